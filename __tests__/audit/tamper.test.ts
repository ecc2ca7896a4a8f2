import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { auditGame } from '../../build/audit/auditGame.ts';
import { auditMatch, type Difference } from '../../build/audit/auditMatch.ts';
import { readGround } from '../../build/audit/ground.ts';
import { type VariantName, VARIANTS } from '../../build/audit/variants.ts';
import type { CohStep } from '../../build/selfplay/playMatch.ts';
import {
  type Board,
  type CohCommand,
  type CohEvent,
  type CohState,
  type CostReason,
  type Modifier,
  type ModifierReason,
  type Payment,
  type Side,
  UNIT_TYPES,
} from '../../shared/coh/index.ts';
import type { Direction, HexId } from '../../shared/hex/index.ts';
import { firefight } from '../helpers/matches.ts';
import {
  adding,
  altering,
  alteringStep,
  asks,
  dropping,
  type EventType,
  type PayloadOf,
  type Tampering,
} from '../helpers/tamper.ts';

interface Journal {
  readonly start: CohState;
  readonly steps: readonly CohStep[];
}

const VARIANTS_USED: readonly VariantName[] = [
  'crowded',
  'optional',
  'plain',
  'mixed',
  'hilly',
  'gullied',
  'rugged',
];

/** Honest journals: a lie is told in the first one that has room for it. */
const journals: readonly Journal[] = VARIANTS_USED.flatMap((variant) =>
  [1, 2, 3, 4, 5, 6].map((seed) => {
    const start = VARIANTS[variant](firefight('firefight-1'), seed);
    return { start, steps: auditGame(start, seed).steps };
  }),
);

function audited(tamper: Tampering): Difference[] {
  for (const { start, steps } of journals) {
    const forged = tamper(steps);
    if (forged) return auditMatch(start, forged);
  }
  throw new Error('No journal has room for this lie');
}

/** A difference about this event, or about this part of it. */
function expectFound(tamper: Tampering, event: string, what?: string): void {
  const found = audited(tamper).map((one) => (what ? `${one.event} ${one.what}` : one.event));
  expect(found).toContain(what ? `${event} ${what}` : event);
}

test('the journals are honest before they are tampered with', () => {
  for (const { start, steps } of journals) expect(auditMatch(start, steps)).toEqual([]);
});

const OTHER = { german: 'soviet', soviet: 'german' } as const;
const otherDie = ([first = 1, second = 1]: readonly number[]) => [first, (second % 6) + 1];

describe('a lie in an event is found in that event', () => {
  test.each<[string, Tampering, string, string]>([
    [
      'die',
      altering('attackResolved', (e) => ({ dice: otherDie(e.dice) })),
      'attackResolved',
      'attackValue',
    ],
    [
      'impossible die',
      altering('attackResolved', () => ({ dice: [6, 7] })),
      'attackResolved',
      'dice are 2D6',
    ],
    [
      'attack value',
      altering('attackResolved', (e) => ({ attackValue: e.attackValue + 1 })),
      'attackResolved',
      'attackValue',
    ],
    [
      'defence value',
      altering('attackResolved', (e) => ({ defenceValue: e.defenceValue - 1 })),
      'attackResolved',
      'defenceValue',
    ],
    [
      'hits',
      altering('attackResolved', (e) => ({ hits: e.hits === 0 ? (1 as const) : (0 as const) })),
      'attackResolved',
      'hits',
    ],
    [
      'CAPs on a roll',
      altering('attackResolved', (e) => ({ modifier: e.modifier + 1 })),
      'attackResolved',
      'modifier',
    ],
    [
      'line of an attack',
      altering('attackDeclared', (e) => ({
        targets: e.targets.map((t) => ({ ...t, attack: t.attack.slice(1) })),
      })),
      'attackDeclared',
      '',
    ],
    [
      'range',
      altering('attackDeclared', (e) => ({ range: e.range + 1 })),
      'attackDeclared',
      'range',
    ],
    [
      'band',
      altering('attackDeclared', (e) => ({
        band: e.band === 'long' ? ('normal' as const) : ('long' as const),
      })),
      'attackDeclared',
      'band',
    ],
    [
      'missing target',
      altering('attackDeclared', (e) => ({ targets: e.targets.slice(1) })),
      'attackDeclared',
      'targets',
    ],
    [
      'cost',
      altering('actionTaken', (e) => ({
        cost: e.cost.map((line) => ({ ...line, amount: line.amount + 1 })),
      })),
      'actionTaken',
      'cost',
    ],
    [
      'AP not paid',
      altering('actionTaken', (e) => (e.actionPoints > 0 ? { actionPoints: 0 } : null)),
      'actionTaken',
      'actionPoints',
    ],
    [
      'CAPs not paid',
      altering('actionTaken', (e) => (e.commandPoints > 0 ? { commandPoints: 0 } : null)),
      'actionTaken',
      'commandPoints',
    ],
    ['VP', altering('pointsScored', (e) => ({ points: e.points + 1 })), 'pointsScored', 'points'],
    [
      'VP to the wrong side',
      altering('pointsScored', (e) => ({ side: OTHER[e.side] })),
      'pointsScored',
      'side',
    ],
    [
      'rally number',
      altering('rallyRolled', (e) => ({ needed: e.needed + 1 })),
      'rallyRolled',
      'needed',
    ],
    [
      'rally',
      altering('rallyRolled', (e) => ({ recovered: !e.recovered })),
      'rallyRolled',
      'recovered',
    ],
    [
      'rally bonus',
      altering('rallyRolled', (e) => ({
        modifiers: [...e.modifiers, { reason: 'cover' as const, amount: 1, rule: 'R7.5.1' }],
      })),
      'rallyRolled',
      'modifiers',
    ],
    [
      'initiative',
      altering('initiativeRolled', (e) => ({ winner: OTHER[e.winner ?? 'german'] })),
      'initiativeRolled',
      'winner',
    ],
    [
      'CAPs of a round',
      altering('roundStarted', (e) =>
        e.round > 1 ? { commandPoints: { german: 9, soviet: 9 } } : null,
      ),
      'roundStarted',
      'commandPoints',
    ],
    [
      'AP of an activation',
      altering('unitActivated', (e) => ({ actionPoints: e.actionPoints + 1 })),
      'unitActivated',
      'actionPoints',
    ],
    [
      'AP lost',
      altering('activationEnded', (e) => ({ lostActionPoints: e.lostActionPoints + 1 })),
      'activationEnded',
      'lostActionPoints',
    ],
    ['hex of a move', altering('unitMoved', (e) => ({ from: e.to })), 'unitMoved', 'from'],
    [
      'way of closing in',
      altering('unitsClosedIn', (e) => ({ from: ((e.from + 3) % 6) as Direction })),
      'unitsClosedIn',
      'from',
    ],
    [
      'marker of the dead',
      altering('unitDestroyed', (e) => ({
        marker: e.marker === 'pinned' ? null : ('pinned' as const),
      })),
      'unitDestroyed',
      'marker',
    ],
    [
      'turn out of order',
      altering('turnStarted', (e) => ({ side: OTHER[e.side] })),
      'turnStarted',
      'side',
    ],
    [
      'winner',
      altering('matchEnded', (e) => ({ winner: OTHER[e.winner ?? 'german'] })),
      'matchEnded',
      'winner',
    ],
    [
      'control',
      altering('hexControlled', (e) => ({ side: OTHER[e.side] })),
      'hexControlled',
      'side',
    ],
  ])('%s', (_, tamper, event, what) => {
    expectFound(tamper, event, what || undefined);
  });
});

describe('an event that is left out is missed', () => {
  test.each([
    'activationEnded',
    'attackEnded',
    'hexControlled',
    'hitMarkerShown',
    'hitMarkerUnseen',
    'passed',
    'pointsScored',
    'roundEnded',
    'turnStarted',
    'unitDestroyed',
    'unitExposed',
    'unitFaced',
    'unitsClosedIn',
  ] as const)('%s', (type) => {
    expectFound(dropping(type), type, 'event');
  });
});

describe('an event too many is noticed', () => {
  const scored = { side: 'german', points: 1, hex: '7-J05', rule: 'R2.4-2' } as const;
  test.each<[string, Tampering, string]>([
    [
      'VP for nothing',
      adding('attackEnded', () => ({ type: 'pointsScored', payload: scored })),
      'pointsScored',
    ],
    [
      'control of a hex',
      adding('unitMoved', () => ({
        type: 'hexControlled',
        payload: { hex: '7-J05', side: 'german' },
      })),
      'hexControlled',
    ],
    [
      'a hit before the last roll',
      adding('attackDeclared', (event) => {
        const unit = event.type === 'attackDeclared' ? event.payload.targets[0]?.unit : null;
        return unit
          ? { type: 'hitMarkerDrawn', payload: { side: 'german', unit, marker: 'pinned' } }
          : null;
      }),
      'hitMarkerDrawn',
    ],
    [
      'a death for nothing',
      adding('attackEnded', (event) => {
        const unit = event.type === 'attackEnded' ? event.payload.attacker : null;
        return unit
          ? {
              type: 'unitDestroyed',
              payload: {
                unit,
                type: 'G02',
                side: 'german',
                hex: '7-J05',
                marker: null,
                rule: 'R7.3',
              },
            }
          : null;
      }),
      'unitDestroyed',
    ],
    [
      'a second round end',
      adding('roundEnded', ({ payload }) => ({ type: 'roundEnded', payload }) as never),
      'roundEnded',
    ],
  ])('%s', (_, tamper, event) => {
    expectFound(tamper, event, 'event');
  });
});

describe('a lie about the ground is found', () => {
  const asBefore = ({ hex }: { readonly hex: HexId }) => ({ hex, left: [2] as const });

  test.each<[string, Tampering, string]>([
    ['1 AP uphill not paid', unpaid('uphill', 1), 'cost'],
    ['1 AP for two levels up', repriced('uphill', 2, 1), 'cost'],
    ['wall of a gully not paid', unpaid('gully', 3), 'cost'],
    ['ditch not paid', unpaid('ditch', 2), 'cost'],
    ['AP through an opening', repriced('gullyOpening', 0, 1), 'cost'],
    ['2 FP for the higher attacker', resummed('attack', 'height', 2), 'attack of'],
    ['no FP for the higher attacker', resummed('attack', 'height', 0), 'attack of'],
    ['2 DM for the higher defender', resummed('defence', 'height', 2), 'defence of'],
    ['no DM for the higher defender', resummed('defence', 'height', 0), 'defence of'],
    ['no DM in a small depression', resummed('defence', 'depression', 0), 'defence of'],
    ['no DM in smoke', resummed('defence', 'smoke', 0), 'defence of'],
    ['9 DM in smoke', resummed('defence', 'smoke', 9), 'defence of'],
  ])('%s', (_, tamper, what) => {
    const event = what === 'cost' ? 'actionTaken' : 'attackDeclared';
    const found = audited(tamper).map((one) => `${one.event} ${one.what}`);
    expect(found).toContainEqual(expect.stringContaining(`${event} ${what}`));
  });

  test.each<[string, Tampering]>([
    ['+2 stays', altering('smokeThinned', ({ hexes }) => ({ hexes: hexes.map(asBefore) }))],
    ['one hex is forgotten', altering('smokeThinned', (e) => ({ hexes: e.hexes.slice(1) }))],
  ])('smoke does not thin: %s', (_, tamper) => {
    expectFound(tamper, 'smokeThinned', 'left');
  });

  test('smoke does not thin at all', () => {
    expectFound(dropping('smokeThinned'), 'smokeThinned', 'event');
  });
});

/** An action that is cheaper by one of its lines, and paid for like that. */
function unpaid(reason: CostReason, amount: number): Tampering {
  return altering('actionTaken', (e) => {
    const cost = e.cost.filter((line) => line.reason !== reason || line.amount !== amount);
    const actionPoints = e.actionPoints - amount;
    return cost.length === e.cost.length || actionPoints <= 0 ? null : { cost, actionPoints };
  });
}

function repriced(reason: CostReason, right: number, amount: number): Tampering {
  return altering('actionTaken', (e) => {
    const cost = e.cost.map((line) =>
      line.reason === reason && line.amount === right ? { ...line, amount } : line,
    );
    return isDeepStrictEqual(cost, e.cost) ? null : { cost };
  });
}

/** A line of the sums of an attack with another amount; none at all for 0. */
function resummed(part: 'attack' | 'defence', reason: ModifierReason, amount: number): Tampering {
  const changed = (lines: readonly Modifier[]) =>
    lines.flatMap((line) => {
      if (line.reason !== reason) return [line];
      return amount === 0 ? [] : [{ ...line, amount }];
    });
  return altering('attackDeclared', (e) => {
    const targets = e.targets.map((one) => ({ ...one, [part]: changed(one[part]) }));
    return isDeepStrictEqual(targets, e.targets) ? null : { targets };
  });
}

describe('what follows from a lie is missed', () => {
  test('Killed is drawn and nobody dies', () => {
    const tamper = altering('hitMarkerDrawn', (e) =>
      e.marker === 'killed' ? null : { marker: 'killed' as const },
    );
    expectFound(tamper, 'unitDestroyed', 'event');
  });

  test('another marker is shown than was drawn', () => {
    const tamper = altering('hitMarkerShown', (e) => ({
      marker: e.marker === 'cowering' ? ('panicked' as const) : ('cowering' as const),
    }));
    expectFound(tamper, 'hitMarkerShown', 'marker');
  });

  test('a marker is drawn that the pool has no more of', () => {
    const allUnnerved: Tampering = (steps) =>
      steps.map((step) => ({
        ...step,
        events: step.events.map((event) =>
          event.type === 'hitMarkerDrawn'
            ? { ...event, payload: { ...event.payload, marker: 'unnerved' as const } }
            : event,
        ),
      }));
    const found = journals.flatMap(({ start, steps }) =>
      auditMatch(start, allUnnerved(steps) ?? []),
    );
    expect(found.map(({ what }) => what)).toContain('unnerved is in the pool (R7.4-1)');
  });
});

describe('a deed that the rules forbid is found though the journal agrees with itself', () => {
  const turned = (facing: Direction) => ((facing + 3) % 6) as Direction;

  test('an attack out of arc', () => {
    const tamper: Tampering = (steps) =>
      alteringStep((step, at) => {
        const facing = asks(step, 'faceUnit')?.facing;
        const mover = asks(steps[at - 1], 'moveUnit')?.unit;
        const attack = steps
          .slice(at + 1)
          .find(({ command }) => 'unit' in command && command.unit === mover);
        const fires = attack?.events.some(
          (event) => event.type === 'attackDeclared' && event.payload.range > 0,
        );
        if (facing === undefined || !fires) return null;
        return {
          ...step,
          command: { kind: 'faceUnit', facing: turned(facing) },
          events: step.events.map((event) =>
            event.type === 'unitFaced'
              ? { ...event, payload: { ...event.payload, facing: turned(facing) } }
              : event,
          ),
        };
      })(steps);
    expectFound(tamper, 'attackDeclared', 'target is in the arc (A-16)');
  });

  test('an attack through woods', () => {
    const found = journals.flatMap(({ start, steps }) => {
      const woods = Object.fromEntries(
        'BCDEFGHIJKLMNOPQR'
          .split('')
          .flatMap((line) =>
            Array.from(
              { length: 11 },
              (_, n) => [`7-${line}${String(n + 1).padStart(2, '0')}`, 'woods'] as const,
            ),
          ),
      );
      return auditMatch({ ...start, board: { ...start.board, terrain: woods } }, steps);
    });
    expect(found.map(({ event, what }) => `${event} ${what}`)).toContain(
      'attackDeclared target is in sight (R6.0, 5.2)',
    );
  });

  test('an attack through a plateau', () => {
    const found = auditedWhere(
      ({ range }) => range >= 2,
      ({ hex, from }, board) => {
        const levels = Object.fromEntries(
          [...readGround(board).names.values()].map((one) => [
            one,
            one === hex || one === from ? 0 : 1,
          ]),
        );
        return { ...board, levels: levels as Board['levels'] };
      },
    );
    expect(found).toContain('attackDeclared target is in sight (R6.0, 5.2)');
  });

  test('an attack by a gun down into a gully', () => {
    const found = auditedWhere(
      ({ range, attacker }, { units }) =>
        range === 1 && UNIT_TYPES[units[attacker]!.type].moveCost >= 3,
      ({ hex }, board) => ({ ...board, levels: { ...board.levels, [hex]: -1 } }),
    );
    expect(found).toContain('attackDeclared barrel is not lowered into a gully (R11.5-3)');
  });

  test('a gun that moves into a ditch', () => {
    const { start, steps } = journals.find(({ start, steps }) => moverOfGun(start, steps))!;
    const ditches = [moverOfGun(start, steps)!.to];
    const found = auditMatch({ ...start, board: { ...start.board, ditches } }, steps);
    expect(found.map(({ what }) => what)).toContain('gun stays out of ditches (R18.3, A-15)');
  });

  test('an opportunity action of a unit that has had one', () => {
    const tamper: Tampering = (steps) =>
      alteringStep((step, at) => {
        const { command } = step;
        if (command.kind !== 'pivotUnit' || command.payment.by !== 'command') return null;
        const isEarlier = (one: CohStep) => pays(one, command.unit, 'opportunity');
        return sinceRoundStart(steps, at).some(isEarlier) ? asOpportunity(step) : null;
      })(steps);
    expectFound(tamper, 'actionTaken', 'unit is ready and inactive (R3.1)');
  });

  test('a pass of the seat that is not asked', () => {
    const tamper = alteringStep((step) =>
      step.command.kind === 'pass' ? { ...step, seat: OTHER[step.seat as Side] } : null,
    );
    expectFound(tamper, 'pass', 'seat');
  });
});

type Declared = PayloadOf<'attackDeclared'>;

/** What is found in an honest journal when one of its attacks was made over other ground. */
function auditedWhere(
  fits: (attack: Declared, start: CohState) => boolean,
  change: (attack: Declared, board: Board) => Board,
): string[] {
  for (const { start, steps } of journals)
    for (const { payload } of eventsOf(steps, 'attackDeclared')) {
      const isFlat = Object.keys(start.board.levels).length === 0;
      if (!isFlat || !fits(payload, start)) continue;
      const differences = auditMatch({ ...start, board: change(payload, start.board) }, steps);
      return differences.map(({ event, what }) => `${event} ${what}`);
    }
  throw new Error('No journal has such an attack');
}

function eventsOf<Type extends EventType>(steps: readonly CohStep[], type: Type) {
  const events = steps.flatMap((step) => step.events);
  return events.filter((event): event is Extract<CohEvent, { type: Type }> => event.type === type);
}

function moverOfGun({ units }: CohState, steps: readonly CohStep[]) {
  const isGun = (id: string) => UNIT_TYPES[units[id]!.type].moveCost >= 3;
  return eventsOf(steps, 'unitMoved').find(({ payload }) => isGun(payload.unit))?.payload;
}

function sinceRoundStart(steps: readonly CohStep[], at: number): readonly CohStep[] {
  const begins = (step: CohStep) => step.events.some(({ type }) => type === 'roundStarted');
  return steps.slice(steps.slice(0, at).findLastIndex(begins) + 1, at);
}

function pays({ command }: CohStep, unit: string, by: Payment['by']): boolean {
  return 'payment' in command && command.unit === unit && command.payment.by === by;
}

function asOpportunity(step: CohStep): CohStep {
  const free = { by: 'opportunity', actionPoints: 0, commandPoints: 0 } as const;
  return {
    ...step,
    command: { ...step.command, payment: { by: 'opportunity' } } as CohCommand,
    events: step.events.map((event) =>
      event.type === 'actionTaken' ? { ...event, payload: { ...event.payload, ...free } } : event,
    ),
  };
}

describe('a list of legal commands that is not as the rules say', () => {
  const start = firefight('firefight-1');
  const { steps, offers } = auditGame(start, 1);
  const turn = steps.find(({ command }) => command.kind === 'pivotUnit')!.revision;
  const offered = offers.get(turn)!;
  const whats = (commands: readonly CohCommand[]) =>
    auditMatch(start, steps, new Map([[turn, commands]])).map(({ what }) => what);

  test('is found when it forgets something', () => {
    expect(whats(offered)).toEqual([]);
    expect(whats(offered.slice(1))).toEqual(['what the list forgets']);
  });

  test('is found when it offers something forbidden', () => {
    const forbidden = { kind: 'faceUnit', facing: 0 } as const;
    expect(whats([...offered, forbidden])).toEqual(['what the rules forbid']);
  });
});
