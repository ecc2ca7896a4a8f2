import { Layer } from 'react-konva';
import type { Objective, Unit } from '../../../shared/coh/index.ts';
import type { Direction, HexGrid, HexId } from '../../../shared/hex/index.ts';
import type { BoardOverlay } from '../boardProps.ts';
import { centreOn } from '../geometry/centreOn.ts';
import { drawObjectives } from '../markers/drawFlag.ts';
import { Painting } from '../Painting.tsx';
import { chipOf } from './chips.ts';
import { drawChip } from './drawChips.ts';
import { drawFacingChoice } from './drawFacingChoice.ts';
import { drawPath } from './drawPath.ts';

export interface ChipLayerProps {
  readonly grid: HexGrid;
  readonly radius: number;
  /** Those in hexes with counters. */
  readonly objectives: readonly Objective[];
  readonly overlay: BoardOverlay;
  /** How many counters lie in a hex. */
  readonly crowd: ReadonlyMap<HexId, number>;
  readonly turning: Unit | null;
  readonly hoveredFacing: Direction | null;
}

/** Everything above the counters. */
export function ChipLayer({
  grid,
  radius,
  objectives,
  overlay,
  crowd,
  turning,
  hoveredFacing,
}: ChipLayerProps) {
  return (
    <Layer listening={false}>
      <Painting
        draw={(context) => {
          drawObjectives(context, grid, objectives, radius);
          const path = overlay.path
            .map((hex) => centreOn(grid, hex, radius))
            .filter((centre) => centre !== null);
          drawPath(context, path, radius, crowd.has(overlay.path.at(-1) ?? ''));
          for (const destination of overlay.destinations) {
            const centre = centreOn(grid, destination.hex, radius);
            if (centre)
              drawChip(
                context,
                chipOf(destination),
                centre,
                radius,
                crowd.get(destination.hex) ?? 0,
              );
          }
          const middle = turning && centreOn(grid, turning.hex, radius);
          if (middle && overlay.facingChoice)
            drawFacingChoice(context, middle, overlay.facingChoice.facings, hoveredFacing, radius);
        }}
      />
    </Layer>
  );
}
