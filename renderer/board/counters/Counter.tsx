import type Konva from 'konva';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Group, Image } from 'react-konva';
import type { Unit } from '../../../shared/coh/index.ts';
import type { Point } from '../../../shared/hex/index.ts';
import { easeInOut } from '../geometry/easing.ts';
import { directionAngle } from '../geometry/hexShape.ts';
import { Painting } from '../Painting.tsx';
import type { Tweens } from '../tweens.ts';
import { looksWest } from './drawCounter.ts';
import { drawFacingArrow } from './facingArrow.ts';
import { HitMarker } from './HitMarker.tsx';
import { FADE, glideTime, pivotTime, shortestTurn } from './motion.ts';
import { COUNTER_SIDE } from './stackLayout.ts';
import { marginOf, tileBitmap } from './tileBitmaps.ts';

export interface CounterProps {
  readonly unit: Unit;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The radius its bitmap is made for: follows when a zoom has ended. */
  readonly settledRadius: number;
  readonly pixelRatio: number;
  /** Another counter of its stack lies on it. */
  readonly covered: boolean;
  readonly active: boolean;
  readonly selected: boolean;
  /** Whether the letters on the bitmaps are the right ones. */
  readonly fonts: boolean;
  readonly tweens: Tweens;
}

export const Counter = memo(function Counter(props: CounterProps) {
  const { unit, x, y, radius, settledRadius, pixelRatio, active, selected, tweens } = props;
  const snap = (value: number) => Math.round(value * pixelRatio) / pixelRatio;
  const tile = snap(COUNTER_SIDE * settledRadius);
  const size = radius === settledRadius ? tile : COUNTER_SIDE * radius;
  const margin = (marginOf(tile, pixelRatio) / tile) * size;
  const { group, angle } = useMotion(unit, { x, y }, radius, tweens);
  const { fading, old } = useSpentFade(unit.spent, tweens);
  const picture = (spent: boolean) => {
    const mirrored = looksWest(unit.facing);
    const { type, hidden } = unit;
    return tileBitmap({ type, size: tile, mirrored, hidden, spent, active, selected }, pixelRatio);
  };
  const area = { x: -margin, y: -margin, width: size + 2 * margin, height: size + 2 * margin };
  return (
    <Group ref={group} x={snap(x * radius - size / 2)} y={snap(y * radius - size / 2)}>
      <Image image={picture(unit.spent)} {...area} perfectDrawEnabled={false} />
      {fading && (
        <Image ref={old} image={picture(!unit.spent)} {...area} perfectDrawEnabled={false} />
      )}
      {!unit.hidden && (
        <Painting draw={(context) => drawFacingArrow(context, size, angle.current, unit.spent)} />
      )}
      <HitMarker
        hit={unit.hit}
        covered={props.covered}
        size={size}
        tile={tile}
        pixelRatio={pixelRatio}
        tweens={tweens}
      />
    </Group>
  );
});

/** While a unit becomes spent or fresh, its old look lies on top and fades. */
function useSpentFade(spent: boolean, tweens: Tweens) {
  const [seen, setSeen] = useState(spent);
  const old = useRef<Konva.Image>(null);
  const fading = seen !== spent;
  useLayoutEffect(() => {
    if (!fading) return;
    return tweens.run(FADE, (progress) => {
      old.current?.opacity(1 - progress);
      if (progress === 1) setSeen(spent);
    });
  }, [fading, spent, tweens]);
  return { fading, old };
}

/**
 * React puts the counter where it belongs; what moves is how far it is still away from there, as the
 * offset of its group, so that zooming and panning meanwhile do no harm.
 */
function useMotion(unit: Unit, place: Point, radius: number, tweens: Tweens) {
  const group = useRef<Konva.Group>(null);
  const shown = useRef({ place, hex: unit.hex });
  const angle = useRef(directionAngle(unit.facing));
  const scale = useRef(radius);
  const { x, y } = place;
  const { hex, facing } = unit;

  useLayoutEffect(() => {
    scale.current = radius;
  }, [radius]);

  useLayoutEffect(() => {
    const from = shown.current.place;
    const changedHex = shown.current.hex !== hex;
    shown.current = { place: from, hex };
    if (from.x === x && from.y === y) return;
    return tweens.run(glideTime(from, { x, y }, changedHex), (progress) => {
      const left = 1 - easeInOut(progress);
      shown.current.place = { x: x + (from.x - x) * left, y: y + (from.y - y) * left };
      group.current?.offset({
        x: (x - shown.current.place.x) * scale.current,
        y: (y - shown.current.place.y) * scale.current,
      });
    });
  }, [x, y, hex, tweens]);

  useLayoutEffect(() => {
    const from = angle.current;
    const turn = shortestTurn(from, directionAngle(facing));
    return tweens.run(pivotTime(from, directionAngle(facing)), (progress) => {
      angle.current = from + turn * easeInOut(progress);
      group.current?.getLayer()?.batchDraw();
    });
  }, [facing, tweens]);

  return { group, angle };
}
