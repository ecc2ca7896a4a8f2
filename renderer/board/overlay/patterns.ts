/** Tiles of patterns are painted at double size and shown at half: crisp on fine screens too. */
const FINENESS = 2;
const DOTS = 10;
const HATCH = 9;
const THREAT_HATCH = 12;

type Brush = (context: OffscreenCanvasRenderingContext2D, side: number) => void;

const tiles = new Map<string, OffscreenCanvas>();

export function dotPattern(
  context: CanvasRenderingContext2D,
  colour: string,
): CanvasPattern | null {
  return pattern(context, `dots ${colour}`, DOTS, (brush, side) => {
    brush.fillStyle = colour;
    for (const place of [side / 4, (side * 3) / 4]) {
      brush.beginPath();
      brush.arc(place, place, 3.4, 0, 2 * Math.PI);
      brush.fill();
    }
  });
}

/** Lines at 45°, rising to the right. */
export function hatchPattern(
  context: CanvasRenderingContext2D,
  colour: string,
): CanvasPattern | null {
  return pattern(context, `hatch ${colour}`, HATCH, (brush, side) => {
    brush.strokeStyle = colour;
    brush.lineWidth = 4.2;
    brush.beginPath();
    for (const start of [-side, 0, side]) {
      brush.moveTo(start - side, 2 * side);
      brush.lineTo(start + 2 * side, -side);
    }
    brush.stroke();
  });
}

/** Thin lines at 45° that fall to the right, wide enough apart for a wash below to show. */
export function threatPattern(
  context: CanvasRenderingContext2D,
  colour: string,
): CanvasPattern | null {
  return pattern(context, `threat ${colour}`, THREAT_HATCH, (brush, side) => {
    brush.strokeStyle = colour;
    brush.lineWidth = 3.2;
    brush.beginPath();
    for (const start of [-side, 0, side]) {
      brush.moveTo(start - side, -side);
      brush.lineTo(start + 2 * side, 2 * side);
    }
    brush.stroke();
  });
}

function pattern(
  context: CanvasRenderingContext2D,
  key: string,
  side: number,
  paint: Brush,
): CanvasPattern | null {
  const tile = tiles.get(key) ?? paintTile(side * FINENESS, paint);
  tiles.set(key, tile);
  const repeated = context.createPattern(tile, 'repeat');
  repeated?.setTransform(new DOMMatrix().scale(1 / FINENESS));
  return repeated;
}

function paintTile(side: number, paint: Brush): OffscreenCanvas {
  const tile = new OffscreenCanvas(side, side);
  paint(tile.getContext('2d') as OffscreenCanvasRenderingContext2D, side);
  return tile;
}
