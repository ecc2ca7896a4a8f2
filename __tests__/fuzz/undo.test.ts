import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CohStep, playMatch } from '../../build/selfplay/playMatch.ts';
import { type CohState, conflictOfHeroes } from '../../shared/coh/index.ts';
import { execute, type Match } from '../../shared/kernel/index.ts';
import { expectSame } from '../helpers/laws.ts';
import { brawl } from '../helpers/matches.ts';

const LEARNT = new Set(['hitMarkerShown', 'hitMarkerUnseen', 'hitMarkerDrawn', 'unitRevealed']);

test('H-08: what is taken back is back exactly, and never across a roll, a shown marker or a turn', () => {
  const takenBack = new Map<string, number>();
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const states = new Map<number, CohState>();
      const steps = new Map<number, CohStep>();
      playMatch({
        ...brawl(seed),
        observe: (before, step, after) => {
          states.set(before.revision, before.state);
          steps.set(step.revision, step);
          const [seat] = [conflictOfHeroes.seatToAct(after.state)];
          let match: Match<CohState> = after;
          for (const { revision } of after.undo.toReversed()) {
            const outcome = execute(conflictOfHeroes, match, seat, { kind: 'undo' });
            if (outcome.refusal) throw new Error('what can be undone was not');
            match = outcome.match;
            expectSame(match.state, states.get(revision));
            const undone = steps.get(revision + 1)!;
            expect(undone.seat).toBe(seat);
            expect(undone.chance).toEqual(before.chance);
            expect(undone.events.some(({ type }) => LEARNT.has(type))).toBe(false);
            expect(undone.events.some(({ type }) => type === 'turnStarted')).toBe(false);
            const { kind } = undone.command;
            takenBack.set(kind, (takenBack.get(kind) ?? 0) + 1);
          }
          expect(execute(conflictOfHeroes, match, seat, { kind: 'undo' }).refusal).not.toBeNull();
        },
      });
    }),
    { numRuns: 30 },
  );
  for (const kind of ['activateUnit', 'attackHex', 'declareSpent', 'moveUnit'])
    expect(takenBack.get(kind)).toBeGreaterThan(10);
});
