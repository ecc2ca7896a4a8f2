export { type MapDocument, readMap, terrainCells } from './map.ts';
export { type Checked, pathText, type Problem, shapeProblems } from './problem.ts';
export { readScenario, type ScenarioDocument } from './scenario.ts';
export { setupFromScenario } from './setup.ts';
export { type Upgrade, upgradeDocument } from './upgrade.ts';
