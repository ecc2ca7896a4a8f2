import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../../build/browser/chromium.ts';
import { playFirefight } from '../../build/browser/playing.ts';
import { type StartedGame, startGame } from '../../build/browser/startedGame.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

describe('the list of games', () => {
  const files = tempFolder();
  let browser: Browser;
  let game: StartedGame;
  let page: Page;

  const names = () => page.getByTestId('game-name').allTextContents();
  const rowNamed = (name: string) =>
    page.getByTestId('game-row').filter({ has: page.getByText(name, { exact: true }) });
  beforeAll(async () => {
    browser = await launchBrowser();
    game = await startGame(tempFolder());
    page = await openPage(browser);
    await page.goto(game.url);
    await page.getByTestId('menu').waitFor();
    await playFirefight(page, 'firefight-2');
    await page.getByTestId('to-menu').click();
    await page.getByTestId('menu-load').click();
    await page.getByTestId('game-row').waitFor();
  });

  afterAll(async () => {
    await browser.close();
    await game.kill();
  });

  test('renames a game', async () => {
    await page.getByTestId('game-rename').click();
    await page.getByTestId('game-name-field').fill('Sunday evening');
    await page.keyboard.press('Enter');
    await rowNamed('Sunday evening').waitFor();
    expect(await names()).toEqual(['Sunday evening']);
  });

  test('duplicates it', async () => {
    await page.getByTestId('game-duplicate').click();
    await rowNamed('Sunday evening (copy)').waitFor();
    expect((await names()).sort()).toEqual(['Sunday evening', 'Sunday evening (copy)']);
  });

  test('deletes one and takes that back', async () => {
    const copy = rowNamed('Sunday evening (copy)');
    await copy.getByTestId('game-delete').click();
    await copy.waitFor({ state: 'detached' });
    expect(await names()).toEqual(['Sunday evening']);
    await page.getByTestId('notice-undo').click();
    await copy.waitFor();
    expect(await names()).toHaveLength(2);
  });

  test('exports one as a file and imports that file again', async () => {
    const download = page.waitForEvent('download');
    await rowNamed('Sunday evening').getByTestId('game-export').click();
    const file = path.join(files, 'exported.json');
    await (await download).saveAs(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'hexfront-game' });

    await page.getByTestId('import-file').setInputFiles(file);
    await page.getByTestId('game-row').nth(2).waitFor();
    expect(await names()).toHaveLength(3);
  });

  test('says which field of a broken file is wrong, and keeps the list as it is', async () => {
    const good = JSON.parse(readFileSync(path.join(files, 'exported.json'), 'utf8')) as object;
    const broken = path.join(files, 'broken.json');
    writeFileSync(broken, JSON.stringify({ ...good, formatVersion: 'one' }));
    await page.getByTestId('import-file').setInputFiles(broken);
    const notice = page.getByTestId('notice').filter({ hasText: 'formatVersion' });
    await notice.waitFor();
    expect(await names()).toHaveLength(3);
  });
});
