import { Layer } from 'react-konva';
import type { Activation, PerSide, UnitId } from '../../../shared/coh/index.ts';
import type { Tweens } from '../tweens.ts';
import { Counter } from './Counter.tsx';
import type { PlacedCounter } from './placing.ts';

export interface CounterLayerProps {
  readonly placed: readonly PlacedCounter[];
  readonly activations: PerSide<Activation | null>;
  readonly selectedUnit: UnitId | null;
  readonly radius: number;
  readonly settledRadius: number;
  readonly pixelRatio: number;
  readonly fonts: boolean;
  readonly tweens: Tweens;
}

export function CounterLayer({ placed, activations, selectedUnit, ...shared }: CounterLayerProps) {
  const active = new Set([
    ...(activations.german?.units ?? []),
    ...(activations.soviet?.units ?? []),
  ]);
  return (
    <Layer listening={false}>
      {placed.map(({ unit, place, covered }) => (
        <Counter
          key={unit.id}
          unit={unit}
          x={place.x}
          y={place.y}
          covered={covered}
          active={active.has(unit.id)}
          selected={unit.id === selectedUnit}
          {...shared}
        />
      ))}
    </Layer>
  );
}
