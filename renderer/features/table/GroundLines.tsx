import type { Board, CohState, Hexside } from '../../../shared/coh/index.ts';
import {
  directionTo,
  type Direction,
  DIRECTIONS,
  type HexId,
  hexGrid,
  hexId,
  hexIndex,
  isPlayable,
  neighbour,
  NO_HEX,
} from '../../../shared/hex/index.ts';
import { t } from '../../i18n/index.ts';
import { levelOf, sidesText, smokeIn } from '../../i18n/sightWords.ts';
import { RuleTag } from '../../ui/RuleTag.tsx';

interface GroundLine {
  readonly text: string;
  /** Null where no rule speaks of it. */
  readonly rule: string | null;
}

interface GroundLinesProps {
  readonly view: CohState;
  readonly hex: HexId;
}

/** What lies in the hex and on its sides, beside its terrain. */
export function GroundLines({ view, hex }: GroundLinesProps) {
  return [...sideLines(view.board, hex), ...hexLines(view, hex)].map(({ text, rule }) => (
    <p key={text} data-testid="tip-ground">
      {text} <RuleTag rule={rule} />
    </p>
  ));
}

function sideLines(board: Board, hex: HexId): GroundLine[] {
  const hollows = sidesOf(
    board,
    // R11.5-4: a depression belongs to the first of its hexes.
    board.depressions.filter(([owner]) => owner === hex),
    hex,
  );
  const streams = sidesOf(board, board.streams, hex);
  const outside = board.openings.flatMap((side) => beyond(side, hex) ?? []);
  const lines: (GroundLine | false)[] = [
    hollows.length > 0 && {
      text: t('ground.depression', { count: hollows.length, sides: sidesText(hollows) }),
      rule: 'R11.5-4',
    },
    outside.length > 0 && {
      text: t('ground.opening', { hexes: outside.join(', ') }),
      rule: 'R11.5-1',
    },
    ...steepLines(board, hex),
    streams.length > 0 && {
      text: t('ground.stream', { count: streams.length, sides: sidesText(streams) }),
      rule: null,
    },
  ];
  return lines.filter((line) => line !== false);
}

/** R11.1: two levels between neighbours; a gully has walls instead (R11.5-1). */
function steepLines(board: Board, hex: HexId): GroundLine[] {
  const grid = hexGrid(board.placements);
  const here = hexIndex(grid, hex);
  const level = levelOf(board, hex);
  const around = DIRECTIONS.map((direction) => neighbour(grid, here, direction))
    .filter((other) => other !== NO_HEX && isPlayable(grid, other))
    .map((other) => hexId(grid, other));
  const apart = (levels: number) =>
    around.filter((other) => level >= 0 && levelOf(board, other) - level === levels);
  const line = (key: 'ground.steepUp' | 'ground.steepDown', hexes: readonly HexId[]) =>
    hexes.length > 0 ? [{ text: t(key, { hexes: hexes.join(', ') }), rule: 'R11.1' }] : [];
  return [
    ...line('ground.steepUp', apart(2)),
    ...line(
      'ground.steepDown',
      apart(-2).filter((other) => levelOf(board, other) >= 0),
    ),
  ];
}

function hexLines({ board, smoke }: CohState, hex: HexId): GroundLine[] {
  const amount = smokeIn(smoke, hex);
  const lines: (GroundLine | false)[] = [
    board.ditches.includes(hex) && { text: t('ground.ditch'), rule: 'R18.3' },
    amount > 0 && {
      text: t(amount > 1 ? 'ground.thickSmoke' : 'ground.smoke', { amount }),
      rule: 'R13.0',
    },
  ];
  return lines.filter((line) => line !== false);
}

/** The sides of the hex that carry something. */
function sidesOf({ placements }: Board, sides: readonly Hexside[], hex: HexId): Direction[] {
  const grid = hexGrid(placements);
  return sides
    .flatMap((side) => {
      const other = beyond(side, hex);
      return other === null
        ? []
        : (directionTo(grid, hexIndex(grid, hex), hexIndex(grid, other)) ?? []);
    })
    .toSorted((a, b) => a - b);
}

function beyond([a, b]: Hexside, hex: HexId): HexId | null {
  if (a === hex) return b;
  return b === hex ? a : null;
}
