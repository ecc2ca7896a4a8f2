import { stateOfPosition } from '../../../shared/cases/position.ts';
import { resolveHexNames } from '../../../shared/cases/hexNames.ts';
import { type CasePosition, caseSchema } from '../../../shared/cases/schema.ts';
import type { AttackHex, CohCommand, Payment, RallyUnit } from '../../../shared/coh/index.ts';
import { hexGrid } from '../../../shared/hex/index.ts';
import { type ChanceScript, newMatch, scriptedChance } from '../../../shared/kernel/index.ts';
import { playWith, type SeatMatch } from './seatMatch.ts';

/** A written-out position with scripted dice and draws, and the commands played on it. */
export function skirmish(
  setup: object,
  script: Partial<ChanceScript>,
  ...commands: readonly CohCommand[]
): SeatMatch {
  const position = positionOf(setup);
  const chance = scriptedChance({ dice: [], draws: [], ...script });
  const match = { ...newMatch(stateOfPosition(position, 'skirmish'), 0), chance: chance.state() };
  const begun = { match, steps: { german: [], soviet: [] } };
  return playWith(chance, begun, ...resolve([...commands], position));
}

function positionOf(setup: object): CasePosition {
  const read = caseSchema.parse({
    formatVersion: 1,
    kind: 'rulesCase',
    id: 'skirmish',
    rule: 'R7.0',
    title: 'A skirmish',
    setup,
    steps: [],
  });
  if ('scenario' in read.setup) throw new Error('A skirmish has a position of its own');
  return resolve(read.setup, read.setup);
}

function resolve<T>(value: T, { boards, origin }: CasePosition): T {
  return resolveHexNames(value, hexGrid(boards), origin);
}

const OPPORTUNITY: Payment = { by: 'opportunity' };

/** Fires with as many CAPs on each roll as told; free, and the unit is spent. */
export function fire(
  unit: string,
  hex: string,
  rolls: Readonly<Record<string, number>>,
  payment: Payment = OPPORTUNITY,
): AttackHex {
  return {
    kind: 'attackHex',
    unit,
    hex,
    rolls: Object.entries(rolls).map(([target, modifier]) => ({ target, modifier })),
    payment,
  };
}

export function rally(unit: string, modifier = 0, payment: Payment = OPPORTUNITY): RallyUnit {
  return { kind: 'rallyUnit', unit, modifier, payment };
}
