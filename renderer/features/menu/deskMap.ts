import firefight from '../../../scenarios/firefights/firefight-1.json';
import map from '../../../scenarios/maps/7.json';
import {
  type MapDocument,
  type ScenarioDocument,
  setupFromScenario,
} from '../../../shared/scenario/index.ts';

/** The map that lies on the desk: shipped with the game, and checked by its own tests. */
export const deskSetup = setupFromScenario(
  firefight as ScenarioDocument,
  new Map([[map.id, map as unknown as MapDocument]]),
);
