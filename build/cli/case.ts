import { statSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runCase } from '../../shared/cases/index.ts';
import { readJson, scenarioStart } from '../selfplay/documents.ts';

/** npm run case -- FILE… : runs rules cases; a folder stands for every case in it. */
const given = process.argv.slice(2);
if (given.length === 0) {
  console.error('Name at least one rules case: npm run case -- __tests__/cases');
  process.exit(2);
}

let failures = 0;
for (const file of given.flatMap(casesIn)) {
  const result = run(file);
  if (result.passed) console.log(`pass  ${result.id}  ${result.title}`);
  else {
    failures += 1;
    console.log(`FAIL  ${result.id}  ${result.title}\n      ${file}\n      ${result.difference}`);
  }
}
process.exitCode = failures > 0 ? 1 : 0;

function casesIn(name: string): string[] {
  if (!statSync(name, { throwIfNoEntry: false })) {
    console.error(`${name}: there is no such file.`);
    process.exit(2);
  }
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => path.join(name, file));
}

function run(file: string) {
  try {
    return runCase(readJson(file), scenarioStart);
  } catch (problem) {
    const difference = problem instanceof Error ? problem.message : String(problem);
    return { passed: false as const, id: path.basename(file), title: '', difference };
  }
}
