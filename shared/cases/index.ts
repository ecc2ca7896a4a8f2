export { type CaseResult, runCase, type ScenarioStart } from './run.ts';
export { caseSchema, type RulesCase } from './schema.ts';
