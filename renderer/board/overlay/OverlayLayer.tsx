import { useMemo } from 'react';
import { Layer } from 'react-konva';
import type { Objective, Unit } from '../../../shared/coh/index.ts';
import type { Direction, HexGrid, HexId } from '../../../shared/hex/index.ts';
import type { BoardOverlay } from '../boardProps.ts';
import { counterBoxes, type PlacedCounter } from '../counters/placing.ts';
import { centreOn } from '../geometry/centreOn.ts';
import type { Rectangle } from '../geometry/table.ts';
import { drawObjectives } from '../markers/drawFlag.ts';
import { Painting } from '../Painting.tsx';
import { drawTargetMarks } from './drawAttackMarks.ts';
import { drawFront, drawHoveredHex } from './drawHexMarks.ts';
import { drawLook } from './drawLook.ts';
import { drawReach } from './drawReach.ts';
import { drawSight } from './drawSight.ts';
import { drawThreatArea, drawThreatRings } from './drawThreats.ts';
import { lookArea } from './lookArea.ts';
import { reachArea } from './reachArea.ts';
import { sightArea } from './sightArea.ts';
import { threatArea } from './threatArea.ts';

export interface OverlayLayerProps {
  readonly grid: HexGrid;
  readonly table: Rectangle;
  readonly radius: number;
  /** Those in hexes without counters. */
  readonly objectives: readonly Objective[];
  readonly overlay: BoardOverlay;
  readonly placed: readonly PlacedCounter[];
  readonly hoveredHex: HexId | null;
  readonly selected: Unit | null;
  /** The unit whose front is shown: as it stands, or as the player is about to turn it. */
  readonly front: { readonly hex: HexId; readonly facing: Direction } | null;
}

/** Everything between the ground and the counters. */
export function OverlayLayer(props: OverlayLayerProps) {
  const { grid, table, radius, objectives, overlay, placed, hoveredHex, selected, front } = props;
  const { destinations, sight, look, aim } = overlay;
  const looks = look?.looks ?? null;
  const counts = overlay.threats?.counts ?? null;
  const from = selected?.hex ?? null;
  const area = useMemo(() => reachArea(grid, destinations, from), [grid, destinations, from]);
  const view = useMemo(() => sight && sightArea(grid, sight), [grid, sight]);
  const sees = useMemo(() => looks && lookArea(grid, looks), [grid, looks]);
  const threatened = useMemo(() => counts && threatArea(grid, counts), [grid, counts]);
  const boxes = useMemo(() => counterBoxes(placed), [placed]);
  return (
    <Layer listening={false}>
      <Painting
        draw={(context) => {
          if (view) drawSight(context, view, table, radius);
          if (area) drawReach(context, area, table, radius);
          if (threatened) drawThreatArea(context, threatened, radius);
          if (look && sees) drawLook(context, grid, look, sees, table, radius);
          drawObjectives(context, grid, objectives, radius);
          const frontCentre = front && centreOn(grid, front.hex, radius);
          if (front && frontCentre) drawFront(context, frontCentre, front.facing, radius);
          const hovered = hoveredHex === null ? null : centreOn(grid, hoveredHex, radius);
          if (hovered && hoveredHex !== aim?.hex) drawHoveredHex(context, hovered, radius);
          if (overlay.threats) drawThreatRings(context, overlay.threats, placed, radius);
          drawTargetMarks(context, { grid, radius, placed, boxes }, overlay);
        }}
      />
    </Layer>
  );
}
