import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../browser/chromium.ts';
import { playFirefight, takeOver } from '../browser/playing.ts';
import { startGame } from '../browser/startedGame.ts';
import { compared, type Measurement, median } from './measure.ts';

/** Four boards, the largest table there is, and the size they are painted in for the usual window. */
const SCENARIO = 'manoeuvre-1';
const USUAL_STEP = 58;
/** The menu has its own map painted before, in two sizes. */
const PICTURES_OF_THE_MENU = 2;
const STARTS = 5;

/** From asking for the ground to having it: the first time, and when the program starts again. */
export async function benchGround(): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexfront-bench-'));
  const browser = await launchBrowser();
  try {
    const painted = await timeOf('ground painted', folder, browser, (page) =>
      playFirefight(page, SCENARIO),
    );
    const starts: number[] = [];
    for (let start = 0; start < STARTS; start += 1)
      starts.push(
        await timeOf('ground from the shelf', folder, browser, async (page) => {
          await page.getByTestId('menu-continue').click();
          await takeOver(page);
        }),
      );
    const kept = median(starts);
    const name = 'the ground of four boards';
    return [
      compared({
        name: `${name}, painted in the background`,
        baseline: 'taken from the disk',
        unit: 'ms',
        ours: painted,
        theirs: kept,
        goal: 5000,
      }),
      compared({
        name: `${name}, taken from the disk`,
        baseline: 'painted in the background',
        unit: 'ms',
        ours: kept,
        theirs: painted,
        goal: 300,
        atMost: 1 / 4,
      }),
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function timeOf(
  measure: string,
  folder: string,
  browser: Browser,
  play: (page: Page) => Promise<void>,
): Promise<number> {
  const game = await startGame(folder);
  const page = await openPage(browser);
  try {
    await page.goto(game.url);
    await page.getByTestId('menu').waitFor();
    await pictures(page, measure, PICTURES_OF_THE_MENU);
    await page.evaluate(() => performance.clearMeasures());
    await play(page);
    return await pictures(page, measure, 1);
  } finally {
    await page.context().close();
    await game.kill();
  }
}

/** Waits for so many pictures, and says how long the last one of the usual size took. */
async function pictures(page: Page, measure: string, count: number): Promise<number> {
  const found = await page.waitForFunction(
    ({ name, size, least }) => {
      const all = performance.getEntriesByName(name) as PerformanceMeasure[];
      const ofSize = all.filter(({ detail }) => detail === size);
      return all.length >= least && ofSize.length > 0 ? ofSize.at(-1)?.duration : null;
    },
    { name: measure, size: USUAL_STEP, least: count },
  );
  return (await found.jsonValue()) ?? Number.NaN;
}
