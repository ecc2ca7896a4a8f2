import type { Locator, Page } from 'playwright-core';

/** The hands of a player who only has the screen: used by tests, screenshots and benchmarks. */

/** From the main menu to the board of a new firefight, the initiative rolled. */
export async function playFirefight(page: Page, scenario: string): Promise<void> {
  await page.getByTestId('menu-new-firefight').click();
  await page.getByTestId(`scenario-${scenario}`).click();
  await page.getByTestId('start-firefight').click();
  await declareInitiative(page);
}

/** Both sides declare nothing, however often the dice tie, until somebody has the first turn. */
export async function declareInitiative(page: Page): Promise<void> {
  while (!(await hasTurn(page))) {
    await settle(page);
    if (await isThere(page, 'curtain-lift')) await liftCurtain(page);
    // Switched off it waits for the answer to the last click, and goes with it.
    else if (await declaration(page).isVisible()) await declaration(page).click();
    else if (await isThere(page, 'announcement-continue')) await readOn(page);
  }
}

function declaration(page: Page): Locator {
  return page.locator('[data-testid="initiative-declare"]:not(:disabled)');
}

/** Holds the button until the curtain is up. */
export async function liftCurtain(page: Page): Promise<void> {
  const button = page.getByTestId('curtain-lift');
  await button.hover();
  await page.mouse.down();
  await page.getByTestId('curtain').waitFor({ state: 'hidden' });
  await page.mouse.up();
  // Out of the way of whatever is to be seen.
  await page.mouse.move(2, 2);
}

/** Lifts the curtain and reads what is told, until the side to move can move. */
export async function takeOver(page: Page): Promise<void> {
  await page.getByTestId('curtain-lift').waitFor();
  await liftCurtain(page);
  await settle(page);
  while (await isThere(page, 'announcement-continue')) await readOn(page);
}

export function isThere(page: Page, testId: string): Promise<boolean> {
  return page.getByTestId(testId).isVisible();
}

async function readOn(page: Page): Promise<void> {
  await page.getByTestId('announcement-continue').click();
  await settle(page);
}

async function hasTurn(page: Page): Promise<boolean> {
  const ready = await isThere(page, 'prompt-pass');
  return ready && !(await isThere(page, 'announcement-continue'));
}

/** Two frames: whatever a click has set going on the screen has begun by then. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
