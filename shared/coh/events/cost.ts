/** One line of a price or a sum, with the rule it comes from. */
export interface CostItem {
  readonly reason: CostReason;
  readonly amount: number;
  readonly rule: string;
}

export type CostReason =
  | 'moveNumber'
  | 'terrain'
  | 'alongRoad'
  | 'uphill'
  | 'gully'
  | 'gullyOpening'
  | 'ditch'
  | 'backward'
  | 'cautious'
  | 'pivot'
  | 'stall'
  | 'fire'
  | 'rally'
  | 'hitMarker';

export function totalCost(items: readonly CostItem[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}
