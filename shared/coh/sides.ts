export type Side = 'german' | 'soviet';

export const SIDES: readonly Side[] = ['german', 'soviet'];

export type PerSide<T> = Readonly<Record<Side, T>>;

export function opponent(side: Side): Side {
  return side === 'german' ? 'soviet' : 'german';
}

export function isSide(seat: string): seat is Side {
  return seat === 'german' || seat === 'soviet';
}
