/** The only door to Conflict of Heroes. */
export { checkCommand, COMMAND_KINDS, commandSchema } from './commands/index.ts';
export type * from './commands/types.ts';
export * from './content/hitMarkers.ts';
export * from './content/terrain.ts';
export * from './content/units.ts';
export * from './events/index.ts';
export { conflictOfHeroes } from './game.ts';
export { battlefieldOf, type Battlefield } from './rules/battlefield.ts';
export { isFront, stepCost, stepObstacle } from './rules/movement.ts';
export {
  commandPointCeiling,
  hasEnemies,
  isActive,
  statusOf,
  typeOf,
  unitsIn,
  unitsOf,
  type UnitStatus,
} from './rules/queries.ts';
export { type Reach, reachableHexes } from './rules/reach.ts';
export { eventSchema, stateSchema } from './schema/index.ts';
export { initialState, type Setup } from './setup.ts';
export { isSide, opponent, type PerSide, type Side, SIDES } from './sides.ts';
export { cohReducer } from './slices/index.ts';
export type * from './state.ts';
