import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser, openPage, USUAL_WINDOW, type Window } from '../browser/chromium.ts';
import { declareInitiative, liftCurtain, takeOver } from '../browser/playing.ts';
import { startGame } from '../browser/startedGame.ts';
import { REPOSITORY } from '../selfplay/documents.ts';

/** npm run shots: a picture of every screen and state at the sizes of the look guide, for looking. */
const WINDOWS: readonly Window[] = [
  USUAL_WINDOW,
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];

const folder = path.join(REPOSITORY, 'shots');
mkdirSync(folder, { recursive: true });
for (const window of WINDOWS) await takeShots(window);
console.log(`Pictures are in ${path.basename(folder)}/`);

async function takeShots(window: Window): Promise<void> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'hexfront-shots-'));
  const game = await startGame(dataFolder);
  const browser = await launchBrowser();
  try {
    const page = await openPage(browser, window);
    await page.goto(game.url);
    await page.getByTestId('menu').waitFor();
    let count = 0;
    await tour(page, async (name) => {
      count += 1;
      const number = String(count).padStart(2, '0');
      const file = `${window.width}x${window.height}-${number}-${name}.png`;
      await atRest(page, path.join(folder, file));
    });
  } finally {
    await browser.close();
    await game.kill();
    rmSync(dataFolder, { recursive: true });
  }
}

/** Keeps the first picture that looks like the one before it. */
async function atRest(page: Page, file: string): Promise<void> {
  let last: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < 20; tries += 1) {
    const picture = await page.screenshot({ path: file });
    if (picture.equals(last)) return;
    last = picture;
    await page.waitForTimeout(250);
  }
}

async function tour(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  const click = (testId: string) => page.getByTestId(testId).click();
  const choose = (selector: string) => page.locator(selector).first().dispatchEvent('click');
  await shot('menu-empty');
  await click('menu-new-firefight');
  await click('scenario-firefight-1');
  await shot('new-firefight');
  await click('start-firefight');
  await page.getByTestId('curtain-lift').waitFor();
  await shot('curtain');
  await liftCurtain(page);
  await page.getByTestId('initiative-dialog').waitFor();
  await shot('initiative');
  await declareInitiative(page);
  await shot('turn');
  await choose('[data-testid^="unit-"][data-status="ready"]');
  await shot('ready-unit');
  await click('action-activate');
  await page.locator('[data-testid^="destination-"]').first().waitFor({ state: 'attached' });
  await shot('active-unit');
  await choose('[data-testid^="destination-"][data-next="false"]');
  await shot('planned-path');
  await choose('[data-testid^="destination-"][data-next="true"]');
  await page.getByTestId('facing-1').waitFor({ state: 'attached' });
  await shot('facing');
  await choose('[data-testid="facing-1"]');
  await takeOver(page);
  await choose('[data-testid^="unit-"][data-status="ready"]');
  await click('action-pivot');
  await page.keyboard.press('4');
  await page.getByTestId('payment').waitFor();
  await shot('payment');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await shot('help');
  await page.keyboard.press('Escape');
  await click('to-menu');
  await page.getByTestId('menu').waitFor();
  await shot('menu-continue');
  await click('menu-load');
  await shot('load');
}
