/** Room round the unit, in pixels; below it more, because the prompt lies there. */
const MARGIN = { left: 110, right: 110, top: 110, bottom: 190 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far the ground must be moved so that a place, given in shares of the window, is well seen. */
export function panIntoView(
  place: { readonly across: number; readonly down: number },
  { width, height }: Size,
): { dx: number; dy: number } {
  return {
    dx: shift(place.across * width, MARGIN.left, width - MARGIN.right),
    dy: shift(place.down * height, MARGIN.top, height - MARGIN.bottom),
  };
}

function shift(position: number, least: number, most: number): number {
  if (position < least) return least - position;
  return position > most ? most - position : 0;
}
