import { describe, expect, test } from '@jest/globals';
import { effectiveSteps } from '../../renderer/features/log/effectiveSteps.ts';
import { logEntries } from '../../renderer/features/log/logEntries.ts';
import { type LogEntry, type LogSum, titleVerdict } from '../../renderer/features/log/logEntry.ts';
import type { CohCommand, Side } from '../../shared/coh/index.ts';
import { type SeatMatch, viewOf } from './helpers/seatMatch.ts';
import { fire, rally, skirmish } from './helpers/skirmish.ts';

const PASS: CohCommand = { kind: 'pass' };

/** A German squad in 7-J06 looks north at Soviet rifles in woods, three hexes off, facing it. */
const DUEL = {
  turn: 'german',
  terrain: { '@0,-3': 'woods' },
  commandPoints: { german: 5, soviet: 4 },
  units: [
    { id: 'g1', type: 'G03', hex: '@0,0', facing: 0 },
    { id: 's1', type: 'S01', hex: '@0,-3', facing: 3 },
  ],
};

function log(at: SeatMatch, side: Side): LogEntry[] {
  return logEntries(effectiveSteps(at.steps[side]), viewOf(at, side).state);
}

function last(at: SeatMatch, side: Side): LogEntry {
  const entry = log(at, side).at(-1);
  if (!entry) throw new Error('Nothing is told');
  return entry;
}

/** "AV 14 = red 5 [R7.1] + 2D6 9" as it is read. */
function read({ label, value, parts, against }: LogSum): string {
  const summands = parts.map(
    ({ text, amount, rule }) => `${text} ${amount}${rule ? ` [${rule}]` : ''}`,
  );
  return `${label} ${value} = ${summands.join(' + ')}${against ? ` ${against}` : ''}`;
}

const texts = (details: readonly { text: string }[] = []) => details.map(({ text }) => text);

describe('an attack in the log', () => {
  const hit = skirmish(DUEL, { dice: [[4, 5]], draws: ['pinned'] }, fire('g1', '@0,-3', { s1: 1 }));

  test('is one entry with its verdict and both sums, every summand with its rule', () => {
    const entry = last(hit, 'german');
    expect(entry.title).toBe('Grenadiers ’43 fire at Rifles ’41 in 7-J03');
    expect(entry).toMatchObject({ side: 'german', unit: 'g1', rule: null });
    expect(titleVerdict(entry)).toBe('hit');
    expect(entry.attack?.results[0]?.sums.map(read)).toEqual([
      'AV 15 = red 5 [R7.1] + 2D6 9 + CAP 1 [R3.2.3]',
      'DV 14 = front 12 [R7.2] + woods 2 [T1]',
    ]);
    expect(entry.attack?.results[0]?.sums[0]?.parts[1]?.dice).toEqual([4, 5]);
    expect(entry.details).toEqual([
      { text: 'From 7-J06, range 3', rule: 'R7.0' },
      { text: 'Opportunity action, now spent', rule: 'R3.1' },
    ]);
  });

  test('names the marker to its owner alone', () => {
    const told = (side: Side) => last(hit, side).attack?.results[0]?.details;
    expect(told('soviet')).toEqual([{ text: 'Marker Pinned, seen by you alone', rule: 'R7.4' }]);
    expect(told('german')).toEqual([{ text: 'Marker drawn, not shown', rule: 'R7.4' }]);
    expect(JSON.stringify(log(hit, 'german'))).not.toMatch(/pinned/i);
  });

  test('a miss leaves nothing but the verdict', () => {
    const missed = skirmish(DUEL, { dice: [2] }, fire('g1', '@0,-3', { s1: 0 }));
    const entry = last(missed, 'soviet');
    expect(titleVerdict(entry)).toBe('miss');
    expect(entry.attack?.results[0]?.details).toEqual([]);
  });

  test('tells by which rule a unit is lost, the points and the CAPs; it keeps its name', () => {
    const killed = skirmish(
      DUEL,
      { dice: [12] },
      fire('g1', '@0,-3', { s1: 2 }, { by: 'command' }),
    );
    const [entry] = log(killed, 'german');
    expect(entry?.title).toBe('Grenadiers ’43 fire at Rifles ’41 in 7-J03');
    expect(entry?.attack?.results[0]).toMatchObject({
      verdict: 'destroyed',
      side: 'soviet',
      details: [
        { text: 'Two hits at once: destroyed', rule: 'R7.0-2' },
        { text: 'Soviet CAP ceiling falls to 3', rule: 'R7.3-2' },
        { text: 'Germans +1 VP', rule: 'R2.4-2' },
      ],
    });
    expect(texts(entry?.details)).toEqual([
      'From 7-J06, range 3, 3 CAP',
      'CAP action, status unchanged',
    ]);
  });

  test('whoever has nobody left is told to pass', () => {
    const killed = skirmish(DUEL, { dice: [12] }, fire('g1', '@0,-3', { s1: 2 }));
    expect(last(killed, 'german').title).toBe('Soviets have nobody left and pass');
  });

  test('Killed and a second hit have their own words', () => {
    const cause = (dice: number, draws: string[], extra: object = {}) => {
      const [g1, s1] = DUEL.units;
      const setup = { ...DUEL, units: [g1, { ...s1, ...extra }] };
      const at = skirmish(setup, { dice: [dice], draws }, fire('g1', '@0,-3', { s1: 0 }));
      return texts(log(at, 'german')[0]?.attack?.results[0]?.details);
    };
    expect(cause(9, ['killed'])).toContain('Marker Killed: destroyed at once');
    expect(cause(9, [], { hit: 'unnerved' })).toEqual(
      expect.arrayContaining(['Rifles ’41 show Unnerved', 'A second hit: destroyed']),
    );
  });

  test('several targets have a heading, sums and a verdict each', () => {
    const [g1, s1] = DUEL.units;
    const s2 = { id: 's2', type: 'S04', hex: '@0,-3', facing: 0 };
    const at = skirmish(
      { ...DUEL, units: [g1, s1, s2] },
      { dice: [9, 3], draws: ['suppressed'] },
      fire('g1', '@0,-3', { s1: 0, s2: 0 }),
    );
    const entry = last(at, 'german');
    expect(entry.title).toBe('Grenadiers ’43 fire at 7-J03, 2 units');
    expect(titleVerdict(entry)).toBeNull();
    expect(entry.attack?.results).toMatchObject([
      { heading: 'vs Rifles ’41', verdict: 'hit' },
      { heading: 'vs SMG squad', verdict: 'miss' },
    ]);
    expect(entry.attack?.results[1]?.sums.map(read)[1]).toBe(
      'DV 13 = flank 11 [R7.2] + woods 2 [T1]',
    );
  });

  test('rolls that are asked for one by one stay one entry', () => {
    const [g1, s1] = DUEL.units;
    const s2 = { id: 's2', type: 'S04', hex: '@0,-3', facing: 3 };
    const at = skirmish(
      { ...DUEL, units: [g1, s1, s2] },
      { dice: [3, 9], draws: ['cowering'] },
      fire('g1', '@0,-3', {}),
      { kind: 'rollAttack', target: 's2', modifier: 0 },
      { kind: 'rollAttack', target: 's1', modifier: 1 },
    );
    const told = log(at, 'soviet');
    expect(told).toHaveLength(1);
    expect(told[0]?.attack?.results.map(({ verdict }) => verdict)).toEqual(['miss', 'hit']);
    expect(texts(told[0]?.attack?.results[1]?.details)[0]).toMatch(/^Marker Cowering/);
  });

  test('a marker that matters is shown: it explains cost and firepower', () => {
    const [g1, s1] = DUEL.units;
    const at = skirmish(
      {
        ...DUEL,
        units: [{ ...g1, hit: 'suppressed' }, s1],
        active: { german: 'g1' },
        actionPoints: { german: 4 },
      },
      { dice: [6] },
      fire('g1', '@0,-3', { s1: 0 }, { by: 'activation', commandPoints: 0 }),
    );
    const entry = last(at, 'soviet');
    expect(entry.nowSpent).toBe(true);
    expect(texts(entry.cost)).toEqual(['Fire 3', 'Hit marker +1']);
    expect(texts(entry.details)).toEqual([
      'From 7-J06, range 3, 4 AP',
      'Grenadiers ’43 show Suppressed',
    ]);
    expect(entry.attack?.results[0]?.sums.map(read)[0]).toBe(
      'AV 9 = red 5 [R7.1] + hit marker -2 [T2] + 2D6 6',
    );
  });

  test('close combat and friendly fire are called so', () => {
    const units = [
      { id: 'g1', type: 'G03', hex: '@0,0', facing: 0 },
      { id: 'g2', type: 'G07', hex: '@0,1', facing: 0 },
      { id: 's1', type: 'S01', hex: '@0,0', facing: 3 },
    ];
    const fought = skirmish(
      { ...DUEL, units },
      { dice: [3], draws: ['pinned'] },
      fire('g1', '@0,0', { s1: 0 }, { by: 'command' }),
    );
    const entry = last(fought, 'soviet');
    expect(entry.title).toBe('Grenadiers ’43 attack Rifles ’41 in close combat in 7-J06');
    expect(entry.details[0]).toEqual({ text: '3 CAP', rule: 'R7.6.3' });
    expect(read(entry.attack?.results[0]?.sums[0] as LogSum)).toBe(
      'AV 12 = red 5 [R7.1] + close combat 4 [R7.6.3-2] + 2D6 3',
    );
    const shot = skirmish(
      { ...DUEL, units },
      { dice: [2, 2] },
      fire('g2', '@0,0', { g1: 0, s1: 0 }),
    );
    expect(last(shot, 'german').attack?.results.map(({ heading }) => heading)).toEqual([
      'vs Grenadiers ’43, own side',
      'vs Rifles ’41',
    ]);
  });

  test('the end of an activation whose unit was destroyed is told with the attack', () => {
    const at = skirmish(
      {
        ...DUEL,
        units: [...DUEL.units, { id: 's2', type: 'S02', hex: '@0,4', facing: 3 }],
        active: { soviet: 's1' },
        actionPoints: { soviet: 3 },
      },
      { dice: [12] },
      fire('g1', '@0,-3', { s1: 2 }),
    );
    expect(last(at, 'soviet').details).toContainEqual({
      text: 'Soviet activation ends, 3 AP lost',
      rule: 'R2.2-5',
    });
  });
});

describe('a rally in the log', () => {
  const [g1, s1] = DUEL.units;
  const hurt = { ...DUEL, turn: 'soviet', units: [g1, { ...s1, hit: 'pinned' }] };

  test('is told with its sum, what it had to reach, and the marker', () => {
    const entry = last(skirmish(hurt, { dice: [[4, 2]] }, rally('s1', 0)), 'german');
    expect(entry).toMatchObject({ verdict: 'rallied', rule: 'R7.5', unit: 's1' });
    expect(entry.title).toBe('Rifles ’41 in 7-J03 try to rally, free');
    expect(entry.sums.map(read)).toEqual(['Rally 7 = 2D6 6 + cover 1 [R7.5.1] against 7']);
    expect(texts(entry.details)).toEqual([
      'Rifles ’41 show Pinned',
      'Pinned removed',
      'Opportunity action, now spent',
    ]);
  });

  test('a failure leaves the marker', () => {
    const entry = last(skirmish(hurt, { dice: [3] }, rally('s1', 1)), 'soviet');
    expect(entry.verdict).toBe('failed');
    expect(texts(entry.details)).toContain('Pinned stays');
    expect(read(entry.sums[0] as LogSum)).toBe(
      'Rally 5 = 2D6 3 + cover 1 [R7.5.1] + CAP 1 [R3.2.3] against 7',
    );
  });
});

describe('what else section 1 brings to the log', () => {
  const step = (unit: string, to: string, cautious = false): CohCommand => ({
    kind: 'moveUnit',
    unit,
    to,
    facing: 0,
    cautious,
    payment: { by: 'opportunity' },
  });

  test('the roll for AP', () => {
    const setup = { ...DUEL, options: { variableActionPoints: true } };
    const at = skirmish(
      setup,
      { dice: [[2, 3]] },
      { kind: 'activateUnit', unit: 'g1', modifier: 2 },
    );
    const entry = last(at, 'soviet');
    expect(entry.title).toBe('Grenadiers ’43 in 7-J06 are activated, 7 AP');
    expect(entry.rule).toBe('R3.0.1');
    expect(entry.sums.map(read)).toEqual(['AP 7 = 2D6 5 + CAP 2 [R3.2.3]']);
  });

  test('a move into the open, and one with care', () => {
    const setup = { ...DUEL, options: { cautiousMovement: true } };
    const bold = last(skirmish(setup, {}, step('g1', '@0,-1')), 'german');
    expect(bold.details).toContainEqual({
      text: 'In the open: −1 in the next enemy turn',
      rule: 'R5.0.1',
    });
    const careful = last(skirmish(setup, {}, step('g1', '@0,-1', true)), 'german');
    expect(texts(careful.cost)).toContain('Cautious +1');
    expect(texts(careful.details).join()).not.toMatch(/In the open/);
  });

  test('whom a unit closes in on, and which ways out that bars', () => {
    const units = [DUEL.units[0], { id: 's1', type: 'S01', hex: '@0,-1', facing: 3 }];
    const entry = last(skirmish({ ...DUEL, units }, {}, step('g1', '@0,-1')), 'soviet');
    expect(entry.details).toContainEqual({
      text: 'No way out for Rifles ’41 to SE, S, SW',
      rule: 'R7.6.3-6',
    });
  });

  test('a reinforcement has its name before it is on the map', () => {
    const setup = {
      ...DUEL,
      reinforcements: [{ id: 'g9', type: 'G08', round: 1, entry: ['@0,2'] }],
    };
    const enter: CohCommand = {
      kind: 'enterUnit',
      unit: 'g9',
      to: '@0,2',
      facing: 0,
      cautious: false,
      payment: { by: 'activation', commandPoints: 0 },
    };
    const activate: CohCommand = { kind: 'activateUnit', unit: 'g9', modifier: 0 };
    expect(last(skirmish(setup, {}, activate), 'soviet').title).toBe('HMG42 is activated, 7 AP');
    const [activated, entered] = log(skirmish(setup, {}, activate, enter, PASS), 'soviet');
    expect(activated?.title).toBe('HMG42 is activated, 7 AP');
    expect(entered).toMatchObject({ title: 'HMG42 enters at 7-J08, 2 AP', rule: 'R5.1' });
  });
});
