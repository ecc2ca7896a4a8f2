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

/** One word for what stands in the way, to be written on its hex. */
export function blockerWord(board: Board, { hex, reason }: SightBlock): string {
  const at = hexId(hexGrid(board.placements), hex);
  if (reason === 'rise') return t('blocker.rise', { level: levelName(levelOf(board, at)) });
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
  { blocked }: Pick<Sight, 'blocked'>,
): string {
  if (!blocked) return t('sight.seen', { to });
  const hex = hexId(hexGrid(board.placements), blocked.hex);
  const level = levelName(levelOf(board, hex));
  switch (blocked.reason) {
    case 'obstacle':
    case 'blind':
      return t(`sight.${blocked.reason}`, { to, hex, word: standingText(board, hex) });
    case 'rise':
      return t('sight.rise', { to, hex, level });
    case 'gully':
      return t(hex === from || hex === to ? 'sight.gully' : 'sight.gullyRim', { to, hex });
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
