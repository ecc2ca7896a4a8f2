/** Brings saved matches to the form of today: `…From1` makes form 2 of form 1, and so on. */
export { commandFrom1, matchFrom1, payloadFrom1, stepFrom1 } from './form1.ts';
export { matchFrom2 } from './form2.ts';
