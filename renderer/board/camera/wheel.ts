/** What a turn of the wheel, or two fingers on a touchpad, asks of the camera. */
export type WheelGesture =
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number };

export interface WheelInput {
  readonly deltaX: number;
  readonly deltaY: number;
  /** 0 pixels, 1 lines, 2 pages. */
  readonly deltaMode: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
}

const PIXELS_PER_LINE = 20;
const PIXELS_PER_PAGE = 400;
/** A usual notch of 100 pixels changes the size by about a sixth. */
const ZOOM_PER_PIXEL = 0.0015;
/** Pinching arrives as a wheel with Ctrl and much smaller steps. */
const PINCH_PER_PIXEL = 0.01;
const LARGEST_STEP = 240;

export function wheelGesture(input: WheelInput): WheelGesture {
  const unit = [1, PIXELS_PER_LINE, PIXELS_PER_PAGE][input.deltaMode] ?? 1;
  const dx = input.deltaX * unit;
  const dy = input.deltaY * unit;
  // A mouse wheel never moves sideways on its own: two fingers do.
  if (!input.ctrlKey && dx !== 0) return { kind: 'pan', dx: -dx, dy: -dy };
  if (!input.ctrlKey && input.shiftKey) return { kind: 'pan', dx: -dy, dy: 0 };
  const step = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, dy));
  const strength = input.ctrlKey ? PINCH_PER_PIXEL : ZOOM_PER_PIXEL;
  return { kind: 'zoom', factor: Math.exp(-step * strength) };
}
