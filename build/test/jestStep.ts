// Runs one Jest project and counts its tests from Jest's own report.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jestCommand } from '../bootstrap/jestCommand.mjs';
import { repoRoot } from '../bootstrap/paths.mjs';
import { spawnThrough } from '../bootstrap/spawnThrough.mjs';
import { failed, type Tally } from './tally.ts';

export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** A skipped test, or a file that did not even load, proves nothing and so has failed. */
export const tallyOf = (report: JestReport): Tally => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.numPendingTests +
    report.numTodoTests +
    report.numRuntimeErrorTestSuites,
});

function readReport(file: string): JestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
}

function judge(project: string, code: number, report: JestReport | undefined): Tally {
  if (!report) {
    console.log(`Jest ended with code ${code} and left no report of ${project}.`);
    return failed;
  }
  const tally = tallyOf(report);
  if (tally.passed + tally.failed === 0) {
    console.log(`Jest found no ${project} tests.`);
    return failed;
  }
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export async function runJest(project: string, options: JestStepOptions = {}): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexfront-jest-'));
  const reportFile = path.join(folder, 'report.json');
  const args = ['--selectProjects', project, '--json', `--outputFile=${reportFile}`];
  if (options.inBand) args.push('--runInBand');
  const code = await spawnThrough(process.execPath, jestCommand(args), {
    cwd: repoRoot,
    env: { ...process.env, ...options.env },
    // Jest's readable report goes to stderr, with --json a machine's to stdout. We show the former,
    // on our stdout, so that the closing line of npm test comes last.
    stdio: ['ignore', 'ignore', 1],
  });
  const tally = judge(project, code, readReport(reportFile));
  rmSync(folder, { recursive: true, force: true });
  return tally;
}

export interface JestStepOptions {
  readonly inBand?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}
