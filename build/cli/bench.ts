import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchFire } from '../bench/fire.ts';
import { benchGround } from '../bench/ground.ts';
import { benchLatency } from '../bench/latency.ts';
import { benchLookups } from '../bench/lookups.ts';
import type { Measurement } from '../bench/measure.ts';
import { benchOverlay } from '../bench/overlay.ts';
import { benchPanning } from '../bench/panning.ts';
import { benchSight } from '../bench/sight.ts';
import { REPOSITORY } from '../selfplay/documents.ts';

/** npm run bench: prints every measurement beside its baseline and keeps them in a JSON file. */
const measurements = [
  ...benchLookups(),
  ...benchSight(),
  ...benchFire(),
  ...benchLatency(),
  ...(await benchPanning()),
  ...(await benchOverlay()),
  ...(await benchGround()),
];

console.table(
  measurements.map((one) => ({
    name: one.name,
    baseline: one.baseline,
    ours: `${one.ours.toPrecision(3)} ${one.unit}`,
    goal: one.goal === null ? '' : `${one.goal} ${one.unit}${missesGoal(one) ? ' MISSED' : ''}`,
    theirs: `${one.theirs.toPrecision(3)} ${one.unit}`,
    ratio: Number(one.ratio.toPrecision(3)),
    'at most': one.atMost ?? '',
  })),
);

const file = path.join(REPOSITORY, 'bench-results.json');
writeFileSync(file, `${JSON.stringify(measurements, null, 2)}\n`);
console.log(`Kept in ${path.basename(file)}`);

const broken = measurements.filter(isBroken);
for (const { name, ratio, atMost } of broken)
  console.error(`${name}: ${ratio.toPrecision(3)} times its baseline, promised at most ${atMost}`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** On a slow or busy machine that proves nothing, so only the ratios decide. */
function missesGoal({ ours, goal }: Measurement): boolean {
  return goal !== null && ours > goal;
}

function isBroken({ ratio, atMost }: Measurement): boolean {
  return atMost !== null && ratio > atMost;
}
