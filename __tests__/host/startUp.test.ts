import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { defaultDataFolder } from '../../electron/host/dataFolder.ts';
import { openTestHost, scenariosFolder } from '../helpers/host/testHost.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

function copyOfScenarios(): string {
  const folder = tempFolder();
  cpSync(scenariosFolder, folder, { recursive: true });
  return folder;
}

function edit(file: string, change: (document: Record<string, unknown>) => void): void {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(document);
  writeFileSync(file, JSON.stringify(document));
}

describe('the documents that come with the game', () => {
  test('replace those of an older version, and go when they are no longer shipped', () => {
    const folder = copyOfScenarios();
    const dataFolder = tempFolder();
    openTestHost(dataFolder, { scenariosFolder: folder }).close();

    const firefights = path.join(folder, 'firefights');
    rmSync(path.join(firefights, 'firefight-2.json'));
    edit(path.join(firefights, 'firefight-1.json'), (document) => (document.title = 'Renamed'));
    const host = openTestHost(dataFolder, { scenariosFolder: folder });
    const scenarios = host.screen().ask('listScenarios', {});
    const titles = new Map(scenarios.map(({ id, title }) => [id, title]));
    expect(titles.get('firefight-1')).toBe('Renamed');
    expect(titles.has('firefight-2')).toBe(false);
    host.close();
  });

  test('that are not valid stop the start with their file and problem', () => {
    const folder = copyOfScenarios();
    const file = path.join(folder, 'firefights', 'firefight-1.json');
    edit(file, (document) => (document.rounds = 0));
    const dataFolder = tempFolder();
    const start = () => openTestHost(dataFolder, { scenariosFolder: folder });
    expect(start).toThrow(/firefight-1\.json is not valid\. rounds must be /);
    writeFileSync(file, '{');
    expect(start).toThrow(/firefight-1\.json is not valid JSON\./);
    // Nothing is left locked: the next start with good documents works.
    openTestHost(dataFolder).close();
  });
});

describe('a data folder', () => {
  test('serves one Hexfront at a time', () => {
    const host = openTestHost();
    expect(() => openTestHost(host.dataFolder)).toThrow(
      `Another Hexfront is already playing from ${host.dataFolder}; close it first.`,
    );
    host.close();
    openTestHost(host.dataFolder).close();
  });

  test('is made when it is not there', () => {
    const folder = path.join(tempFolder(), 'new', 'folder');
    openTestHost(folder).close();
    expect(readdirSync(folder)).toContain('hexfront.sqlite');
  });

  test('that holds a file nobody can read as a database is refused', () => {
    const folder = tempFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'hexfront.sqlite'), 'this is no database, only some text');
    expect(() => openTestHost(folder)).toThrow(
      'hexfront.sqlite cannot be opened: file is not a database.',
    );
    expect(readFileSync(path.join(folder, 'hexfront.sqlite'), 'utf8')).toMatch(/^this is no/);
  });

  test.each([
    ['linux', {}, path.join(homedir(), '.local', 'share', 'hexfront')],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/hexfront'],
    ['darwin', {}, path.join(homedir(), 'Library', 'Application Support', 'Hexfront')],
    ['win32', { APPDATA: '/roaming' }, path.join('/roaming', 'Hexfront')],
    ['win32', {}, path.join(homedir(), 'AppData', 'Roaming', 'Hexfront')],
    ['darwin', { HEXFRONT_DATA_DIR: '/mine' }, '/mine'],
  ] as const)('is the usual one on %s with %j', (platform, env, expected) => {
    expect(defaultDataFolder(env, platform)).toBe(expected);
  });
});
