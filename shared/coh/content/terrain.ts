/** Terrain of Table T1. A road is not terrain: it crosses hexsides (R4.0-1, A-33). */
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

export interface Terrain {
  readonly id: TerrainId;
  /** Extra AP for a foot unit that enters. */
  readonly footCost: number;
  readonly defence: number;
  readonly blocksSight: boolean;
}

export const TERRAIN_RULE = 'T1';

export const TERRAINS: Readonly<Record<TerrainId, Terrain>> = {
  open: { id: 'open', footCost: 0, defence: 0, blocksSight: false },
  bridge: { id: 'bridge', footCost: 0, defence: 1, blocksSight: false },
  stoneBuilding: { id: 'stoneBuilding', footCost: 1, defence: 2, blocksSight: true },
  woodenBuilding: { id: 'woodenBuilding', footCost: 1, defence: 1, blocksSight: true },
  woods: { id: 'woods', footCost: 1, defence: 2, blocksSight: true },
  brush: { id: 'brush', footCost: 0, defence: 1, blocksSight: true },
  corn: { id: 'corn', footCost: 1, defence: 0, blocksSight: false },
  wheat: { id: 'wheat', footCost: 0, defence: 0, blocksSight: false },
  river: { id: 'river', footCost: 4, defence: 1, blocksSight: false },
  ford: { id: 'ford', footCost: 1, defence: -1, blocksSight: false },
  swamp: { id: 'swamp', footCost: 2, defence: 1, blocksSight: false },
};

export const TERRAIN_IDS = Object.keys(TERRAINS) as readonly TerrainId[];
