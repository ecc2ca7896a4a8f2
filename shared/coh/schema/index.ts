export { eventSchema } from './events.ts';
export { optionalRules as optionalRulesSchema, stateSchema } from './state.ts';
