/** The only door to Conflict of Heroes. */
export { ACTIVATION_POINTS } from './commands/activateUnit.ts';
export { checkCommand, COMMAND_KINDS, commandSchema } from './commands/index.ts';
export { PIVOT_COST } from './commands/pivotUnit.ts';
export type * from './commands/types.ts';
export * from './content/hitMarkers.ts';
export * from './content/terrain.ts';
export * from './content/units.ts';
export * from './events/index.ts';
export { conflictOfHeroes } from './game.ts';
export { type Battlefield, battlefieldOf, hasSide } from './rules/battlefield.ts';
export { wouldExpose } from './rules/caution.ts';
export { withdrawalBarred } from './rules/closeCombat.ts';
export { checkDue, entryCost, entryHexes, reinforcementsOf } from './rules/entry.ts';
export { rollsToMake } from './rules/attack.ts';
export { checkFire, fireBar, fireCost } from './rules/fire.ts';
export { markerOn } from './rules/markers.ts';
export { CAUTION, moveCost } from './rules/movement.ts';
export { notices } from './rules/noticing.ts';
export { crossesDepression } from './rules/position.ts';
export {
  type AttackOdds,
  attackOdds,
  attackOutcome,
  type Outcome,
  possibleMarkers,
  rallyOdds,
  type TargetOdds,
} from './rules/odds.ts';
export { paymentCandidates } from './rules/payment.ts';
export { RALLY_COST } from './rules/rally.ts';
export { cheapestRoutes, type Route } from './rules/routes.ts';
export { fillAll } from './rules/sight/ground.ts';
export * from './rules/sight/reasons.ts';
export {
  isInSight,
  sight,
  type Sight,
  type SightBlock,
  sightCode,
  type SightEnd,
} from './rules/sight/sight.ts';
export { type Mover, moverOf, stepCost, stepObstacle } from './rules/steps.ts';
export {
  commandPointCeiling,
  hasEnemies,
  isActive,
  knownUnit,
  statusOf,
  typeOf,
  unitsIn,
  unitsOf,
} from './rules/queries.ts';
export { type Reach, reachableHexes } from './rules/reach.ts';
export { threatCounts, threatsTo } from './rules/threats.ts';
export { eventSchema, optionalRulesSchema, stateSchema } from './schema/index.ts';
export { initialState, NO_OPTIONS, type Setup } from './setup.ts';
export { isSide, opponent, type PerSide, type Side, SIDES } from './sides.ts';
export { cohReducer } from './slices/index.ts';
export type * from './state.ts';
export * from './upgrade/index.ts';
