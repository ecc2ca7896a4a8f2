import { scenarioStart } from '../../build/selfplay/documents.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import {
  type AttackOdds,
  attackOdds,
  type CohState,
  type OptionalRules,
  type PerSide,
  type Reinforcement,
  type UnitId,
} from '../../shared/coh/index.ts';

export function firefight(id: string): CohState {
  const state = scenarioStart(id);
  if (!state) throw new Error(`There is no ${id}`);
  return state;
}

/** The same position with some units hidden, as the rules of section 10 will set them up. */
export function hiding(state: CohState, hidden: (id: UnitId) => boolean): CohState {
  const units = Object.fromEntries(
    Object.entries(state.units).map(([id, unit]) => [id, { ...unit, hidden: hidden(id) }]),
  );
  return { ...state, units };
}

export function withOptions(state: CohState, options: OptionalRules): CohState {
  return { ...state, firefight: { ...state.firefight, options } };
}

/** Two who come later by the roads of board 7, each from the edge of his side (R5.1). */
const LATER: readonly Reinforcement[] = [
  { id: 'g9', type: 'G03', side: 'german', round: 2, entry: ['7-B06', '7-B08'], spent: false },
  { id: 's9', type: 'S02', side: 'soviet', round: 1, entry: ['7-R06', '7-R08'], spent: false },
];

export function withReinforcements(state: CohState): CohState {
  return { ...state, reinforcements: LATER };
}

/** A battle of its own for every seed: firefight, optional rules, reinforcements and players. */
export function battle(seed: number) {
  const bit = (place: number) => ((seed >> place) & 1) === 1;
  // Every other sixty-four battles are fought among hills, gullies and rivers.
  const country = bit(6);
  const [first, second] = country ? ['firefight-5', 'firefight-6'] : ['firefight-1', 'firefight-2'];
  const start = withOptions(firefight(bit(0) ? second : first), {
    variableActionPoints: bit(1),
    cautiousMovement: bit(2),
  });
  const player = (random: boolean) => (random ? PLAYERS.random! : PLAYERS.brawler!);
  return {
    state: bit(3) && !country ? withReinforcements(start) : start,
    players: { german: player(bit(4)), soviet: player(bit(5)) },
    seed,
  };
}

/** The same between two players who look for a fight. */
export function brawl(seed: number) {
  const brawler = PLAYERS.brawler!;
  const players: PerSide<typeof brawler> = { german: brawler, soviet: brawler };
  return { ...battle(seed), players };
}

/** The odds of every attack that a unit of either side could make, from what the view holds. */
export function allAttackOdds(view: CohState): AttackOdds[] {
  const units = Object.values(view.units);
  const hexes = [...new Set(units.map(({ hex }) => hex))];
  return units.flatMap(({ id }) => hexes.flatMap((hex) => attackOdds(view, id, hex) ?? []));
}
