export { eventSchema } from './events.ts';
export { stateSchema } from './state.ts';
