import type { Destination } from '../boardProps.ts';

export type ChipTone = 'within' | 'last' | 'command';

export interface Chip {
  readonly text: string;
  readonly tone: ChipTone;
  readonly cross: boolean;
}

/** "2", or "3+1" when command points must help. */
export function chipOf(destination: Destination): Chip {
  const { actionPoints, commandPoints, last, closeCombat } = destination;
  return {
    text: commandPoints > 0 ? `${actionPoints}+${commandPoints}` : String(actionPoints),
    tone: commandPoints > 0 ? 'command' : last ? 'last' : 'within',
    cross: closeCombat,
  };
}
