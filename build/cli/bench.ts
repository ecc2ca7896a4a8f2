import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchFire } from '../bench/fire.ts';
import { benchLatency } from '../bench/latency.ts';
import { benchLookups } from '../bench/lookups.ts';
import type { Measurement } from '../bench/measure.ts';
import { benchPanning } from '../bench/panning.ts';
import { REPOSITORY } from '../selfplay/documents.ts';

/** npm run bench: prints every measurement beside its baseline and keeps them in a JSON file. */
const measurements = [
  ...benchLookups(),
  ...benchFire(),
  ...benchLatency(),
  ...(await benchPanning()),
];

console.table(
  measurements.map(({ name, baseline, unit, ours, theirs, ratio, atMost }) => ({
    name,
    baseline,
    ours: `${ours.toPrecision(3)} ${unit}`,
    theirs: `${theirs.toPrecision(3)} ${unit}`,
    ratio: Number(ratio.toPrecision(3)),
    'at most': atMost ?? '',
  })),
);

const file = path.join(REPOSITORY, 'bench-results.json');
writeFileSync(file, `${JSON.stringify(measurements, null, 2)}\n`);
console.log(`Kept in ${path.basename(file)}`);

const broken = measurements.filter(isBroken);
for (const { name, ratio, atMost } of broken)
  console.error(`${name}: ${ratio.toPrecision(3)} times its baseline, promised at most ${atMost}`);
process.exitCode = broken.length > 0 ? 1 : 0;

function isBroken({ ratio, atMost }: Measurement): boolean {
  return atMost !== null && ratio > atMost;
}
