import type Konva from 'konva';
import type { Context } from 'konva/lib/Context';
import { useLayoutEffect, useRef } from 'react';
import { Shape } from 'react-konva';
import type { HexGrid } from '../../../shared/hex/index.ts';
import type { BoardEffect } from '../boardProps.ts';
import { centreOn } from '../geometry/centreOn.ts';
import type { Tweens } from '../tweens.ts';
import { drawImpact } from './drawImpact.ts';
import { drawTracer } from './drawTracer.ts';
import { effectMoment, effectTime, stillMoment } from './effectTimes.ts';

export interface EffectMarkProps {
  readonly grid: HexGrid;
  readonly radius: number;
  readonly effect: BoardEffect | null;
  readonly tweens: Tweens;
}

/** Plays each new effect once. */
export function EffectMark({ grid, radius, effect, tweens }: EffectMarkProps) {
  const { shape, progress } = usePlayed(effect, tweens);
  return (
    <Shape
      ref={shape}
      visible={false}
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(context: Context) => {
        const from = effect && centreOn(grid, effect.from, radius);
        const to = effect && centreOn(grid, effect.to, radius);
        if (!effect || !to) return;
        const { tracer, impact } = effectMoment(effect, progress.current);
        context.save();
        if (tracer !== null && from) drawTracer(context._context, from, to, tracer, radius);
        if (impact !== null) drawImpact(context._context, effect, to, impact, radius);
        context.restore();
      }}
    />
  );
}

function usePlayed(effect: BoardEffect | null, tweens: Tweens) {
  const shape = useRef<Konva.Shape>(null);
  const progress = useRef(1);
  const played = useRef(effect?.key ?? null);
  useLayoutEffect(() => {
    if (!effect || effect.key === played.current) return;
    played.current = effect.key;
    tweens.flash(effectTime(effect), stillMoment(effect), (now) => {
      // A later effect has taken over.
      if (played.current !== effect.key) return;
      progress.current = now;
      shape.current?.visible(now < 1);
      shape.current?.getLayer()?.batchDraw();
    });
  }, [effect, tweens]);
  return { shape, progress };
}
