/** Brings saved matches to the form of today: `…From1` makes form 2 of form 1. */
export { commandFrom1, matchFrom1, payloadFrom1, stepFrom1 } from './form1.ts';
