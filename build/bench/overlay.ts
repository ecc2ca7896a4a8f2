import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../browser/chromium.ts';
import { playFirefight } from '../browser/playing.ts';
import { startGame } from '../browser/startedGame.ts';
import { compared, type Measurement, median } from './measure.ts';

/** Four boards, the largest table there is. */
const SCENARIO = 'manoeuvre-1';
const ROUNDS = 5;
const STEPS = 60;
/** No move may keep the screen for longer, in milliseconds: the hand would feel it. */
const FRAME = 50;
/** Rows that the mouse goes through in a round; the next round goes between them. */
const ROWS = 4;

/** Moving the mouse over four boards while each hex shows what it sees, against doing so with nothing shown. */
export async function benchOverlay(): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexfront-bench-'));
  const game = await startGame(folder);
  const browser = await launchBrowser();
  try {
    const page = await openPage(browser);
    await page.goto(game.url);
    await playFirefight(page, SCENARIO);
    await page.keyboard.press('Home');
    await atRest(page);
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.theirs.push(...(await moveTimes(page, round)));
      await page.getByTestId('sight-toggle').dispatchEvent('click');
      times.ours.push(...(await moveTimes(page, round)));
      await page.getByTestId('sight-toggle').dispatchEvent('click');
    }
    return [
      measured('median', median, times),
      { ...measured('longest', longest, times), goal: FRAME },
    ];
  } finally {
    await browser.close();
    await game.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Until the ground is painted for the size at which it is shown: two pictures in a row are the same. */
async function atRest(page: Page): Promise<void> {
  let last: Buffer = Buffer.alloc(0);
  for (;;) {
    await page.waitForTimeout(1000);
    await page.getByTestId('painting').waitFor({ state: 'detached' });
    const picture = await page.screenshot();
    if (picture.equals(last)) return;
    last = picture;
  }
}

function measured(
  name: string,
  figure: (times: readonly number[]) => number,
  times: { readonly ours: readonly number[]; readonly theirs: readonly number[] },
): Measurement {
  return compared({
    name: `mouse over four boards in sight mode, ${name} move`,
    baseline: 'the same moves with nothing shown',
    unit: 'ms',
    ours: figure(times.ours),
    theirs: figure(times.theirs),
  });
}

const longest = (times: readonly number[]) => Math.max(...times);

/** Main-thread milliseconds of each move with the frame it leads to, as the browser counts them. */
async function moveTimes(page: Page, round: number): Promise<number[]> {
  const box = await page.getByTestId('board').boundingBox();
  if (!box) throw new Error('There is no board to point at');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const times: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const { across, down } = placeOf(round, step);
    const before = await busy(client);
    await page.mouse.move(box.x + across * box.width, box.y + down * box.height);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    times.push((await busy(client)) - before);
  }
  await client.detach();
  return times;
}

/** Each move of each round goes to a hex where the mouse has not been: nothing is known beforehand. */
function placeOf(round: number, step: number): { across: number; down: number } {
  const perRow = STEPS / ROWS;
  const row = Math.floor(step / perRow);
  const share = ((step % perRow) + round / ROUNDS) / perRow;
  return { across: 0.03 + 0.94 * share, down: 0.08 + 0.84 * ((row + round / ROUNDS) / ROWS) };
}

async function busy(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
