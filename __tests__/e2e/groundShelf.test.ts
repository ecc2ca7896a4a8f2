import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../../build/browser/chromium.ts';
import { isThere, playFirefight, takeOver } from '../../build/browser/playing.ts';
import { type StartedGame, startGame } from '../../build/browser/startedGame.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

noTimeLimit();

/** One story: the second test opens again what the first one has painted. */
describe('the ground of four maps', () => {
  const dataFolder = tempFolder();
  let browser: Browser;
  let game: StartedGame;
  let page: Page;
  /** Everything that was painted while this page was open. */
  let painters: number;
  let firstPicture: Buffer;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const open = async () => {
    game = await startGame(dataFolder, { seed: 5 });
    page = await openPage(browser);
    painters = 0;
    page.on('worker', () => (painters += 1));
    await page.goto(game.url);
    await page.getByTestId('menu').waitFor();
  };

  test('is painted in the background, with its progress told, and then kept', async () => {
    await open();
    await playFirefight(page, 'manoeuvre-1');
    await page.waitForFunction(() => {
      const bar = document.querySelector<HTMLProgressElement>('[data-testid="painting"] progress');
      return bar !== null && bar.value > 0.3 && bar.value < 1;
    });
    firstPicture = await boardPicture();
    expect(painters).toBe(1);
    const kept = readdirSync(path.join(dataFolder, 'pictures'));
    expect(kept.filter((name) => name.endsWith('-29.jpg')).length).toBeGreaterThan(0);
    expect(kept.filter((name) => name.endsWith('-58.jpg')).length).toBeGreaterThan(0);
    await game.kill();
    await page.context().close();
  });

  test('is not painted again when the game is continued, and looks the same', async () => {
    await open();
    await page.getByTestId('menu-continue').click();
    await takeOver(page);
    expect((await boardPicture()).equals(firstPicture)).toBe(true);
    expect(painters).toBe(0);
    await game.kill();
  });

  async function boardPicture(): Promise<Buffer> {
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    let last: Buffer = Buffer.alloc(0);
    for (;;) {
      const picture = await page.getByTestId('board').screenshot();
      if (!(await isThere(page, 'painting')) && picture.equals(last)) return picture;
      last = picture;
      await page.waitForTimeout(400);
    }
  }
});
