const USED_ON_CANVAS = [
  '500 12px "Barlow Condensed"',
  '600 12px "Barlow Condensed"',
  '700 12px "Barlow Condensed"',
  '400 12px Inter',
  '600 12px Inter',
  '800 12px "Big Shoulders Stencil Text"',
  '400 12px "Special Elite"',
];

/** A canvas draws with whatever font is there: it must not be drawn before ours are. */
export async function fontsReady(): Promise<void> {
  // A font that cannot be had is replaced by the browser; the game must start all the same.
  await Promise.allSettled(USED_ON_CANVAS.map((font) => document.fonts.load(font)));
}
