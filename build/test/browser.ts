// Finds the browser of the end-to-end tests and screenshots: named, found, or installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const base = process.env[variable];
    if (!base) return [];
    return [
      path.join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      path.join(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ];
  }),
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string[] {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix)));
}

const installedBrowser = () => [...onPath(), ...usualPlaces].find(isExecutable);

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

function installOnDebian(): void {
  console.log('Installing chromium for the end-to-end tests…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => spawnSync('apt-get', args, { env, encoding: 'utf8' });
  for (const result of [run('update'), run('install', '-y', 'chromium')]) {
    if (result.status !== 0) process.stdout.write(result.stderr);
  }
}

/** The path of a Chromium-like browser; throws one sentence that says what to do otherwise. */
export function findBrowser(): string {
  const named = process.env.HEXFRONT_BROWSER;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`HEXFRONT_BROWSER names ${named}, which is no program.`);
  }
  if (!installedBrowser() && canInstall()) installOnDebian();
  const found = installedBrowser();
  if (found) return found;
  throw new Error(
    'The end-to-end tests need Chromium, Chrome or Edge: install one, or set HEXFRONT_BROWSER to its path.',
  );
}
