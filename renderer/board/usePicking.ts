import { type RefObject, useRef, useState } from 'react';
import type { Unit, UnitId } from '../../shared/coh/index.ts';
import {
  type Direction,
  hexAt,
  type HexGrid,
  type HexId,
  hexId,
  isPlayable,
  NO_HEX,
  type Point,
} from '../../shared/hex/index.ts';
import type { BoardProps } from './boardProps.ts';
import { toTable } from './camera/cameraMath.ts';
import type { CameraStore } from './camera/cameraStore.ts';
import { usePointer } from './camera/usePointer.ts';
import { counterAt, type PlacedCounter } from './counters/placing.ts';
import { nextInStack } from './counters/stackLayout.ts';
import { centreOn } from './geometry/centreOn.ts';
import { facingAt } from './overlay/facingPick.ts';
import type { Tweens } from './tweens.ts';

/** What is under the pointer, by arithmetic: no node of the stage listens. */
export function usePicking(
  container: RefObject<HTMLElement | null>,
  camera: CameraStore,
  grid: HexGrid,
  placed: readonly PlacedCounter[],
  turning: Unit | null,
  tweens: Tweens,
  props: BoardProps,
): { hoveredFacing: Direction | null; dragging: boolean } {
  const [hoveredFacing, setHoveredFacing] = useState<Direction | null>(null);
  const [dragging, setDragging] = useState(false);
  const lastClick = useRef<Point | null>(null);

  const hexUnder = (point: Point): HexId | null => {
    // A fanned stack reaches beyond its hex: over one of its counters the pointer is still in it.
    const counter = counterAt(placed, point);
    if (counter && counter.unit.hex === props.hoveredHex) return counter.unit.hex;
    const hex = hexAt(grid, point);
    return hex !== NO_HEX && isPlayable(grid, hex) ? hexId(grid, hex) : null;
  };

  const facingUnder = (point: Point): Direction | null => {
    const centre = turning && centreOn(grid, turning.hex, 1);
    if (!centre || !props.overlay.facingChoice) return null;
    const offset = { x: point.x - centre.x, y: point.y - centre.y };
    return facingAt(offset, props.overlay.facingChoice.facings);
  };

  usePointer(container, camera, {
    onPress: tweens.finishAll,
    onDrag: setDragging,
    onHover: (screen) => {
      const point = screen && toTable(camera.current(), screen);
      const hex = point && hexUnder(point);
      setHoveredFacing(point && facingUnder(point));
      if (hex !== props.hoveredHex) props.onHexHover(hex);
    },
    onClick: (screen) => {
      const sameSpot = lastClick.current !== null && isNear(lastClick.current, screen);
      lastClick.current = screen;
      const point = toTable(camera.current(), screen);
      const facing = facingUnder(point);
      const counter = counterAt(placed, point);
      const hex = hexUnder(point);
      if (facing !== null) props.onFacingClick(facing);
      else if (counter) props.onUnitClick(clickedUnit(counter, props, sameSpot));
      else if (hex !== null) props.onHexClick(hex);
    },
  });
  return { hoveredFacing: turning ? hoveredFacing : null, dragging };
}

function clickedUnit(
  { unit }: PlacedCounter,
  { units, selectedUnit }: BoardProps,
  sameSpot: boolean,
): UnitId {
  const stack = Object.values(units).filter(({ hex }) => hex === unit.hex);
  const ids = stack.map(({ id }) => id);
  return nextInStack(ids, unit.id, selectedUnit, sameSpot);
}

/** A hand does not hold a mouse quite still between two clicks. */
function isNear(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 6;
}
