export function easeInOut(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2;
}

/** Arrives a little too far and comes back. */
export function backOut(t: number): number {
  const rest = 1 - t;
  return 1 - rest ** 3 * 2.7 + rest ** 2 * 1.7;
}
