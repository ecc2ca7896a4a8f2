import { describe, expect, test } from '@jest/globals';
import { writeGameFile } from '../../electron/host/gameFile.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import { conflictOfHeroes, opponent, type Side, SIDES, unitsOf } from '../../shared/coh/index.ts';
import type { SeatUpdate } from '../../shared/ipc/contract.ts';
import { chanceFromSeed, execute, newMatch, seededChance } from '../../shared/kernel/index.ts';
import { firefight, hiding } from '../helpers/matches.ts';
import { luckFrom } from '../helpers/host/luck.ts';
import { accepted, orderFrom } from '../helpers/host/order.ts';
import { newGame, openTestHost, type Screen, type TestHost } from '../helpers/host/testHost.ts';

const hidden = { german: 'g2', soviet: 's2' } as const;

/** A match in which each side hides one unit, brought in as a file, as a scenario will later. */
function gameWithHiddenUnits(screen: Screen): string {
  const state = hiding(firefight('firefight-1'), (id) =>
    Object.values<string>(hidden).includes(id),
  );
  const start = newMatch(state, 7);
  const begun = execute(conflictOfHeroes, start, null, { kind: 'begin' });
  if (begun.refusal) throw new Error('did not begin');
  const createdAt = new Date(0).toISOString();
  const text = writeGameFile({ name: 'Ambush', createdAt, start, steps: [begun.step] });
  return screen.ask('importGame', { text }).id;
}

/** One screen in each seat, everything that ever reached it written down. */
function twoSeats(host: TestHost, gameId: string) {
  const heard: Record<Side, string> = { german: '', soviet: '' };
  const screens = { german: host.screen(), soviet: host.screen() };
  const views = {
    german: screens.german.ask('takeSeat', { gameId, seat: 'german' }),
    soviet: screens.soviet.ask('takeSeat', { gameId, seat: 'soviet' }),
  };
  const hear = (seat: Side, what: unknown) => (heard[seat] += JSON.stringify(what));
  for (const seat of SIDES) hear(seat, views[seat]);
  return { heard, screens, views, hear };
}

function toAct({ german }: Record<Side, SeatUpdate>): Side | null {
  return german.view.toAct as Side | null;
}

describe('a seat', () => {
  test('never gets the contents of the hit-marker pool nor a hidden enemy, whatever is played', () => {
    const host = openTestHost();
    const gameId = gameWithHiddenUnits(host.screen());
    const { heard, screens, views, hear } = twoSeats(host, gameId);
    const luck = luckFrom(11);
    const seen: Record<Side, boolean> = { german: false, soviet: false };

    for (let turn = 0; turn < 120; turn += 1) {
      const seat = views.german.view.toAct as Side | null;
      if (!seat) break;
      // The hidden units stay where they are, so that nothing may reveal them but an enemy.
      const quiet = views[seat].view.legal.filter(
        (command) => !('unit' in command) || command.unit !== hidden[seat],
      );
      const update = accepted(screens[seat], orderFrom(views[seat], luck.pick(quiet)));
      const pushed = screens[opponent(seat)].updates.at(-1)!;
      views[seat] = update;
      views[opponent(seat)] = pushed;
      hear(seat, update);
      hear(opponent(seat), pushed);
      for (const side of SIDES) {
        const enemy = hidden[opponent(side)];
        seen[side] ||= heard[side].includes('"type":"unitRevealed"') && heard[side].includes(enemy);
        if (!seen[side]) expect(heard[side]).not.toContain(`"${enemy}"`);
      }
    }

    for (const side of SIDES) {
      const whole = host.screen().ask('takeSeat', { gameId, seat: side });
      hear(side, whole);
      expect(whole.view.state.hitMarkers.foot.contents).toBeNull();
      expect(heard[side]).not.toMatch(/"contents":\[/);
      expect(heard[side]).not.toContain('"chance"');
      expect(whole.view.state.units[hidden[side]]).toBeDefined();
      if (!seen[side]) expect(JSON.stringify(whole)).not.toContain(`"${hidden[opponent(side)]}"`);
    }
    host.close();
  });

  test('is never told which marker an enemy drew before it was shown', () => {
    const host = openTestHost();
    const table = host.screen();
    const thoughts = seededChance(chanceFromSeed(21));
    const counts = { secret: 0, shown: 0 };
    for (let game = 0; game < 6; game += 1) {
      const gameId = newGame(table, 'firefight-2');
      const { screens, views } = twoSeats(host, gameId);
      const told = { german: new Set<string>(), soviet: new Set<string>() };
      for (let seat = toAct(views); seat; seat = toAct(views)) {
        const command = PLAYERS.brawler!(views[seat].view, thoughts);
        views[seat] = accepted(screens[seat], orderFrom(views[seat], command));
        views[opponent(seat)] = screens[opponent(seat)].updates.at(-1)!;
        for (const side of SIDES) {
          const { view, steps } = views[side];
          for (const event of steps.flatMap(({ events }) => events))
            if (event.type === 'hitMarkerShown') told[side].add(event.payload.unit);
            else if (event.type === 'hitMarkerDrawn' && event.payload.side !== side) {
              told[side].delete(event.payload.unit);
              expect([null, 'killed']).toContain(event.payload.marker);
            }
          for (const { id, hit } of unitsOf(view.state, opponent(side))) {
            if (!hit) continue;
            expect(hit.marker === null).toBe(!told[side].has(id));
            counts[hit.marker === null ? 'secret' : 'shown'] += 1;
          }
        }
      }
    }
    expect(counts.secret).toBeGreaterThan(100);
    expect(counts.shown).toBeGreaterThan(100);
    host.close();
  });

  test('is pushed its own view, and only while a screen sits in it', () => {
    const host = openTestHost();
    const gameId = gameWithHiddenUnits(host.screen());
    const { screens, views } = twoSeats(host, gameId);
    const spectator = host.screen();
    const first = views.german.view.toAct as Side;
    const second = opponent(first);
    accepted(screens[first], orderFrom(views[first]));
    expect(screens[second].updates).toHaveLength(1);
    expect(screens[second].updates[0]?.view.seat).toBe(second);
    expect(screens[first].updates).toEqual([]);
    expect(spectator.updates).toEqual([]);

    screens[first].ask('leaveSeat', { gameId });
    const order = orderFrom(screens[second].updates[0]!);
    accepted(screens[second], order);
    expect(screens[first].updates).toEqual([]);
    host.close();
  });
});
