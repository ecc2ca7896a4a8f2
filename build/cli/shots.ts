import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser, openPage, USUAL_WINDOW, type Window } from '../browser/chromium.ts';
import {
  declareInitiative,
  isThere,
  liftCurtain,
  playFirefight,
  takeOver,
} from '../browser/playing.ts';
import { startGame } from '../browser/startedGame.ts';
import { REPOSITORY } from '../selfplay/documents.ts';

/** npm run shots: a picture of every screen and state at the sizes of the look guide, for looking. */
const WINDOWS: readonly Window[] = [
  USUAL_WINDOW,
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];

const SEED = 5;

const folder = path.join(REPOSITORY, 'shots');
mkdirSync(folder, { recursive: true });
for (const window of WINDOWS) await takeShots(window);
console.log(`Pictures are in ${path.basename(folder)}/`);

async function takeShots(window: Window): Promise<void> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'hexfront-shots-'));
  // The same luck each time, so that pictures of two days can be compared.
  const game = await startGame(dataFolder, { seed: SEED });
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
  await lookAbout(page, shot);
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
  await fight(page, shot);
  await lookFar(page, shot);
  await page.getByTestId('menu').waitFor();
  await shot('menu-continue');
  await click('menu-load');
  await shot('load');
}

/** What a hex sees, the line to another, and where the enemy can fire: all with the keys. */
async function lookAbout(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByTestId('board-area').focus();
  await press('t', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await shot('threats');
  await press('t', 'Shift+Q');
  await shot('sight');
  await press('Space', ...Array<string>(6).fill('Shift+ArrowRight'));
  await shot('sight-line');
  await press('Space');
  await shot('sight-line-fixed');
  await press('Escape', 'Escape', 'Escape');
  // The pointer leaves the board, and its tip with it.
  await page.mouse.move(800, 500);
  await page.mouse.move(2, 2);
}

/** The same from a hill on the largest table. */
async function lookFar(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await page.getByTestId('menu').waitFor();
  await playFirefight(page, 'manoeuvre-1');
  await page.getByTestId('painting').waitFor({ state: 'detached' });
  await page.keyboard.press('Home');
  await shot('four-maps');
  const hill = page.locator('[data-testid^="unit-"][data-hex="10-J06"]');
  await hill.dispatchEvent('click');
  await lookAbout(page, shot);
  await page.getByTestId('to-menu').click();
}

/** A few turns of firefight 2, until there have been hits, a rally and something to bury. */
async function fight(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  const taken = new Set<string>();
  const once = async (name: string) => {
    if (taken.has(name)) return;
    taken.add(name);
    await shot(name);
  };
  await playFirefight(page, 'firefight-2');
  for (let turn = 0; turn < 16; turn += 1) {
    if (await rally(page, once)) continue;
    if (!(await fire(page, once))) {
      await page.keyboard.press('p');
      await page.waitForTimeout(600);
    }
    await handOver(page, once);
  }
  await page.getByTestId('to-menu').click();
  await page.getByTestId('menu').waitFor();
}

async function rally(page: Page, once: (name: string) => Promise<void>): Promise<boolean> {
  const side = (await page.getByTestId('turn-side').getAttribute('data-side')) ?? '';
  const hit = page.locator(`[data-testid^="unit-${side.charAt(0)}"]:not([data-hit=""])`).first();
  if ((await hit.count()) === 0) return false;
  await hit.dispatchEvent('click');
  if ((await page.getByTestId('action-rally').getAttribute('aria-disabled')) === 'true')
    return false;
  await page.keyboard.press('r');
  await once('rally');
  await page.keyboard.press('Enter');
  await payFirst(page);
  await page.getByTestId('rally-result').waitFor();
  await once('rally-result');
  await handOver(page, once);
  return true;
}

async function fire(page: Page, once: (name: string) => Promise<void>): Promise<boolean> {
  const side = (await page.getByTestId('turn-side').getAttribute('data-side')) ?? '';
  for (const unit of await page.locator(`[data-testid^="unit-${side.charAt(0)}"]`).all()) {
    await unit.dispatchEvent('click');
    if ((await page.locator('[data-testid^="target-"]').count()) === 0) continue;
    await once('targets');
    await page.keyboard.press('f');
    await once('aim');
    await page.keyboard.press('1');
    await once('aim-with-cap');
    await page.keyboard.press('Enter');
    if (await isThere(page, 'payment')) await once('payment-for-fire');
    await payFirst(page);
    await page.getByTestId('attack-result').waitFor();
    const verdict = await page.getByTestId('roll-line').first().getAttribute('data-verdict');
    await once(`result-${verdict}`);
    return true;
  }
  return false;
}

async function payFirst(page: Page): Promise<void> {
  await page.waitForTimeout(100);
  if (await isThere(page, 'payment')) await page.keyboard.press('1');
}

/** Reads what there is to read, and passes the screen on where the turn is over. */
async function handOver(page: Page, once: (name: string) => Promise<void>): Promise<void> {
  while (await isThere(page, 'announcement-continue')) {
    await page.getByTestId('announcement-continue').click();
    await page.waitForTimeout(700);
  }
  if (await isThere(page, 'curtain-lift')) {
    await once('hand-over');
    await takeOver(page);
    await once('after-a-hit');
  }
  if (!(await isThere(page, 'prompt-pass'))) await declareInitiative(page);
}
