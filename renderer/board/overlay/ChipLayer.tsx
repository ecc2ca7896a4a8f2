import { useMemo } from 'react';
import { Layer } from 'react-konva';
import type { Objective, Unit } from '../../../shared/coh/index.ts';
import type { Direction, HexGrid, HexId } from '../../../shared/hex/index.ts';
import type { BoardEffect, BoardOverlay } from '../boardProps.ts';
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
import { drawFacingChoice } from './drawFacingChoice.ts';
import { drawPath } from './drawPath.ts';

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
export function ChipLayer(props: ChipLayerProps) {
  const { grid, radius, overlay, effect, placed, turning, hoveredFacing, tweens } = props;
  const boxes = useMemo(() => counterBoxes(placed), [placed]);
  return (
    <Layer listening={false}>
      <Painting
        draw={(context) => {
          drawGroundMarks(context, props);
          drawMovement(context, props);
          drawAttackMarks(context, { grid, radius, placed, boxes }, overlay);
          const middle = turning && centreOn(grid, turning.hex, radius);
          if (middle && overlay.facingChoice)
            drawFacingChoice(context, middle, overlay.facingChoice.facings, hoveredFacing, radius);
        }}
      />
      <EffectMark grid={grid} radius={radius} effect={effect} tweens={tweens} />
    </Layer>
  );
}

/** What belongs to the hex but would be hidden by its counters. */
function drawGroundMarks(
  context: CanvasRenderingContext2D,
  { grid, radius, objectives, overlay, crowd }: ChipLayerProps,
): void {
  const flags = objectives.filter(({ hex }) => crowd.has(hex));
  drawObjectives(context, grid, flags, radius);
  const flagged = new Set(objectives.map(({ hex }) => hex));
  for (const { hex, word } of overlay.sight?.blockers ?? []) {
    const centre = centreOn(grid, hex, radius);
    if (centre) drawBlocker(context, word, centre, crowd.get(hex) ?? 0, flagged.has(hex), radius);
  }
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
