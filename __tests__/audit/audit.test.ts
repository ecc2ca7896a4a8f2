import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { auditGame } from '../../build/audit/auditGame.ts';
import { auditMatch } from '../../build/audit/auditMatch.ts';
import { sentenceOf } from '../../build/audit/report.ts';
import { type VariantName, VARIANTS } from '../../build/audit/variants.ts';
import { REPOSITORY } from '../../build/selfplay/documents.ts';
import { firefight } from '../helpers/matches.ts';

/** What the auditor finds in games with these seeds, in sentences. */
function faults(scenario: string, variant: VariantName, seeds: readonly number[]): string[] {
  const start = firefight(scenario);
  return seeds.flatMap((seed) =>
    auditGame(VARIANTS[variant](start, seed), seed).differences.map(
      (one) => `Seed ${seed}: ${sentenceOf(one)}`,
    ),
  );
}

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const FIREFIGHTS = ['firefight-1', 'firefight-2', 'firefight-5', 'firefight-6'];

describe('the auditor agrees with the engine', () => {
  test.each(FIREFIGHTS)('in 20 games of %s', (scenario) => {
    expect(faults(scenario, 'plain', seeds(20))).toEqual([]);
  });

  const variants = (Object.keys(VARIANTS) as VariantName[]).filter((name) => name !== 'plain');
  test.each(variants)('in games of the variant %s', (variant) => {
    expect(faults('firefight-1', variant, seeds(4))).toEqual([]);
    expect(faults('firefight-2', variant, seeds(4))).toEqual([]);
  });
});

test('the auditor follows a step that was taken back', () => {
  const start = firefight('firefight-1');
  const { steps } = auditGame(start, 1);
  const at = steps.findIndex(({ command }) => command.kind === 'activateUnit');
  const activated = steps[at]!;
  const undone = {
    ...activated,
    revision: activated.revision + 1,
    command: { kind: 'undo' as const },
    events: [{ type: 'undone' as const, payload: { revision: activated.revision - 1 } }],
  };
  const again = steps.slice(at).map((step) => ({ ...step, revision: step.revision + 2 }));
  expect(auditMatch(start, [...steps.slice(0, at + 1), undone, ...again])).toEqual([]);
  expect(auditMatch(start, [...steps.slice(0, at + 1), ...again])).not.toEqual([]);
});

test('the auditor shares no calculator with the engine', () => {
  const folder = path.join(REPOSITORY, 'build/audit');
  const values = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const imports = text.matchAll(/import \{([^}]*)\} from '\.\.\/\.\.\/shared\/[^']*'/g);
    return [...imports].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type ')),
    );
  });
  // The printed counters, the rows of Table T1, an empty board, and the players of the games.
  expect([...new Set(values)].sort()).toEqual(['FLAT_GROUND', 'PLAYERS', 'TERRAINS', 'UNIT_TYPES']);
});
