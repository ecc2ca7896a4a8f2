/** An exact fraction; the divisor is positive. */
export interface Fraction {
  readonly over: number;
  readonly by: number;
}

export function fraction(over: number, by: number): Fraction {
  return by < 0 ? { over: -over, by: -by } : { over, by };
}

/** Negative, zero or positive like the difference of the two. */
export function difference(a: Fraction, b: Fraction): number {
  return a.over * b.by - b.over * a.by;
}

export function smaller(a: Fraction, b: Fraction): Fraction {
  return difference(a, b) <= 0 ? a : b;
}

export function larger(a: Fraction, b: Fraction): Fraction {
  return difference(a, b) >= 0 ? a : b;
}
