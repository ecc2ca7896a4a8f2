// Who may import what. The lint rule hexfront/import-zones (plugin.mjs) enforces this table, and
// __tests__/build/importZones.test.ts proves every row.
import { isBuiltin } from 'node:module';

/**
 * @typedef {object} Zone
 * @property {string} name
 * @property {(importer: string) => boolean} holdsFor path of the importing file from the root
 * @property {(target: string) => boolean} forbids path from the root, or the bare package specifier
 * @property {string} because
 */

/** @param {...string} folders */
const inside = (...folders) => {
  return (/** @type {string} */ file) => folders.some((folder) => file.startsWith(`${folder}/`));
};

/** @param {...string} names */
const packages = (...names) => {
  return (/** @type {string} */ target) =>
    names.some((name) => target === name || target.startsWith(`${name}/`));
};

/** @param {...((path: string) => boolean)} tests */
const either = (...tests) => {
  return (/** @type {string} */ path) => tests.some((test) => test(path));
};

/** @param {string} target */
const nodeModule = (target) => isBuiltin(target);
const screenPackage = packages('react', 'react-dom', 'react-redux', 'react-konva', 'konva');
const hostPackage = packages('electron', 'better-sqlite3', 'ws');

const cohDoors = new Set(['shared/coh/index.ts']);
const cohDoorsOfAi = new Set(['shared/coh/view.ts']);

/** @param {string} importer */
const isTest = (importer) => importer.startsWith('__tests__/');

/** @type {readonly Zone[]} */
export const zones = [
  {
    name: 'shared is pure',
    holdsFor: inside('shared'),
    forbids: either(
      inside('db', 'electron', 'renderer', 'build', '__tests__'),
      nodeModule,
      screenPackage,
      hostPackage,
    ),
    because: 'shared/ runs in every process: no host, no screen, no Node',
  },
  {
    name: 'kernel knows no game',
    holdsFor: inside('shared/kernel'),
    forbids: inside('shared/coh', 'shared/hex', 'shared/ai', 'shared/scenario', 'shared/campaign'),
    because: 'the kernel serves any game and knows no hex and no soldier',
  },
  {
    name: 'hex knows no game',
    holdsFor: inside('shared/hex'),
    forbids: inside('shared/coh', 'shared/ai', 'shared/scenario', 'shared/campaign'),
    because: 'geometry knows no soldier',
  },
  {
    name: 'coh stands below its users',
    holdsFor: inside('shared/coh'),
    forbids: inside('shared/ai', 'shared/scenario', 'shared/campaign'),
    because: 'the rules do not depend on who plays them or where a game comes from',
  },
  {
    name: 'honeycomb-grid is wrapped',
    holdsFor: (importer) => !inside('shared/hex')(importer) && !isTest(importer),
    forbids: packages('honeycomb-grid'),
    because: 'honeycomb-grid is wrapped in shared/hex and only there',
  },
  {
    name: 'ai sees no truth',
    holdsFor: inside('shared/ai'),
    forbids: (target) => inside('shared/coh')(target) && !cohDoorsOfAi.has(target),
    because: 'an AI plays from a seat view: shared/coh/view.ts only',
  },
  {
    name: 'coh has one door',
    holdsFor: (importer) => !inside('shared/coh', 'shared/ai')(importer) && !isTest(importer),
    forbids: (target) => inside('shared/coh')(target) && !cohDoors.has(target),
    because: 'shared/coh is entered through its index.ts only',
  },
  {
    name: 'renderer is a page',
    holdsFor: inside('renderer'),
    forbids: either(inside('db', 'electron', 'build', '__tests__'), nodeModule, hostPackage),
    because: 'the screen talks to HostApi only: no database, no Electron, no Node',
  },
  {
    name: 'db stands alone',
    holdsFor: inside('db'),
    forbids: either(inside('electron', 'renderer', 'build', '__tests__'), packages('electron')),
    because: 'the database serves both hosts and knows neither',
  },
  {
    name: 'hosts show nothing',
    holdsFor: inside('electron'),
    forbids: either(inside('renderer', 'build', '__tests__'), screenPackage),
    because: 'a host serves the built screen and imports none of it',
  },
];

/**
 * @param {string} importer
 * @param {string} target
 */
export const brokenZones = (importer, target) =>
  zones.filter((zone) => zone.holdsFor(importer) && zone.forbids(target));
