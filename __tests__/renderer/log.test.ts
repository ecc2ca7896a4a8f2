import { describe, expect, test } from '@jest/globals';
import { effectiveSteps } from '../../renderer/features/log/effectiveSteps.ts';
import { logEntries } from '../../renderer/features/log/logEntries.ts';
import { firefight, hiding } from '../helpers/matches.ts';
import type { MoveUnit } from '../../shared/coh/index.ts';
import {
  afterInitiative,
  beginMatch,
  play,
  type SeatMatch,
  toAct,
  viewOf,
} from './helpers/seatMatch.ts';

const begun = afterInitiative(beginMatch());
const side = toAct(begun);
const unit = side === 'german' ? 'g2' : 's1';

function log(at: SeatMatch) {
  return logEntries(effectiveSteps(at.steps[side]), at.match.state);
}

function titles(at: SeatMatch): string[] {
  return log(at).map(({ title }) => title);
}

function movesOf(at: SeatMatch): MoveUnit[] {
  return viewOf(at, side).legal.filter(
    (command): command is MoveUnit => command.kind === 'moveUnit' && command.unit === unit,
  );
}

function firstMove(at: SeatMatch): MoveUnit {
  const [move] = movesOf(at);
  if (!move) throw new Error('No legal move');
  return move;
}

/** Costs more than the move number: there is something to explain. */
function isDear(at: SeatMatch, move: MoveUnit): boolean {
  return (log(play(at, move)).find(({ title }) => title.includes('move'))?.cost.length ?? 0) > 1;
}

describe('the log', () => {
  test('tells the beginning of a round, declarations and the roll with its dice', () => {
    const entries = log(begun);
    expect(entries[0]).toMatchObject({ title: 'Round 1 begins', rule: 'R2.0', side: null });
    expect(titles(begun).filter((title) => title.includes('declare no CAP'))).not.toHaveLength(0);
    const rolled = entries.find(({ rolls, side: winner }) => rolls && winner);
    expect(rolled).toMatchObject({ rule: 'R2.1', side });
    expect(rolled?.rolls?.german.dice).toHaveLength(2);
  });

  test('tells an action with its price, and adds the facing to it', () => {
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    const moved = play(active, firstMove(active));
    const faced = play(moved, { kind: 'faceUnit', facing: 3 });
    const entry = log(faced).find(({ title }) => title.includes('move'));
    expect(entry).toMatchObject({ side, unit, rule: 'R5.0', turn: 1, round: 1 });
    expect(entry?.title).toMatch(/ moves? from 7-[A-S]\d\d to 7-[A-S]\d\d, \d AP$/);
    expect(entry?.details).toContainEqual({
      text: side === 'german' ? 'Then faces S' : 'Then face S',
      rule: 'R5.2-3',
    });
  });

  test('names every line of a price that has more than one, with its rule', () => {
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    const back = movesOf(active).find(
      (move) => move.payment.by === 'activation' && isDear(active, move),
    );
    if (!back) throw new Error('No step with two costs');
    const cost = log(play(active, back)).find(({ title }) => title.includes('move'))?.cost;
    expect(cost?.[0]).toEqual({ text: 'Move number 1', rule: 'R5.0' });
    expect(cost?.length).toBeGreaterThan(1);
  });

  test('an opportunity action leaves the unit spent', () => {
    const command = viewOf(begun, side).legal.find(
      (one) => one.kind === 'pivotUnit' && one.payment.by === 'opportunity',
    );
    if (!command) throw new Error('No opportunity pivot');
    expect(log(play(begun, command)).at(-1)).toMatchObject({
      nowSpent: false,
      details: [{ text: 'Opportunity action, now spent', rule: 'R3.1' }],
    });
  });

  test('a pass tells what the active unit lost', () => {
    const passed = play(begun, { kind: 'activateUnit', unit, modifier: 0 }, { kind: 'pass' });
    const entry = log(passed).find(({ title }) => title.endsWith('pass'));
    expect(entry?.details[0]?.text).toMatch(/spent, 7 AP lost$/);
  });

  test('names the hex that a unit stood in at the time, wherever it is now', () => {
    const from = begun.match.state.units[unit]?.hex ?? '';
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    expect(titles(active).at(-1)).toMatch(new RegExp(` in ${from} (is|are) activated, 7 AP$`));
    const move = firstMove(active);
    const moved = play(active, move, { kind: 'faceUnit', facing: 3 });
    expect(titles(moved)).toEqual(expect.arrayContaining(titles(active)));
    expect(titles(moved).at(-1)).toContain(` from ${from} to ${move.to}, `);
    const given = play(moved, { kind: 'pass' }, { kind: 'pass' });
    const lost = log(given).flatMap(({ details }) => details.map(({ text }) => text));
    expect(lost).toContainEqual(expect.stringContaining(` in ${move.to} `));
  });

  test('who won is told as the end of the match, not of a turn', () => {
    let now = begun;
    while (!now.match.state.score.result) now = play(afterInitiative(now), { kind: 'pass' });
    expect(log(now).at(-1)).toMatchObject({ rule: 'R2.4-1', turn: 0 });
  });

  test('what was undone is not told', () => {
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    const undone = play(active, { kind: 'undo' });
    expect(titles(undone)).toEqual(titles(begun));
    const again = play(undone, { kind: 'activateUnit', unit, modifier: 0 }, { kind: 'undo' });
    expect(titles(again)).toEqual(titles(begun));
  });

  test('a unit that the seat has never seen stays unnamed', () => {
    const other = side === 'german' ? 'soviet' : 'german';
    const start = hiding(firefight('firefight-1'), (id) => id === unit);
    const hidden = play(afterInitiative(beginMatch(start)), {
      kind: 'activateUnit',
      unit,
      modifier: 0,
    });
    const seen = logEntries(hidden.steps[other], viewOf(hidden, other).state);
    expect(seen.at(-1)?.title).toBe('A hidden unit is activated, 7 AP');
  });
});
