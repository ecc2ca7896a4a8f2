/** Lines of a price or a sum by their reason; lines of 0 say nothing and are left out. */
export type Lines = Readonly<Record<string, number>>;

interface Line {
  readonly reason: string;
  readonly amount: number;
}

/** Reasons that are two sides of one figure: the road takes back what the terrain costs. */
const SAME_FIGURE: Readonly<Record<string, string>> = { alongRoad: 'terrain' };

export function linesOf(items: readonly Line[]): Lines {
  const sums: Record<string, number> = {};
  for (const { reason, amount } of items) {
    const figure = SAME_FIGURE[reason] ?? reason;
    sums[figure] = (sums[figure] ?? 0) + amount;
  }
  return withoutZeros(sums);
}

export function withoutZeros(lines: Lines): Lines {
  const told = Object.entries(lines).filter(([, amount]) => amount !== 0);
  return Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function totalOf(lines: Lines): number {
  return Object.values(lines).reduce((sum, amount) => sum + amount, 0);
}
