import { seeded } from './seeded.ts';

/** Smooth noise from about −1 to 1, with one hill or hollow per unit of length. */
export interface Noise {
  at(x: number, y: number): number;
  /** Finer and finer noise added up. */
  layered(x: number, y: number, octaves: number): number;
}

const CELLS = 256;
/** Gradient noise rarely leaves ±0.7; this spreads it. */
const SPREAD = 1.5;

export function createNoise(seed: number): Noise {
  const shuffled = shuffledCells(seed);
  const gradientX = Float64Array.from({ length: CELLS }, (_, i) =>
    Math.cos((i / CELLS) * 2 * Math.PI),
  );
  const gradientY = Float64Array.from({ length: CELLS }, (_, i) =>
    Math.sin((i / CELLS) * 2 * Math.PI),
  );

  function pull(column: number, row: number, dx: number, dy: number): number {
    const cell = shuffled[(shuffled[column & 255] as number) + (row & 255)] as number;
    return (gradientX[cell] as number) * dx + (gradientY[cell] as number) * dy;
  }

  function at(x: number, y: number): number {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const u = fade(dx);
    const top = mix(pull(column, row, dx, dy), pull(column + 1, row, dx - 1, dy), u);
    const bottom = mix(
      pull(column, row + 1, dx, dy - 1),
      pull(column + 1, row + 1, dx - 1, dy - 1),
      u,
    );
    return mix(top, bottom, fade(dy)) * SPREAD;
  }

  function layered(x: number, y: number, octaves: number): number {
    let sum = 0;
    let strength = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * at(x * scale, y * scale);
      // Not exactly 2, so that the grids of the octaves do not line up.
      scale *= 2.03;
      strength *= 0.5;
    }
    return sum;
  }

  return { at, layered };
}

function shuffledCells(seed: number): Uint8Array {
  const random = seeded(seed);
  const cells = Array.from({ length: CELLS }, (_, index) => index);
  for (let index = CELLS - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [cells[index], cells[other]] = [cells[other] as number, cells[index] as number];
  }
  return Uint8Array.from({ length: 2 * CELLS }, (_, index) => cells[index % CELLS] as number);
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
