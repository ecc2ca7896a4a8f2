import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import type { Board } from '../../shared/coh/index.ts';
import { fromRoot, repoRoot } from '../bootstrap/paths.mjs';
import type * as painterPage from './painterPage.ts';

/** Paints maps in a real browser, for looking and for tests. */
export interface Painter {
  /** The picture as a PNG file. */
  paint(board: Board, radius: number): Promise<Buffer>;
  /** The colour of the bare ground under each centre dot, by hex number. */
  dotColours(board: Board): Promise<(readonly number[])[]>;
}

declare global {
  interface Window {
    hexfrontPainter: typeof painterPage;
  }
}

export async function openPainter(browser: Browser): Promise<Painter> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await painterScript() });
  return {
    async paint(board, radius) {
      const png = await page.evaluate(
        (order) => window.hexfrontPainter.paintedPng(order.board, order.radius),
        { board, radius },
      );
      return Buffer.from(png, 'base64');
    },
    dotColours: (board) => page.evaluate((one) => window.hexfrontPainter.dotColours(one), board),
  };
}

async function painterScript(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: repoRoot,
    entryPoints: [fromRoot('build', 'browser', 'painterPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'hexfrontPainter',
    target: 'chrome140',
  });
  return outputFiles[0]?.text ?? '';
}
