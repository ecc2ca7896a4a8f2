import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Unit, UnitId } from '../../shared/coh/index.ts';
import {
  type Direction,
  DIRECTIONS,
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
import { type Click, isSameSpot, isTooSoon } from './clicks.ts';
import { counterAt, counterIn, type PlacedCounter } from './counters/placing.ts';
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
  const lastClick = useRef<Click | null>(null);
  const ringOpened = useRef(0);
  const asked = props.overlay.facingChoice?.unit ?? null;
  useEffect(() => {
    if (asked !== null) ringOpened.current = performance.now();
  }, [asked]);

  const hexUnder = (point: Point): HexId | null => {
    // A fanned stack reaches beyond its hex: over one of its counters the pointer is still in it.
    const counter = counterAt(placed, point);
    if (counter && counter.unit.hex === props.hoveredHex) return counter.unit.hex;
    const hex = hexAt(grid, point);
    return hex !== NO_HEX && isPlayable(grid, hex) ? hexId(grid, hex) : null;
  };

  const facingUnder = (point: Point, offered: readonly Direction[]): Direction | null => {
    const centre = turning && centreOn(grid, turning.hex, 1);
    if (!centre) return null;
    return facingAt({ x: point.x - centre.x, y: point.y - centre.y }, offered);
  };

  const counterMeant = (point: Point, hex: HexId | null): PlacedCounter | null => {
    const counter = counterAt(placed, point);
    // Beside its counters a hex that can be entered means the hex.
    if (counter || props.overlay.destinations.some((one) => one.hex === hex)) return counter;
    return hex === null ? null : counterIn(placed, hex, point);
  };

  usePointer(container, camera, {
    onPress: tweens.finishAll,
    onDrag: setDragging,
    onHover: (screen) => {
      const point = screen && toTable(camera.current(), screen);
      const hex = point && hexUnder(point);
      setHoveredFacing(point && facingUnder(point, props.overlay.facingChoice?.facings ?? []));
      if (hex !== props.hoveredHex) props.onHexHover(hex);
    },
    onClick: (screen) => {
      const last = lastClick.current;
      const click = { place: screen, time: performance.now() };
      lastClick.current = click;
      if (turning && isTooSoon(last, click, ringOpened.current)) return;
      const point = toTable(camera.current(), screen);
      // A facing that is not offered counts too: the table says why it is not.
      const facing = facingUnder(point, DIRECTIONS);
      const hex = hexUnder(point);
      const counter = counterMeant(point, hex);
      if (facing !== null) props.onFacingClick(facing);
      else if (counter) props.onUnitClick(clickedUnit(counter, props, isSameSpot(last, click)));
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
