import firefight from '../../../scenarios/firefights/firefight-1.json';
import map from '../../../scenarios/maps/7.json';
import type { Setup } from '../../../shared/coh/index.ts';
import { readMap, readScenario, setupFromScenario } from '../../../shared/scenario/index.ts';

/** The map that lies on the desk: shipped with the game, and checked by its own tests. */
export const deskSetup: Setup = readDesk();

function readDesk(): Setup {
  const { document: board } = readMap(map);
  if (!board) throw new Error('The map of the desk is not valid');
  const maps = new Map([[board.id, board]]);
  const { document: battle } = readScenario(firefight, maps);
  if (!battle) throw new Error('The battle of the desk is not valid');
  return setupFromScenario(battle, maps);
}
