import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { playMatch } from '../../build/selfplay/playMatch.ts';
import {
  type CohCommand,
  type CohState,
  conflictOfHeroes,
  type HitMarkerId,
  markerChanges,
  opponent,
  type Unit,
} from '../../shared/coh/index.ts';
import {
  canonicalJson,
  execute,
  type Match,
  type Outcome,
  seatStep,
  seatView,
  seededChance,
} from '../../shared/kernel/index.ts';
import { allAttackOdds, brawl } from '../helpers/matches.ts';

const MATCHES = 8;
/** Commands tried in each pair of truths. */
const COMMANDS = 6;

/** Calls back with each truth and another that differs in one marker the opponent has not seen. */
function twins(look: (match: Match<CohState>, twin: Match<CohState>, unit: Unit) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      playMatch({
        ...brawl(seed),
        observe: (_, { revision }, after) => {
          for (const unit of Object.values(after.state.units))
            for (const marker of othersFor(after.state, unit))
              if ((revision + unit.id.length) % 3 === 0)
                look(after, exchanged(after, unit, marker), unit);
        },
      });
    }),
    { numRuns: MATCHES },
  );
}

/** The markers of the pool that could as well lie under the unit, for all its opponent knows. */
function othersFor({ hitMarkers }: CohState, { hit }: Unit): HitMarkerId[] {
  if (!hit || hit.shown) return [];
  return [...new Set(hitMarkers.foot.contents)].filter(
    (marker) =>
      marker !== 'killed' &&
      marker !== hit.marker &&
      !hit.unseenFor.some((ability) => markerChanges(marker, ability)),
  );
}

/** Marker and pool change places, also in the positions that can be returned to. */
function exchanged(match: Match<CohState>, { id }: Unit, marker: HitMarkerId): Match<CohState> {
  const change = (state: CohState): CohState => {
    const unit = state.units[id] as Unit;
    const contents = [...(state.hitMarkers.foot.contents ?? [])];
    contents[contents.indexOf(marker)] = unit.hit?.marker as HitMarkerId;
    return {
      ...state,
      units: { ...state.units, [id]: { ...unit, hit: { ...unit.hit!, marker } } },
      hitMarkers: { foot: { ...state.hitMarkers.foot, contents } },
    };
  };
  return {
    ...match,
    state: change(match.state),
    undo: match.undo.map((point) => ({ ...point, state: change(point.state) })),
  };
}

test('R7.4-1: which unshown marker an enemy has changes nothing that a seat sees, may do or can reckon', () => {
  let pairs = 0;
  twins((match, twin, { side }) => {
    pairs += 1;
    const seat = opponent(side);
    const seen = seatView(conflictOfHeroes, match, seat);
    const same = seatView(conflictOfHeroes, twin, seat);
    expect(canonicalJson(same)).toBe(canonicalJson(seen));
    expect(JSON.stringify(allAttackOdds(same.state))).toBe(
      JSON.stringify(allAttackOdds(seen.state)),
    );
  });
  expect(pairs).toBeGreaterThan(200);
});

test('R7.4-2: whatever happens next looks the same to him, as long as the marker is not shown', () => {
  const compared = { own: 0, enemy: 0, shown: 0 };
  twins((match, twin, unit) => {
    const watcher = opponent(unit.side);
    const seat = conflictOfHeroes.seatToAct(match.state);
    if (seat === null) return;
    for (const command of sample(match, seat)) {
      const [one, other] = [match, twin].map((truth) => carriedOut(truth, seat, command));
      if (!one || !other) {
        // Only the owner's own marker can forbid him something.
        expect(seat).toBe(unit.side);
        continue;
      }
      if (gaveAway(one, unit) || gaveAway(other, unit)) {
        compared.shown += 1;
        continue;
      }
      // The exchanged markers may be drawn next, and whoever draws one for his own unit sees it.
      if (drewFor(watcher, one)) continue;
      compared[seat === watcher ? 'own' : 'enemy'] += 1;
      const told = [one, other].map(({ match: after, step }, index) => [
        seatStep(conflictOfHeroes, index === 0 ? match : twin, step, watcher),
        seatView(conflictOfHeroes, after, watcher),
      ]);
      expect(canonicalJson(told[1])).toBe(canonicalJson(told[0]));
    }
  });
  expect(compared.own).toBeGreaterThan(400);
  expect(compared.enemy).toBeGreaterThan(400);
  expect(compared.shown).toBeGreaterThan(20);
});

/** Some of what the seat may do, fights first. */
function sample({ state, revision }: Match<CohState>, seat: string): CohCommand[] {
  const legal = conflictOfHeroes.legalCommands(conflictOfHeroes.viewFor(state, seat), seat);
  const fights = legal.filter(({ kind }) => kind === 'attackHex' || kind === 'rollAttack');
  const stride = Math.max(1, Math.floor(legal.length / COMMANDS));
  const others = legal.filter((_, index) => index % stride === revision % stride);
  return [...fights.slice(0, 2), ...others];
}

type Done = Extract<Outcome<CohState, CohCommand, never>, { refusal: null }>;

function carriedOut(match: Match<CohState>, seat: string, command: CohCommand): Done | null {
  const chance = seededChance(match.chance);
  const outcome = execute(conflictOfHeroes, match, seat, command, chance);
  return outcome.refusal ? null : (outcome as Done);
}

function gaveAway({ match }: Done, { id }: Unit): boolean {
  const unit = match.state.units[id];
  return !unit?.hit || unit.hit.shown;
}

function drewFor(side: string, { step }: Done): boolean {
  return (step.events as readonly { type: string; payload: { side?: string } }[]).some(
    ({ type, payload }) => type === 'hitMarkerDrawn' && payload.side === side,
  );
}
