/** One line of the report: what we do, set against a baseline measured in the same run. */
export interface Measurement {
  readonly name: string;
  readonly baseline: string;
  readonly unit: 'ns' | 'µs' | 'ms' | 'MB';
  readonly ours: number;
  readonly theirs: number;
  /** `ours / theirs`: below 1 is faster than the baseline. */
  readonly ratio: number;
  /** The largest ratio we accept, where we promised one: it holds on every machine. */
  readonly atMost: number | null;
  /** What `ours` is to stay under on a usual machine. Told, but no run fails for a slow machine. */
  readonly goal: number | null;
}

export function compared(
  measurement: Omit<Measurement, 'ratio' | 'atMost' | 'goal'> & {
    readonly atMost?: number;
    readonly goal?: number;
  },
): Measurement {
  return {
    ...measurement,
    ratio: measurement.ours / measurement.theirs,
    atMost: measurement.atMost ?? null,
    goal: measurement.goal ?? null,
  };
}

/** Medians forgive a noisy machine. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function microseconds(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1000;
}

/** Both sides take turns, so that a slow moment of the machine hits them alike. */
export function alternate(
  rounds: number,
  ours: () => number,
  theirs: () => number,
): { ours: number; theirs: number } {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(ours());
    times.theirs.push(theirs());
  }
  return { ours: median(times.ours), theirs: median(times.theirs) };
}
