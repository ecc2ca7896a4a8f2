import { each, upgrading } from './shapes.ts';

/*
 * Form 1 knew movement only. Form 2 adds hits, attacks, reinforcements and optional rules, none of
 * which can have happened in a match of form 1. Kept for ever, so nothing here may follow the types
 * or constants of today.
 */

const unit = upgrading((unit) => ({ hit: null, exposed: false, closedInBy: [], ...unit }));

const firefight = upgrading((firefight) => ({
  options: { variableActionPoints: false, cautiousMovement: false },
  prices: {},
  ...firefight,
}));

/** Units lost were counted; now they are listed. There was no way yet to lose one. */
const commandPoints = upgrading((track) => ({
  ...track,
  lost: track.lost === 0 ? [] : track.lost,
}));

const state = upgrading((state) => ({
  reinforcements: [],
  attack: null,
  ...state,
  firefight: firefight(state.firefight),
  units: each(unit)(state.units),
  commandPoints: each(commandPoints)(state.commandPoints),
}));

const undoPoint = upgrading((point) => ({ ...point, state: state(point.state) }));

/** A whole match, with the positions that can still be returned to. */
export const matchFrom1 = upgrading((match) => ({
  ...match,
  state: state(match.state),
  undo: each(undoPoint)(match.undo),
}));

export const commandFrom1 = upgrading((command) => {
  if (command.kind === 'activateUnit') return { modifier: 0, ...command };
  if (command.kind === 'moveUnit') return { cautious: false, ...command };
  return command;
});

/** The payload of an event; only that of `unitRevealed` holds something that has grown. */
export function payloadFrom1(type: unknown, payload: unknown): unknown {
  if (type !== 'unitRevealed') return payload;
  return upgrading((revealed) => ({ ...revealed, unit: unit(revealed.unit) }))(payload);
}

const event = upgrading((event) =>
  'payload' in event ? { ...event, payload: payloadFrom1(event.type, event.payload) } : event,
);

export const stepFrom1 = upgrading((step) => ({
  ...step,
  command: commandFrom1(step.command),
  events: each(event)(step.events),
}));
