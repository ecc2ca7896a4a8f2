export { type MapDocument, readMap, terrainCells } from './map.ts';
export { type FieldProblem, firstProblem, pathText } from './fieldProblem.ts';
export { type Checked, type Problem, shapeProblems } from './problem.ts';
export { readScenario, type ScenarioDocument } from './scenario.ts';
export { setupFromScenario } from './setup.ts';
export { type Upgrade, upgradeDocument } from './upgrade.ts';
