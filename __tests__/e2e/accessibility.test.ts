import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../../build/browser/chromium.ts';
import { declareInitiative, liftCurtain } from '../../build/browser/playing.ts';
import { type StartedGame, startGame } from '../../build/browser/startedGame.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What a screen reader or a keyboard would trip over, on each screen in turn. */
describe('no screen has a serious accessibility fault', () => {
  let browser: Browser;
  let game: StartedGame;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
    game = await startGame(tempFolder(), { seed: 1 });
    page = await openPage(browser);
    await page.goto(game.url);
    await page.getByTestId('menu').waitFor();
  });

  afterAll(async () => {
    await browser.close();
    await game.kill();
  });

  test('main menu', async () => {
    expect(await faults()).toEqual([]);
  });

  test('new firefight', async () => {
    await page.getByTestId('menu-new-firefight').click();
    await page.getByTestId('scenario-firefight-1').click();
    expect(await faults()).toEqual([]);
  });

  test('curtain', async () => {
    await page.getByTestId('start-firefight').click();
    await page.getByTestId('curtain-lift').waitFor();
    expect(await faults()).toEqual([]);
  });

  test('initiative', async () => {
    await liftCurtain(page);
    await page.getByTestId('initiative-dialog').waitFor();
    expect(await faults()).toEqual([]);
  });

  test('play screen with an active unit', async () => {
    await declareInitiative(page);
    await page
      .locator('[data-testid^="unit-"][data-status="ready"]')
      .first()
      .dispatchEvent('click');
    await page.getByTestId('action-activate').click();
    await page.locator('[data-testid^="destination-"]').first().waitFor({ state: 'attached' });
    expect(await faults()).toEqual([]);
  });

  test('keys overlay', async () => {
    await page.keyboard.press('?');
    await page.getByTestId('help-overlay').waitFor();
    expect(await faults()).toEqual([]);
  });

  test('an attack being aimed, the ways to pay for it, and its result', async () => {
    await page.keyboard.press('Escape');
    await page.getByTestId('help-overlay').waitFor({ state: 'hidden' });
    await page.keyboard.press('d');
    await page
      .locator('[data-testid^="unit-"][data-status="spent"]')
      .waitFor({ state: 'attached' });
    await page.locator('[data-testid="board-area"][data-busy="false"]').waitFor();
    const side = (await page.getByTestId('turn-side').getAttribute('data-side')) ?? '';
    const ready = `[data-testid^="unit-${side.charAt(0)}"][data-status="ready"]`;
    for (const unit of await page.locator(ready).all()) {
      await unit.dispatchEvent('click');
      if ((await page.locator('[data-testid^="target-"]').count()) > 0) break;
    }
    await page.locator('[data-testid^="target-"]').first().waitFor({ state: 'attached' });
    await page.keyboard.press('f');
    await page.getByTestId('attack-panel').waitFor();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByTestId('payment').waitFor();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('1');
    await page.getByTestId('attack-result').waitFor();
    expect(await faults()).toEqual([]);
    await page.getByTestId('announcement-continue').click();
    await page.getByTestId('curtain-lift').waitFor();
  });

  test('list of games', async () => {
    await page.getByTestId('curtain-menu').click();
    await page.getByTestId('menu-load').click();
    await page.getByTestId('game-row').waitFor();
    expect(await faults()).toEqual([]);
  });

  async function faults(): Promise<string[]> {
    // What is still fading in has no contrast yet.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    // Evaluated rather than added as a script: the page's own policy rightly refuses foreign code.
    await page.evaluate(axeSource);
    const results = await page.evaluate(() => {
      const { axe } = window as unknown as {
        axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };
      };
      return axe.run(document, { resultTypes: ['violations'] });
    });
    return results.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }
});
