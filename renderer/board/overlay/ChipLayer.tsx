import { Layer } from 'react-konva';
import type { Unit } from '../../../shared/coh/index.ts';
import type { Direction, HexGrid, HexId } from '../../../shared/hex/index.ts';
import type { BoardOverlay } from '../boardProps.ts';
import { centreOn } from '../geometry/centreOn.ts';
import { Painting } from '../Painting.tsx';
import { chipOf } from './chips.ts';
import { drawChip } from './drawChips.ts';
import { drawFacingChoice } from './drawFacingChoice.ts';
import { drawPath } from './drawPath.ts';

export interface ChipLayerProps {
  readonly grid: HexGrid;
  readonly radius: number;
  readonly overlay: BoardOverlay;
  readonly occupied: ReadonlySet<HexId>;
  readonly turning: Unit | null;
  readonly hoveredFacing: Direction | null;
}

/** Everything above the counters. */
export function ChipLayer({
  grid,
  radius,
  overlay,
  occupied,
  turning,
  hoveredFacing,
}: ChipLayerProps) {
  return (
    <Layer listening={false}>
      <Painting
        draw={(context) => {
          const path = overlay.path
            .map((hex) => centreOn(grid, hex, radius))
            .filter((centre) => centre !== null);
          drawPath(context, path, radius);
          for (const destination of overlay.destinations) {
            const centre = centreOn(grid, destination.hex, radius);
            if (centre)
              drawChip(context, chipOf(destination), centre, radius, occupied.has(destination.hex));
          }
          const middle = turning && centreOn(grid, turning.hex, radius);
          if (middle && overlay.facingChoice)
            drawFacingChoice(context, middle, overlay.facingChoice.facings, hoveredFacing, radius);
        }}
      />
    </Layer>
  );
}
