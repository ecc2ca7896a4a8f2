import type { HexGrid, HexId } from '../../../shared/hex/index.ts';
import type { Aim, BoardOverlay, Target } from '../boardProps.ts';
import { counterBox, type PlacedCounter } from '../counters/placing.ts';
import { centreOn } from '../geometry/centreOn.ts';
import { enclosingAll, type Rectangle, scaled } from '../geometry/table.ts';
import { aimLine, labelArea } from './aimLine.ts';
import { drawAimedHex, drawSightLine, LABEL } from './drawAim.ts';
import { SMALLEST_TYPE } from './drawChips.ts';
import { drawPlate, measurePlate } from './drawPlate.ts';
import { drawCorners, drawOdds, measureOdds } from './drawTargets.ts';
import {
  arrowIn,
  type ChipSide,
  cornerBox,
  oddsChipArea,
  oddsText,
  type TargetTone,
} from './targetPlaces.ts';

/** What lies on the table, for marks that keep clear of it. */
export interface Laid {
  readonly grid: HexGrid;
  readonly radius: number;
  readonly placed: readonly PlacedCounter[];
  /** What the counters of a hex take up, in hex radii. */
  readonly boxes: ReadonlyMap<HexId, readonly Rectangle[]>;
}

/** In hex radii. */
const ODDS_TYPE = 0.235;
const LABEL_TYPE = 0.26;
const LABEL_GAP = 0.14;
/** Down to where the counter of the hex above reaches. */
const CEILING = 1.14;

/** Below the counters: their arrows and hit markers reach over the corners and stay whole. */
export function drawTargetMarks(
  context: CanvasRenderingContext2D,
  laid: Laid,
  { targets, aim }: BoardOverlay,
): void {
  for (const { hex } of targets)
    if (hex !== aim?.hex) drawTargetCorners(context, laid, hex, 'legal');
  const aimed = aim && centreOn(laid.grid, aim.hex, laid.radius);
  if (!aimed) return;
  drawAimedHex(context, aimed, laid.radius);
  drawTargetCorners(context, laid, aim.hex, 'aimed');
}

/** Above the counters, figures above the line. */
export function drawAttackMarks(
  context: CanvasRenderingContext2D,
  laid: Laid,
  { targets, aim }: BoardOverlay,
): void {
  if (aim) drawAim(context, laid, aim);
  for (const target of targets) drawTargetOdds(context, laid, target, chipSide(laid, target, aim));
}

/** Where the sight line ends there is no room for a chip. */
function chipSide({ grid }: Laid, { hex }: Target, aim: Aim | null): ChipSide {
  const from = aim?.hex === hex ? centreOn(grid, aim.from, 1) : null;
  const to = centreOn(grid, hex, 1);
  return from && to && from.y < to.y ? 'below' : 'above';
}

function drawTargetCorners(
  context: CanvasRenderingContext2D,
  laid: Laid,
  hex: HexId,
  tone: TargetTone,
): void {
  const { radius } = laid;
  const counters = countersIn(laid, hex);
  if (counters.length === 0) return;
  drawCorners(context, scaled(cornerBox(enclosingAll(counters), tone), radius), tone, radius);
}

function drawTargetOdds(
  context: CanvasRenderingContext2D,
  laid: Laid,
  { hex, chance, closeCombat }: Target,
  side: ChipSide,
): void {
  const { grid, radius, placed } = laid;
  const centre = centreOn(grid, hex, radius);
  if (!centre) return;
  const text = oddsText(chance);
  const type = Math.max(SMALLEST_TYPE, radius * ODDS_TYPE);
  const chip = measureOdds(context, text, type, closeCombat);
  const counters = countersIn(laid, hex).map((box) => scaled(box, radius));
  const arrow = arrowIn(placed, hex, side);
  const arrowX = arrow === null ? null : arrow * radius;
  const ceiling = centre.y - CEILING * radius;
  drawOdds(context, text, closeCombat, oddsChipArea(counters, chip, side, arrowX, ceiling, radius));
}

function drawAim(context: CanvasRenderingContext2D, laid: Laid, { from, hex, label }: Aim): void {
  const { grid, radius, boxes } = laid;
  const start = centreOn(grid, from, radius);
  const end = centreOn(grid, hex, radius);
  if (from === hex || !start || !end) return;
  const edgeOf = (at: HexId) =>
    scaled(cornerBox(enclosingAll(countersIn(laid, at)), 'aimed'), radius);
  const line = aimLine(start, end, edgeOf(from), edgeOf(hex), radius);
  if (!line) return;
  drawSightLine(context, line, radius);
  const plate = measurePlate(context, label, Math.max(SMALLEST_TYPE, radius * LABEL_TYPE));
  const counters = [...boxes.values()].flat().map((box) => scaled(box, radius));
  drawPlate(context, label, LABEL, labelArea(line, plate, LABEL_GAP * radius, counters));
}

/** A hex without counters has the place of one. */
function countersIn({ grid, boxes }: Laid, hex: HexId): readonly Rectangle[] {
  const centre = centreOn(grid, hex, 1);
  return boxes.get(hex) ?? (centre ? [counterBox(centre)] : []);
}
