import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { launchBrowser, openPage } from '../../build/browser/chromium.ts';
import {
  declareInitiative,
  isThere,
  playFirefight,
  takeOver,
} from '../../build/browser/playing.ts';
import { type StartedGame, startGame } from '../../build/browser/startedGame.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

noTimeLimit();

/** One story in a real browser: each test goes on where the one before it stopped. */
describe('firefight 1 from the menu through a power cut and on', () => {
  const dataFolder = tempFolder();
  const complaints: string[] = [];
  let browser: Browser;
  let game: StartedGame;
  let page: Page;

  const open = async () => {
    page = await openPage(browser);
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(game.url);
    await page.getByTestId('menu').waitFor();
  };

  beforeAll(async () => {
    browser = await launchBrowser();
    game = await startGame(dataFolder);
  });

  afterAll(async () => {
    await browser.close();
    await game.kill();
  });

  test('the menu leads to firefight 1 and the initiative to a first turn', async () => {
    await open();
    await playFirefight(page, 'firefight-1');
    expect(await page.getByTestId('round-number').textContent()).toContain('1');
    expect(await logTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/initiative/)]));
  });

  test('a unit is activated and moves a hex; its facing is asked, and the move can be undone', async () => {
    const unit = await ownUnit();
    await activate(unit);
    const from = await unitAttribute(unit, 'data-hex');
    const to = await firstDestination();
    await clickHidden(`destination-${to}`);
    await page.getByTestId('facing-0').waitFor({ state: 'attached' });
    await atRest();
    expect(await unitAttribute(unit, 'data-hex')).toBe(to);

    await page.keyboard.press('u');
    await page.getByTestId('facing-0').waitFor({ state: 'detached' });
    await atRest();
    expect(await unitAttribute(unit, 'data-hex')).toBe(from);

    await clickHidden(`destination-${to}`);
    await page.getByTestId('facing-3').waitFor({ state: 'attached' });
    await atRest();
    await clickHidden('facing-3');
    await takeOver(page);
    expect(await unitAttribute(unit, 'data-hex')).toBe(to);
    expect(await unitAttribute(unit, 'data-facing')).toBe('3');
    expect(await logTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`moves? from \\S+ to ${to}`))]),
    );
  });

  test('the other side pivots by opportunity and its unit is spent', async () => {
    const unit = await ownUnit();
    await clickHidden(`unit-${unit}`);
    await page.keyboard.press('v');
    const facing = Number(await unitAttribute(unit, 'data-facing'));
    await page.keyboard.press(String(((facing + 1) % 6) + 1));
    await page.getByTestId('payment-opportunity').click();
    await takeOver(page);
    expect(await unitAttribute(unit, 'data-facing')).toBe(String((facing + 1) % 6));
    expect(await unitAttribute(unit, 'data-status')).toBe('spent');
  });

  test('a stall takes 1 AP and gives the turn away', async () => {
    const before = await actionPoints();
    await page.keyboard.press('s');
    await takeOver(page);
    await page.keyboard.press('p');
    await takeOver(page);
    expect(await actionPoints()).toBe(before - 1);
  });

  test('two passes in a row bring round 2', async () => {
    // The other side passed in the test before.
    await page.keyboard.press('p');
    await page.getByTestId('round-end').waitFor();
    await declareInitiative(page);
    expect(await page.getByTestId('round-number').textContent()).toContain('2');
  });

  test('after the host is killed, starting again continues on the same board, pixel by pixel', async () => {
    const unit = await ownUnit();
    await activate(unit);
    const before = await boardPicture();
    const known = await positions();

    await game.kill();
    await page.getByTestId('connection-lost').waitFor();
    await page.context().close();
    complaints.length = 0;
    game = await startGame(dataFolder);
    await open();
    await page.getByTestId('menu-continue').click();
    await takeOver(page);
    await clickHidden(`unit-${unit}`);

    expect(await positions()).toEqual(known);
    const after = await boardPicture();
    expect(after.width).toBe(before.width);
    const different = pixelmatch(before.data, after.data, undefined, before.width, before.height, {
      threshold: 0.1,
    });
    expect(different).toBe(0);
  });

  test('nothing was written to the console in anger', () => {
    expect(complaints).toEqual([]);
  });

  /** The list in words, which screen readers use, is there but not to be seen. */
  const clickHidden = (testId: string) => page.getByTestId(testId).dispatchEvent('click');

  /** The screen shows one event after the other and takes no orders meanwhile. */
  const atRest = () => page.locator('[data-testid="board-area"][data-busy="false"]').waitFor();

  /** "6 of 7" on the reference card. */
  const actionPoints = async () =>
    Number.parseInt((await page.getByTestId('ap-caption').textContent()) ?? '', 10);

  async function ownUnit(): Promise<string> {
    const side = await page.getByTestId('turn-side').textContent();
    const letter = /^soviet/i.test(side ?? '') ? 's' : 'g';
    const ready = page.locator(`[data-testid^="unit-${letter}"][data-status="ready"]`).first();
    return ((await ready.getAttribute('data-testid')) ?? '').replace('unit-', '');
  }

  async function activate(unit: string): Promise<void> {
    await clickHidden(`unit-${unit}`);
    await page.getByTestId('action-activate').click();
    await page.locator('[data-testid^="destination-"]').first().waitFor({ state: 'attached' });
    await atRest();
  }

  async function firstDestination(): Promise<string> {
    const next = page.locator('[data-testid^="destination-"][data-next="true"]').first();
    return ((await next.getAttribute('data-testid')) ?? '').replace('destination-', '');
  }

  const unitAttribute = (unit: string, name: string) =>
    page.getByTestId(`unit-${unit}`).getAttribute(name);

  const logTexts = () => page.getByTestId('log-entry').allTextContents();

  /** Everything a player sees of the units and the tracks, in words. */
  const positions = async () => [
    await page.locator('[data-testid^="unit-"][data-hex]').allTextContents(),
    await page.getByTestId('ap-caption').textContent(),
    await page.getByTestId('cap-caption').textContent(),
    await page.getByTestId('round-number').textContent(),
  ];

  /** The board when everything on it has come to rest; where the keyboard is does not matter. */
  async function boardPicture(): Promise<PNG> {
    await page.mouse.move(2, 2);
    await page.keyboard.press('Home');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    let last: Buffer = Buffer.alloc(0);
    for (;;) {
      const picture = await page.getByTestId('board').screenshot();
      const painted = !(await isThere(page, 'painting'));
      if (painted && picture.equals(last)) return PNG.sync.read(picture);
      last = picture;
      await page.waitForTimeout(300);
    }
  }
});
