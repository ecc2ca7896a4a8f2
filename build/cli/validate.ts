import { readMap, readScenario, type Problem } from '../../shared/scenario/index.ts';
import { readJson, shippedMaps } from '../selfplay/documents.ts';

/** npm run validate -- FILE… : checks map and scenario documents. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name at least one document: npm run validate -- scenarios/firefights/*.json');
  process.exit(2);
}

for (const file of files) {
  const problems = check(file);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  console.log(`${errors > 0 ? 'FAIL' : 'ok'}  ${file}`);
  for (const { severity, message } of problems) console.log(`      ${severity}: ${message}`);
  if (errors > 0) process.exitCode = 1;
}

function check(file: string): readonly Problem[] {
  try {
    const value = readJson(file);
    const kind = (value as { kind?: unknown } | null)?.kind;
    if (kind === 'map') return readMap(value).problems;
    if (kind === 'scenario') return readScenario(value, shippedMaps()).problems;
    return [unreadable('kind: expected "map" or "scenario".')];
  } catch (problem) {
    return [unreadable(problem instanceof Error ? problem.message : String(problem))];
  }
}

function unreadable(message: string): Problem {
  return { severity: 'error', path: '', message };
}
