import { type Ground, nameOf, readGround } from '../../build/audit/ground.ts';
import type { Place } from '../../build/audit/places.ts';
import { type Board, FLAT_GROUND, type Level, type TerrainId } from '../../shared/coh/index.ts';
import type { HexId } from '../../shared/hex/index.ts';

/** Axial steps from J06 of board 7, as the vectors of the rules count them: `q,r`. */
export type At = `${number},${number}`;

/** What lies on open level ground. */
export interface Features {
  readonly terrain?: Readonly<Record<At, TerrainId>>;
  readonly levels?: Readonly<Record<At, Level>>;
  readonly roads?: readonly (readonly [At, At])[];
  readonly depressions?: readonly (readonly [At, At])[];
  readonly openings?: readonly (readonly [At, At])[];
  readonly ditches?: readonly At[];
  readonly crops?: Board['crops'];
}

const FLAT: Board = {
  ...FLAT_GROUND,
  placements: [{ board: '7', column: 0, row: 0, turned: false }],
};
const FLAT_READ = readGround(FLAT);

export function placeAt(at: At): Place {
  const [q = 0, r = 0] = at.split(',').map(Number);
  return { q: 9 + q, r: 1 + r };
}

export function hexAt(at: At): HexId {
  const hex = nameOf(FLAT_READ, placeAt(at));
  if (hex === null) throw new Error(`${at} is not on board 7`);
  return hex;
}

export function boardWith(features: Features): Board {
  const byHex = <T>(listed: Readonly<Record<At, T>> = {}) =>
    Object.fromEntries(Object.entries(listed).map(([at, value]) => [hexAt(at as At), value]));
  const sides = (listed: readonly (readonly [At, At])[] = []) =>
    listed.map(([a, b]) => [hexAt(a), hexAt(b)] as const);
  return {
    ...FLAT,
    terrain: byHex(features.terrain),
    levels: byHex(features.levels),
    roads: sides(features.roads),
    depressions: sides(features.depressions),
    openings: sides(features.openings),
    ditches: (features.ditches ?? []).map(hexAt),
    crops: features.crops ?? 'standing',
  };
}

export function groundWith(features: Features): Ground {
  return readGround(boardWith(features));
}
