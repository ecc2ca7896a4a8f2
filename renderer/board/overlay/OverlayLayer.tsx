import { useMemo } from 'react';
import { Layer } from 'react-konva';
import type { Objective, Unit } from '../../../shared/coh/index.ts';
import type { Direction, HexGrid, HexId } from '../../../shared/hex/index.ts';
import type { BoardOverlay } from '../boardProps.ts';
import { centreOn } from '../geometry/centreOn.ts';
import type { Rectangle } from '../geometry/table.ts';
import { drawObjectives } from '../markers/drawFlag.ts';
import { Painting } from '../Painting.tsx';
import { drawFront, drawHoveredHex } from './drawHexMarks.ts';
import { drawReach } from './drawReach.ts';
import { reachArea } from './reachArea.ts';

export interface OverlayLayerProps {
  readonly grid: HexGrid;
  readonly table: Rectangle;
  readonly radius: number;
  /** Those in hexes without counters. */
  readonly objectives: readonly Objective[];
  readonly destinations: BoardOverlay['destinations'];
  readonly hoveredHex: HexId | null;
  readonly selected: Unit | null;
  /** The unit whose front is shown: as it stands, or as the player is about to turn it. */
  readonly front: { readonly hex: HexId; readonly facing: Direction } | null;
}

/** Everything between the ground and the counters. */
export function OverlayLayer(props: OverlayLayerProps) {
  const { grid, table, radius, objectives, destinations, hoveredHex, selected, front } = props;
  const from = selected?.hex ?? null;
  const area = useMemo(() => reachArea(grid, destinations, from), [grid, destinations, from]);
  return (
    <Layer listening={false}>
      <Painting
        draw={(context) => {
          if (area) drawReach(context, area, table, radius);
          drawObjectives(context, grid, objectives, radius);
          const frontCentre = front && centreOn(grid, front.hex, radius);
          if (front && frontCentre) drawFront(context, frontCentre, front.facing, radius);
          const hovered = hoveredHex === null ? null : centreOn(grid, hoveredHex, radius);
          if (hovered) drawHoveredHex(context, hovered, radius);
        }}
      />
    </Layer>
  );
}
