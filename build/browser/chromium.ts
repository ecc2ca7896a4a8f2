import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../test/browser.ts';

export interface Window {
  readonly width: number;
  readonly height: number;
  readonly scale?: number;
}

/** The window that the look guide draws. */
export const USUAL_WINDOW: Window = { width: 1600, height: 1000 };

/** Root has no sandbox, and a browser that looks for updates only disturbs a test. */
const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.HEXFRONT_BROWSER ?? findBrowser();
  return chromium.launch({ executablePath, args: FLAGS });
}

export async function openPage(browser: Browser, window: Window = USUAL_WINDOW): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: window.width, height: window.height },
    deviceScaleFactor: window.scale ?? 1,
    reducedMotion: 'reduce',
  });
  // Generous: a slow machine must not fail a test, but a broken one should not hang for ever.
  context.setDefaultTimeout(60_000);
  return context.newPage();
}
