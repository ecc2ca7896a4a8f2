// Proves the lint zones: writes one small file per case into a copy of the folder layout and asks
// oxlint, with the project's own configuration, what it thinks of each.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

interface Case {
  readonly file: string;
  readonly code: string;
  /** Text of the expected message; none for code that must pass. */
  readonly message?: string;
}

const importing = (specifier: string) => `export * from '${specifier}';\n`;

const zone = (name: string, folder: string, specifier: string): Case => ({
  file: folder,
  code: importing(specifier),
  message: `Zone "${name}"`,
});

const legal = (folder: string, specifier: string): Case => ({
  file: folder,
  code: importing(specifier),
});

const violations: readonly Case[] = [
  zone('shared is pure', 'shared/kernel', '../../db/connection.ts'),
  zone('shared is pure', 'shared/ipc', '../../electron/main.ts'),
  zone('shared is pure', 'shared/ipc', '../../renderer/app/store.ts'),
  zone('shared is pure', 'shared/coh/rules', '../../../build/bundle.ts'),
  zone('shared is pure', 'shared/coh', 'node:fs'),
  zone('shared is pure', 'shared/coh', 'fs/promises'),
  zone('shared is pure', 'shared/coh', 'electron'),
  zone('shared is pure', 'shared/coh', 'react'),
  zone('shared is pure', 'shared/coh', 'react/jsx-runtime'),
  zone('shared is pure', 'shared/coh', 'konva'),
  zone('kernel knows no game', 'shared/kernel', '../coh/index.ts'),
  zone('kernel knows no game', 'shared/kernel/deep', '../../hex/index.ts'),
  zone('kernel knows no game', 'shared/kernel', '../ai/index.ts'),
  zone('kernel knows no game', 'shared/kernel', '../scenario/schema.ts'),
  zone('hex knows no game', 'shared/hex', '../coh/index.ts'),
  zone('coh stands below its users', 'shared/coh/rules', '../../ai/index.ts'),
  zone('honeycomb-grid is wrapped', 'shared/coh', 'honeycomb-grid'),
  zone('honeycomb-grid is wrapped', 'renderer/board', 'honeycomb-grid'),
  zone('ai sees no truth', 'shared/ai', '../coh/commands/fire.ts'),
  zone('ai sees no truth', 'shared/ai/search', '../../coh/slices/units.ts'),
  zone('ai sees no truth', 'shared/ai', '../coh/index.ts'),
  zone('renderer is a page', 'renderer/app', '../../db/connection.ts'),
  zone('renderer is a page', 'renderer/app', '../../electron/preload.ts'),
  zone('renderer is a page', 'renderer/app', 'electron'),
  zone('renderer is a page', 'renderer/app', 'node:path'),
  zone('db stands alone', 'db', 'electron'),
  zone('db stands alone', 'db/repositories', '../../electron/host/referee.ts'),
  zone('db stands alone', 'db', '../renderer/app/store.ts'),
  zone('hosts show nothing', 'electron', '../renderer/app/store.ts'),
  zone('coh has one door', 'renderer/board', '../../shared/coh/rules/sight.ts'),
  zone('coh has one door', 'electron/host', '../../shared/coh/view.ts'),
  zone('coh has one door', 'shared/scenario', '../coh/content/units.ts'),
  zone('coh has one door', 'build/cli', '../../shared/coh/slices/units.ts'),
  {
    file: 'shared/ipc',
    code: "export const later = () => import('node:fs');\n",
    message: 'Zone "shared is pure"',
  },
  {
    file: 'renderer/app',
    code: "import type { Row } from '../../db/rows.ts';\nexport type Alias = Row;\n",
    message: 'Zone "renderer is a page"',
  },
];

const otherOffences: readonly Case[] = [
  { file: 'shared/coh', code: 'export const roll = Math.random();\n', message: 'Math.random' },
  { file: 'shared/coh', code: 'export const now = Date.now();\n', message: 'no clock' },
  { file: 'shared/coh', code: 'export const now = new Date();\n', message: 'no clock' },
  { file: 'shared/coh', code: "console.log('x');\n", message: 'console' },
  { file: 'shared/coh', code: 'export const x: any = 1;\n', message: 'any' },
  { file: '__tests__/rules', code: "test.only('x', () => {});\n", message: 'focused' },
  { file: '__tests__/rules', code: "test.skip('x', () => {});\n", message: 'Disabled' },
];

const legalCode: readonly Case[] = [
  legal('shared/coh/rules', '../../kernel/index.ts'),
  legal('shared/coh/rules', '../../hex/index.ts'),
  legal('shared/coh', 'pure-rand/distribution/uniformInt'),
  legal('shared/coh', '@reduxjs/toolkit'),
  legal('shared/hex', 'honeycomb-grid'),
  legal('shared/ai', '../coh/view.ts'),
  legal('shared/ai/search', '../../coh/view.ts'),
  legal('shared/scenario', '../coh/index.ts'),
  legal('renderer/board', '../../shared/coh/index.ts'),
  legal('renderer/board', 'react-konva'),
  legal('electron/host', '../../db/connection.ts'),
  legal('electron/host', 'node:fs'),
  legal('db', 'better-sqlite3'),
  legal('__tests__/rules', '../../shared/coh/rules/sight.ts'),
  { file: 'renderer/app', code: 'export const shownAt = Date.now();\n' },
];

interface Diagnostic {
  readonly message: string;
  readonly filename: string;
}

const repoRoot = path.resolve(import.meta.dirname, '..', '..');
const tree = mkdtempSync(path.join(tmpdir(), 'hexfront-zones-'));
const allCases = [...violations, ...otherOffences, ...legalCode];
const fileOf = (each: Case) => `${each.file}/case${allCases.indexOf(each)}.ts`;
let diagnostics: readonly Diagnostic[] = [];

const messagesFor = (each: Case) =>
  diagnostics
    .filter(({ filename }) => filename.split(path.sep).join('/') === fileOf(each))
    .map(({ message }) => message);

function writeTree(): void {
  cpSync(path.join(repoRoot, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'));
  cpSync(path.join(repoRoot, 'build', 'lint'), path.join(tree, 'build', 'lint'), {
    recursive: true,
  });
  for (const each of allCases) {
    mkdirSync(path.join(tree, each.file), { recursive: true });
    writeFileSync(path.join(tree, fileOf(each)), each.code);
  }
}

beforeAll(() => {
  writeTree();
  const oxlint = path.join(repoRoot, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: tree,
    encoding: 'utf8',
  });
  diagnostics = (JSON.parse(run.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

const label = (each: Case) => `${each.file}: ${each.code.trim()}`;

describe('import zones', () => {
  test.each(violations.map((each) => [label(each), each] as const))('reports %s', (_, each) => {
    expect(messagesFor(each).join('\n')).toContain(each.message);
  });
});

describe('forbidden in the rules and in tests', () => {
  test.each(otherOffences.map((each) => [label(each), each] as const))('reports %s', (_, each) => {
    expect(messagesFor(each).join('\n')).toContain(each.message);
  });
});

describe('legal code', () => {
  test.each(legalCode.map((each) => [label(each), each] as const))('accepts %s', (_, each) => {
    expect(messagesFor(each)).toEqual([]);
  });
});
