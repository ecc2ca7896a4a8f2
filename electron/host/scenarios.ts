import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { initialState, type CohState, type OptionalRules } from '../../shared/coh/index.ts';
import type { ScenarioSummary } from '../../shared/ipc/contract.ts';
import {
  type Checked,
  type MapDocument,
  readMap,
  readScenario,
  type ScenarioDocument,
  setupFromScenario,
} from '../../shared/scenario/index.ts';
import type { DocumentKind, StoredDocument } from '../../db/index.ts';
import { CallFailure } from './callFailure.ts';
import type { CohStore } from './coh.ts';

/** Puts the documents that come with the game into the database. Throws if one is not valid. */
export function storeShippedDocuments(store: CohStore, folder: string): void {
  const maps = readFolder(path.join(folder, 'maps'), readMap);
  const mapsById = byId(maps);
  const scenarios = readFolder(path.join(folder, 'firefights'), (value) =>
    readScenario(value, mapsById),
  );
  store.transaction(() => {
    replaceShipped(store, 'map', maps);
    replaceShipped(store, 'scenario', scenarios);
  });
}

function readFolder<Document>(
  folder: string,
  read: (value: unknown) => Checked<Document>,
): Document[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readShipped(path.join(folder, name), read));
}

function readShipped<Document>(
  file: string,
  read: (value: unknown) => Checked<Document>,
): Document {
  const { document, problems } = read(parseJson(file));
  if (document) return document;
  throw new Error(`${file} is not valid. ${problems.map(({ message }) => message).join(' ')}`);
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON. ${(error as Error).message}`, { cause: error });
  }
}

function replaceShipped(
  store: CohStore,
  kind: DocumentKind,
  documents: readonly (MapDocument | ScenarioDocument)[],
): void {
  const shipped = new Set(documents.map(({ id }) => id));
  for (const { id, origin } of store.documents.list(kind))
    if (origin === 'shipped' && !shipped.has(id)) store.documents.remove(kind, id);
  for (const document of documents)
    store.documents.put(kind, { id: document.id, origin: 'shipped', body: document });
}

export type ScenarioCatalog = ReturnType<typeof scenarioCatalog>;

/** The scenarios that can be played: every valid document of the database. */
export function scenarioCatalog(store: CohStore) {
  const maps = byId(valid(store.documents.list('map').map(({ body }) => readMap(body))));
  const documents = store.documents.list('scenario').toSorted(shippedFirstByNumber);
  const scenarios = documents.flatMap(({ origin, body }) => {
    const { document } = readScenario(body, maps);
    return document
      ? [{ origin, document, start: initialState(setupFromScenario(document, maps)) }]
      : [];
  });
  return {
    list: (): ScenarioSummary[] =>
      scenarios.map(({ origin, document, start }) => summaryOf(document, origin, start)),
    /** The position before the first round, with these optional rules or those of the scenario. */
    setUp: (scenarioId: string, options: OptionalRules | null): CohState => {
      const found = scenarios.find(({ document }) => document.id === scenarioId);
      if (!found)
        throw new CallFailure(
          'notFound',
          'scenarioId',
          `scenarioId must be the id of a scenario in the list, such as "${scenarios[0]?.document.id}".`,
        );
      const { firefight } = found.start;
      return { ...found.start, firefight: { ...firefight, options: options ?? firefight.options } };
    },
  };
}

const NUMBERED = new Intl.Collator('en', { numeric: true });

/** Battle 10 comes after battle 2, and what players made themselves after what came with the game. */
function shippedFirstByNumber(a: StoredDocument, b: StoredDocument): number {
  return Number(a.origin === 'own') - Number(b.origin === 'own') || NUMBERED.compare(a.id, b.id);
}

function summaryOf(
  scenario: ScenarioDocument,
  origin: ScenarioSummary['origin'],
  start: CohState,
): ScenarioSummary {
  const force = ({ units, reinforcements, startCaps }: ScenarioDocument['sides']['german']) => ({
    units: units.length,
    reinforcements: reinforcements.length,
    startCaps,
  });
  return {
    id: scenario.id,
    title: scenario.title,
    date: scenario.date,
    rounds: scenario.rounds,
    briefing: scenario.briefing,
    maps: scenario.maps.map(({ map }) => map),
    forces: { german: force(scenario.sides.german), soviet: force(scenario.sides.soviet) },
    objectives: start.score.objectives,
    optionalRules: scenario.optionalRules,
    origin,
  };
}

function valid<Document>(checked: readonly Checked<Document>[]): Document[] {
  return checked.flatMap(({ document }) => (document ? [document] : []));
}

function byId<Document extends { readonly id: string }>(
  documents: readonly Document[],
): Map<string, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}
