import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, USUAL_WINDOW } from '../browser/chromium.ts';
import { playFirefight } from '../browser/playing.ts';
import { startGame } from '../browser/startedGame.ts';
import { REPOSITORY } from '../selfplay/documents.ts';
import { compared, type Measurement, median } from './measure.ts';

const STEPS = 60;
const ROUNDS = 7;

/** Dragging the board with all its layers against dragging a stage with nothing on it. */
export async function benchPanning(): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexfront-bench-'));
  const game = await startGame(folder);
  const browser = await launchBrowser();
  try {
    const board = await boardPage(browser, game.url);
    const empty = await emptyStagePage(browser);
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.ours.push(await panTime(board));
      times.theirs.push(await panTime(empty));
    }
    return [
      compared({
        name: 'panning the board, per mouse move',
        baseline: 'panning an empty Konva stage',
        unit: 'ms',
        ours: median(times.ours),
        theirs: median(times.theirs),
      }),
    ];
  } finally {
    await browser.close();
    await game.kill();
    rmSync(folder, { recursive: true });
  }
}

async function boardPage(browser: Browser, url: string): Promise<Page> {
  const page = await openPage(browser);
  await page.goto(url);
  await playFirefight(page, 'firefight-1');
  return page;
}

async function emptyStagePage(browser: Browser): Promise<Page> {
  const { width, height } = USUAL_WINDOW;
  const { outputFiles } = await build({
    stdin: {
      contents: `import Konva from 'konva';
        const stage = new Konva.Stage({ container: 'stage', width: ${width}, height: ${height}, draggable: true });
        stage.add(new Konva.Layer());`,
      resolveDir: REPOSITORY,
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  const page = await openPage(browser);
  await page.setContent('<body style="margin:0"><div id="stage"></div></body>');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return page;
}

/** Main-thread milliseconds per move of a real drag, as the browser itself counts them. */
async function panTime(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const { width, height } = USUAL_WINDOW;
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  const before = await busy();
  for (let step = 1; step <= STEPS; step += 1) {
    const swing = Math.sin((step / STEPS) * 2 * Math.PI);
    await page.mouse.move(width / 2 + 180 * swing, height / 2 + 90 * swing);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const spent = (await busy()) - before;
  await page.mouse.up();
  await client.detach();
  return spent / STEPS;
}
