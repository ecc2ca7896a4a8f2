import type { Destination } from '../boardProps.ts';

export type ChipTone = 'within' | 'last' | 'command';

export interface Chip {
  readonly text: string;
  readonly tone: ChipTone;
  readonly cross: boolean;
}

/** "2", "3+1" when command points must help, "1 CAP" when they pay it all. */
export function chipOf(destination: Destination): Chip {
  const { actionPoints, commandPoints, last, closeCombat } = destination;
  return {
    text: priceOf(actionPoints, commandPoints),
    tone: commandPoints > 0 ? 'command' : last ? 'last' : 'within',
    cross: closeCombat,
  };
}

function priceOf(actionPoints: number, commandPoints: number): string {
  if (commandPoints === 0) return String(actionPoints);
  return actionPoints === 0 ? `${commandPoints} CAP` : `${actionPoints}+${commandPoints}`;
}
