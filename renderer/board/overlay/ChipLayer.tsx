import { memo, useMemo } from 'react';
import { Layer } from 'react-konva';
import type { Objective, Unit } from '../../../shared/coh/index.ts';
import type { Direction, HexGrid, HexId } from '../../../shared/hex/index.ts';
import type { BoardEffect, BoardOverlay, Look, Sight } from '../boardProps.ts';
import { counterBoxes, type PlacedCounter } from '../counters/placing.ts';
import { EffectMark } from '../effects/EffectMark.tsx';
import { centreOn } from '../geometry/centreOn.ts';
import { drawObjectives } from '../markers/drawFlag.ts';
import { Painting } from '../Painting.tsx';
import type { Tweens } from '../tweens.ts';
import { chipOf } from './chips.ts';
import { drawAttackMarks } from './drawAttackMarks.ts';
import { drawBlocker } from './drawBlockers.ts';
import { drawChip } from './drawChips.ts';
import { drawEye } from './drawEye.ts';
import { drawFacingChoice } from './drawFacingChoice.ts';
import { drawLookLine } from './drawLook.ts';
import { drawPath } from './drawPath.ts';
import { drawThreatMarks } from './drawThreats.ts';

export interface ChipLayerProps {
  readonly grid: HexGrid;
  readonly radius: number;
  readonly objectives: readonly Objective[];
  readonly overlay: BoardOverlay;
  readonly effect: BoardEffect | null;
  readonly placed: readonly PlacedCounter[];
  /** How many counters lie in a hex. */
  readonly crowd: ReadonlyMap<HexId, number>;
  readonly turning: Unit | null;
  readonly hoveredFacing: Direction | null;
  readonly tweens: Tweens;
}

/** Everything above the counters. */
export const ChipLayer = memo(function ChipLayer(props: ChipLayerProps) {
  const { grid, radius, overlay, effect, placed, turning, hoveredFacing, tweens } = props;
  const boxes = useMemo(() => counterBoxes(placed), [placed]);
  return (
    <Layer listening={false}>
      <Painting
        draw={(context) => {
          drawGroundMarks(context, props);
          drawMovement(context, props);
          if (overlay.threats) drawThreatMarks(context, grid, overlay.threats, placed, radius);
          drawAttackMarks(context, { grid, radius, placed, boxes }, overlay);
          const middle = turning && centreOn(grid, turning.hex, radius);
          if (middle && overlay.facingChoice)
            drawFacingChoice(context, middle, overlay.facingChoice.facings, hoveredFacing, radius);
        }}
      />
      <EffectMark grid={grid} radius={radius} effect={effect} tweens={tweens} />
    </Layer>
  );
});

/** What belongs to the hex but would be hidden by its counters. */
function drawGroundMarks(
  context: CanvasRenderingContext2D,
  { grid, radius, objectives, overlay, crowd }: ChipLayerProps,
): void {
  const flags = objectives.filter(({ hex }) => crowd.has(hex));
  drawObjectives(context, grid, flags, radius);
  if (overlay.look) drawLooking(context, overlay.look, { grid, radius });
  const flagged = new Set(objectives.map(({ hex }) => hex));
  for (const { hex, word } of blockersOf(overlay)) {
    const centre = centreOn(grid, hex, radius);
    if (centre) drawBlocker(context, word, centre, crowd.get(hex) ?? 0, flagged.has(hex), radius);
  }
}

/** The line goes below the word of what blocks it. */
function blockersOf({ sight, look }: BoardOverlay): Sight['blockers'] {
  if (!look) return sight?.blockers ?? [];
  return look.line?.blocker ? [look.line.blocker] : look.blockers;
}

function drawLooking(
  context: CanvasRenderingContext2D,
  { from, pinned, line }: Look,
  { grid, radius }: Pick<ChipLayerProps, 'grid' | 'radius'>,
): void {
  if (line) drawLookLine(context, grid, from, line, radius);
  const eye = pinned && centreOn(grid, from, radius);
  if (eye) drawEye(context, eye, radius);
}

function drawMovement(
  context: CanvasRenderingContext2D,
  { grid, radius, overlay, crowd }: ChipLayerProps,
): void {
  const path = overlay.path
    .map((hex) => centreOn(grid, hex, radius))
    .filter((centre) => centre !== null);
  drawPath(context, path, radius, crowd.has(overlay.path.at(-1) ?? ''));
  for (const destination of overlay.destinations) {
    const centre = centreOn(grid, destination.hex, radius);
    const counters = crowd.get(destination.hex) ?? 0;
    if (centre) drawChip(context, chipOf(destination), centre, radius, counters);
  }
}
