import {
  type Board,
  type CohState,
  type Sight,
  type SightBlock,
  type SmokeMarker,
} from '../../shared/coh/index.ts';
import { type Direction, type HexId, hexGrid, hexId } from '../../shared/hex/index.ts';
import { t } from './index.ts';
import { blockerName, facingName, terrainName } from './names.ts';

/** "L0", "L2", "gully L−1" */
export function levelName(level: number): string {
  if (level === 0) return t('level.plain');
  return level < 0 ? t('level.gully') : t('level.hill', { level });
}

export function levelOf({ levels }: Pick<Board, 'levels'>, hex: HexId): number {
  return levels[hex] ?? 0;
}

/** One word for what is in the way of whoever looks from a hex, to be written where it is. */
export function blockerWord(board: Board, from: HexId, { hex, reason }: SightBlock): string {
  const at = hexId(hexGrid(board.placements), hex);
  if (reason === 'rise') {
    const level = levelOf(board, at);
    return t(level > levelOf(board, from) ? 'blocker.rise' : 'blocker.edge', {
      level: levelName(level),
    });
  }
  if (reason === 'obstacle' || reason === 'blind') return blockerName(board.terrain[at] ?? 'open');
  return t(`blocker.${reason}`);
}

export interface LookedAt {
  readonly from: HexId;
  readonly to: HexId;
}

/** "7-G10 is blind: it lies right behind brush at 7-F07" */
export function verdictText(
  board: Board,
  { from, to }: LookedAt,
  { blocked, passes }: Pick<Sight, 'blocked' | 'passes'>,
): string {
  if (!blocked) return t('sight.seen', { to });
  const grid = hexGrid(board.placements);
  const at = hexId(grid, blocked.hex);
  // R6.0-2: on a border both hexes are in the way, or neither.
  const beside = passes
    .find((step) => step.length > 1 && step.includes(blocked.hex))
    ?.find((hex) => hex !== blocked.hex);
  const hex =
    beside === undefined ? at : t('sight.border', { hex: at, other: hexId(grid, beside) });
  const height = levelOf(board, at);
  switch (blocked.reason) {
    case 'obstacle':
    case 'blind':
      return t(`sight.${blocked.reason}`, { to, hex, word: standingText(board, at) });
    case 'rise': {
      const above = height > Math.max(levelOf(board, from), levelOf(board, to));
      return t(above ? 'sight.rise' : 'sight.edge', { to, hex, level: levelName(height) });
    }
    case 'gully':
      return t(at === from || at === to ? 'sight.gully' : 'sight.gullyRim', { to, hex });
    case 'smoke':
    case 'bunker':
      return t(`sight.${blocked.reason}`, { to, hex });
  }
}

/** "woods", "brush on L1" */
function standingText(board: Board, hex: HexId): string {
  const word = terrainName(board.terrain[hex] ?? 'open');
  const level = levelOf(board, hex);
  return level === 0 ? word : t('sight.onHill', { word, level: levelName(level) });
}

export function smokeIn(smoke: CohState['smoke'], hex: HexId): number {
  return (smoke[hex] ?? []).reduce<number>((sum, marker: SmokeMarker) => sum + marker, 0);
}

/** "N, NE" */
export function sidesText(sides: readonly Direction[]): string {
  return sides.map(facingName).join(', ');
}

/** "7-E04 → 7-G10, range 6 · L0 to L1" */
export function lineFacts(board: Board, line: LookedAt & { readonly range: number }): string {
  return `${lineName(line)}, ${lineRange(board, line)}`;
}

export function lineName({ from, to }: LookedAt): string {
  return t('sight.line', { from, to });
}

/** "range 6 · L0 to L1" */
export function lineRange(
  board: Board,
  { from, to, range }: LookedAt & { readonly range: number },
): string {
  return t('sight.lineFacts', {
    range,
    fromLevel: levelName(levelOf(board, from)),
    toLevel: levelName(levelOf(board, to)),
  });
}

/** "From 7-E04, L1" and "Sees 143 hexes, 12 blind, 310 blocked" */
export function fieldText(
  board: Board,
  { from, counts }: { readonly from: HexId; readonly counts: Readonly<Record<string, number>> },
): { from: string; sees: string } {
  const { seen = 0, blind = 0, blocked = 0 } = counts;
  return {
    from: t('sight.from', { hex: from, level: levelName(levelOf(board, from)) }),
    sees: t('sight.sees', { count: seen, blind, blocked }),
  };
}
