/** A straight line in the colour and width that the context has. */
export function strokeSegment(
  context: CanvasRenderingContext2D,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

export function strokePath(
  context: CanvasRenderingContext2D,
  path: Path2D,
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}
