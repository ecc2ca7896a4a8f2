import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CohState, initialState } from '../../shared/coh/index.ts';
import {
  type MapDocument,
  readMap,
  readScenario,
  setupFromScenario,
} from '../../shared/scenario/index.ts';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** All maps that come with the game, by id. */
export function shippedMaps(): Map<string, MapDocument> {
  const folder = path.join(REPOSITORY, 'scenarios/maps');
  const maps = readdirSync(folder).map((file) => {
    const { document, problems } = readMap(readJson(path.join(folder, file)));
    if (!document) throw new Error(`${file}: ${problems[0]?.message}`);
    return [document.id, document] as const;
  });
  return new Map(maps);
}

/** The position at the beginning of a shipped firefight, or null when there is none by that id. */
export function scenarioStart(id: string): CohState | null {
  const folder = path.join(REPOSITORY, 'scenarios/firefights');
  if (!readdirSync(folder).includes(`${id}.json`)) return null;
  const maps = shippedMaps();
  const { document, problems } = readScenario(readJson(path.join(folder, `${id}.json`)), maps);
  if (!document) throw new Error(`${id}: ${problems[0]?.message}`);
  return initialState(setupFromScenario(document, maps));
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
