import type { Board } from '../state.ts';

/** Terrain of Tables T1 and T3. A road is not terrain: it crosses hexsides (R4.0-1, A-33). */
export type TerrainId =
  | 'open'
  | 'bridge'
  | 'stoneBuilding'
  | 'woodenBuilding'
  | 'woods'
  | 'brush'
  | 'corn'
  | 'wheat'
  | 'river'
  | 'ford'
  | 'swamp';

/** How a unit gets about (R5.0, R14.0-1). */
export type Locomotion = 'foot' | 'tracked' | 'wheeled';

/** Extra AP for entering, or that it cannot be entered. */
export type EntryCost = number | 'forbidden';

export interface Terrain {
  readonly id: TerrainId;
  readonly entry: Readonly<Record<Locomotion, EntryCost>>;
  /** Tracked vehicles can use their bonus hexes here (R14.0-2). */
  readonly tracksRun: boolean;
  /** Tracked vehicles may stick fast here (R14.1). */
  readonly bogsDown: boolean;
  readonly defence: number;
  readonly blocksSight: 'always' | 'tallCrops' | 'never';
}

/** The table that a cost of entry comes from, by who enters. */
export const COST_TABLE: Readonly<Record<Locomotion, string>> = {
  foot: 'T1',
  tracked: 'T3',
  wheeled: 'T3',
};

/** Defence and sight are in T1 for everybody. */
export const TERRAIN_RULE = 'T1';

interface Row extends Omit<Terrain, 'id' | 'entry' | 'tracksRun' | 'bogsDown'> {
  readonly foot: EntryCost;
  readonly wheeled: EntryCost;
  readonly tracked: EntryCost;
  /** The marks `t` and `!` of T3. */
  readonly mark?: 't' | '!';
}

const NA = 'forbidden';

/* A bridge is a road over water (R4.0-2): vehicles come onto it by its road only. */
/* prettier-ignore */
const TABLE: Readonly<Record<TerrainId, Row>> = {
  open:           { foot: 0, wheeled: 0,  tracked: 0, mark: 't',  defence: 0,  blocksSight: 'never' },
  bridge:         { foot: 0, wheeled: NA, tracked: NA,            defence: 1,  blocksSight: 'never' },
  stoneBuilding:  { foot: 1, wheeled: NA, tracked: 3, mark: '!',  defence: 2,  blocksSight: 'always' },
  woodenBuilding: { foot: 1, wheeled: NA, tracked: 2,             defence: 1,  blocksSight: 'always' },
  woods:          { foot: 1, wheeled: NA, tracked: 2,             defence: 2,  blocksSight: 'always' },
  brush:          { foot: 0, wheeled: 2,  tracked: 1,             defence: 1,  blocksSight: 'always' },
  corn:           { foot: 1, wheeled: 0,  tracked: 0, mark: 't',  defence: 0,  blocksSight: 'tallCrops' },
  wheat:          { foot: 0, wheeled: 0,  tracked: 0, mark: 't',  defence: 0,  blocksSight: 'never' },
  river:          { foot: 4, wheeled: NA, tracked: NA,            defence: 1,  blocksSight: 'never' },
  ford:           { foot: 1, wheeled: 1,  tracked: 1,             defence: -1, blocksSight: 'never' },
  swamp:          { foot: 2, wheeled: NA, tracked: 2, mark: '!',  defence: 1,  blocksSight: 'never' },
};

function terrainOf(id: TerrainId): Terrain {
  const { foot, wheeled, tracked, mark, ...rest } = TABLE[id];
  return {
    id,
    ...rest,
    entry: { foot, wheeled, tracked },
    tracksRun: mark === 't',
    bogsDown: mark === '!',
  };
}

export const TERRAIN_IDS = Object.keys(TABLE) as readonly TerrainId[];

export const TERRAINS = Object.fromEntries(
  TERRAIN_IDS.map((id) => [id, terrainOf(id)]),
) as unknown as Readonly<Record<TerrainId, Terrain>>;

/** Table T1: corn blocks sight while it stands tall. */
export function isSightObstacle(
  { blocksSight }: Terrain,
  { crops }: Pick<Board, 'crops'>,
): boolean {
  return blocksSight === 'always' || (blocksSight === 'tallCrops' && crops === 'tall');
}

/** A board with nothing on it yet. */
export const FLAT_GROUND: Omit<Board, 'placements'> = {
  terrain: {},
  levels: {},
  roads: [],
  streams: [],
  depressions: [],
  openings: [],
  ditches: [],
  crops: 'standing',
};
