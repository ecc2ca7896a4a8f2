/** The parts of the screen that F6 goes through, in this order. */
const REGIONS = ['board', 'list', 'prompt', 'actions', 'log', 'top'] as const;

const FOCUSABLE = 'button:not(:disabled), [tabindex="0"]';

function regionElement(region: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(`[data-region="${region}"]`);
  if (!element || element.matches('[tabindex]')) return element;
  return element.querySelector<HTMLElement>(FOCUSABLE);
}

export function focusRegion(region: (typeof REGIONS)[number]): void {
  regionElement(region)?.focus();
}

/** A dialog that asks something keeps the focus. */
export function focusBoard(): void {
  if (!document.querySelector('dialog[open]')) focusRegion('board');
}

export function focusNextRegion(step: 1 | -1): void {
  const here = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region'];
  const start = REGIONS.findIndex((region) => region === here);
  for (let tried = 1; tried <= REGIONS.length; tried += 1) {
    const index = (start + step * tried + REGIONS.length * 2) % REGIONS.length;
    const element = regionElement(REGIONS[index] ?? 'board');
    if (element) return element.focus();
  }
}

/** Whether keys belong to the board, and not to a button or a field that has the focus. */
export function isOnBoard(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof HTMLElement && target.dataset['region'] === 'board')
  );
}
