/** Keys that are held on purpose: to pan, to zoom, to go on through the units. */
const MAY_REPEAT: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  '+',
  '=',
  '-',
  'Tab',
]);

/** Whether a key was pressed, and is not merely still down. */
export function isFreshPress({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  return !repeat || MAY_REPEAT.has(key);
}

/**
 * A key that is still down when the curtain falls or a dialog opens must not act on it. Called before
 * anything else listens, so that nobody, not even a focused button, hears of a repeated press.
 */
export function ignoreHeldKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (isFreshPress(event) || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
