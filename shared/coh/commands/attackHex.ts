import { z } from 'zod';
import { type HexId, hexId, hexIndex, NO_HEX } from '../../hex/index.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import { totalCost } from '../events/index.ts';
import { declareAttack, endAttack, rollAgainst, rollsToMake } from '../rules/attack.ts';
import { battlefieldOf } from '../rules/battlefield.ts';
import { checkFire, fireCost, targetsIn } from '../rules/fire.ts';
import { ask, finishAction } from '../rules/flow.ts';
import { revealFiring } from '../rules/hidden.ts';
import { checkPayment, openPayments, payForAction, splitPrice } from '../rules/payment.ts';
import { hasEnemies, unitsOf } from '../rules/queries.ts';
import { checkRollModifiers } from '../rules/rolls.ts';
import {
  hex as hexSchema,
  payment as paymentSchema,
  rollDeclaration,
  unitId as unitIdSchema,
} from '../schema/values.ts';
import type { CohState, Unit } from '../state.ts';
import { checkOwnUnit } from './checks.ts';
import type { CommandRules } from './command.ts';
import type { AttackHex, RollDeclaration } from './types.ts';

/** R7.0: one attack on one hex, with a roll against every unit in it (R7.7). */
export const attackHex: CommandRules<AttackHex> = {
  kind: 'attackHex',
  answers: 'takeTurn',
  schema: z.strictObject({
    kind: z.literal('attackHex'),
    unit: unitIdSchema,
    hex: hexSchema,
    rolls: z.array(z.strictObject(rollDeclaration)).max(64),
    payment: paymentSchema,
  }),

  candidates: (view, side) => {
    const hexes = targetHexes(view, side);
    return unitsOf(view, side).flatMap((unit) =>
      hexes
        .filter((hex) => checkFire(view, unit, hex) === null)
        .flatMap((hex) => attacksOn(view, unit, hex)),
    );
  },

  check(view, side, { unit: id, hex: named, rolls, payment }) {
    const { unit, refusal } = checkOwnUnit(view, side, id);
    if (!unit) return refusal;
    const hex = hexMeant(view, named);
    const cost = totalCost(fireCost(unit));
    return (
      checkFire(view, unit, hex) ??
      checkDeclarations(view, unit, hex, rolls) ??
      checkPayment(view, side, unit, cost, payment) ??
      checkRollModifiers(
        view,
        side,
        rolls.map(({ modifier }) => modifier),
        splitPrice(cost, payment).commandPoints,
      )
    );
  },

  decide(recorder, side, { unit: id, hex: named, rolls, payment }) {
    const unit = recorder.state().units[id] as Unit;
    const hex = hexMeant(recorder.state(), named);
    revealFiring(recorder, unit, hex);
    payForAction(recorder, unit, 'attack', fireCost(unit), payment);
    declareAttack(recorder, id, hex);
    for (const { target, modifier } of rolls) rollAgainst(recorder, target, modifier);
    if (rollsToMake(recorder.state()).length > 0)
      return ask(recorder, { kind: 'rollAttack', seat: side });
    endAttack(recorder);
    finishAction(recorder);
  },
};

/** The hex by the name that units in it use: joined hexes have two (H-01). */
function hexMeant({ board }: CohState, named: HexId): HexId {
  const { grid } = battlefieldOf(board);
  const hex = hexIndex(grid, named);
  return hex === NO_HEX ? named : hexId(grid, hex);
}

/** Hexes with somebody to attack. */
function targetHexes(view: CohState, side: Unit['side']): HexId[] {
  const hexes = new Set(Object.values(view.units).map(({ hex }) => hex));
  return [...hexes].filter((hex) => hasEnemies(view, side, hex));
}

function attacksOn(view: CohState, unit: Unit, hex: HexId): AttackHex[] {
  return openPayments(view, unit, totalCost(fireCost(unit))).map((payment) => ({
    kind: 'attackHex',
    unit: unit.id,
    hex,
    rolls: [],
    payment,
  }));
}

/** R7.7-1: every roll is against one unit of the hex, and each unit has only one. */
function checkDeclarations(
  view: CohState,
  unit: Unit,
  hex: HexId,
  rolls: readonly RollDeclaration[],
): Refusal | null {
  const left = new Set(targetsIn(view, unit, hex).map(({ id }) => id));
  const wrong = rolls.find(({ target }) => !left.delete(target));
  return wrong ? refuse('notATarget', 'R7.7-1', { unit: wrong.target }) : null;
}
