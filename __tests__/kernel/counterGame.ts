import {
  type Decision,
  decisionClosed,
  decisionOpened,
  decisionStack,
  type Game,
  refuse,
  topDecision,
} from '../../shared/kernel/index.ts';

/**
 * The smallest game the kernel can run: two seats add to a number. It knows no hex and no soldier,
 * and so proves that the kernel needs none.
 */
export interface CounterState {
  readonly total: number;
  readonly secrets: Readonly<Record<string, number>>;
  readonly decisions: readonly Decision[];
}

export type CounterCommand =
  | { readonly kind: 'add'; readonly amount: number }
  | { readonly kind: 'roll' }
  | { readonly kind: 'show' }
  | { readonly kind: 'done' };

type CounterEvent = { readonly type: string; readonly payload?: unknown };

const next = (seat: string) => (seat === 'left' ? 'right' : 'left');

export const counterGame: Game<CounterState, CounterCommand, CounterEvent> = {
  id: 'counter',
  seats: ['left', 'right'],
  begin: (recorder) => recorder.emit(decisionOpened({ kind: 'turn', seat: 'left' })),
  seatToAct: (state) => topDecision(state.decisions)?.seat ?? null,
  check: (view, seat, command) => {
    if (topDecision(view.decisions)?.seat !== seat) return refuse('notYourTurn', 'C1');
    if (command.kind === 'add' && command.amount < 1) return refuse('tooLittle', 'C2');
    return null;
  },
  decide: (recorder, seat, command) => {
    if (command.kind === 'add') recorder.emit({ type: 'added', payload: command.amount });
    if (command.kind === 'roll')
      recorder.emit({ type: 'added', payload: recorder.chance.dice(1, 6)[0] });
    if (command.kind === 'show') recorder.emit({ type: 'shown', payload: seat });
    if (command.kind !== 'done') return;
    recorder.emit(decisionClosed({ kind: 'turn' }));
    if (recorder.state().total < 50)
      recorder.emit(decisionOpened({ kind: 'turn', seat: next(seat) }));
  },
  evolve: (state, event) => ({
    ...state,
    total: event.type === 'added' ? state.total + (event.payload as number) : state.total,
    decisions: decisionStack(state.decisions, event),
  }),
  viewFor: (state, seat) => ({
    ...state,
    secrets: Object.fromEntries(Object.entries(state.secrets).filter(([owner]) => owner === seat)),
  }),
  redact: (event, _state, seat) =>
    event.type === 'shown' && event.payload !== seat ? null : event,
  isFinal: (event) => event.type === 'shown',
  legalCommands: () => [
    { kind: 'add', amount: 1 },
    { kind: 'roll' },
    { kind: 'show' },
    { kind: 'done' },
  ],
};

export const counterStart: CounterState = {
  total: 0,
  secrets: { left: 3, right: 8 },
  decisions: [],
};
