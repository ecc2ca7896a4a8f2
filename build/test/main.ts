// npm test and npm run test:long. The last line is `N passed, N failed`, and the exit code agrees.
import { findBrowser } from './browser.ts';
import { runJest } from './jestStep.ts';
import { runScript } from './scriptStep.ts';
import { failed, sum, type Tally } from './tally.ts';

const isLong = process.argv.includes('--long');

async function timed(name: string, step: () => Promise<Tally>): Promise<Tally> {
  const startedAt = performance.now();
  const tally = await step();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const verdict = tally.failed === 0 ? 'passed' : `${tally.failed} FAILED`;
  console.log(`${name}: ${seconds} s, ${verdict}`);
  return tally;
}

async function inBrowser(run: (browser: string) => Promise<Tally>): Promise<Tally> {
  try {
    return await run(findBrowser());
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return failed;
  }
}

const endToEnd = () =>
  inBrowser((browser) => runJest('e2e', { inBand: true, env: { HEXFRONT_BROWSER: browser } }));

const longRuns = () =>
  inBrowser((browser) =>
    runJest('long', { inBand: true, env: { HEXFRONT_BROWSER: browser, HEXFRONT_LONG: '1' } }),
  );

async function everyCheck(): Promise<Tally[]> {
  const tallies = [
    await timed('types', () => runScript('types')),
    await timed('lint', () => runScript('lint')),
    await timed('format', () => runScript('format:check')),
  ];
  const build = await timed('build', () => runScript('build'));
  tallies.push(build, await timed('unit', () => runJest('unit')));
  if (build.failed === 0) return [...tallies, await timed('e2e', endToEnd)];
  console.log('e2e: not run, because there is no build to play.');
  return [...tallies, failed];
}

async function longChecks(): Promise<Tally[]> {
  const build = await timed('build', () => runScript('build'));
  return build.failed > 0 ? [build] : [build, await timed('long', longRuns)];
}

const total = sum(await (isLong ? longChecks() : everyCheck()));
// Set, not called: pending output must still be written, and the line below must be the last.
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
