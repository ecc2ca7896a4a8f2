// npm run build: the screen by vite, the hosts by esbuild, into dist/.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { build as bundle, type BuildOptions } from 'esbuild';
import { build as buildScreen } from 'vite';
import { fromRoot, repoRoot } from './bootstrap/paths.mjs';
import { buildStamp, sourceHash } from './bootstrap/sourceHash.mjs';

// Whoever starts a build, a test for instance, the game that is built is the one for players.
process.env.NODE_ENV = 'production';

const quiet = process.argv.includes('--quiet');

const forNode: BuildOptions = {
  absWorkingDir: repoRoot,
  bundle: true,
  platform: 'node',
  target: 'node24',
  sourcemap: 'linked',
  // The first failure is reported once, below.
  logLevel: 'silent',
  loader: { '.sql': 'text' },
};

// CommonJS has no import.meta; the sources use it to find files beside them.
const importMetaInCommonJs: BuildOptions = {
  banner: { js: "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;" },
  define: { 'import.meta.url': 'importMetaUrl', 'import.meta.dirname': '__dirname' },
};

// CommonJS packages inside an ES module bundle still call require for Node's own modules.
const requireInEsm: BuildOptions = {
  banner: {
    js: "import { createRequire as hexfrontRequire } from 'node:module'; const require = hexfrontRequire(import.meta.url);",
  },
};

const electronMain: BuildOptions = {
  ...forNode,
  ...importMetaInCommonJs,
  entryPoints: ['electron/main.ts'],
  outfile: 'dist/electron/main.cjs',
  format: 'cjs',
  external: ['electron', 'better-sqlite3'],
};

// A sandboxed preload script can require nothing but electron.
const electronPreload: BuildOptions = {
  ...forNode,
  entryPoints: ['electron/preload.ts'],
  outfile: 'dist/electron/preload.cjs',
  format: 'cjs',
  platform: 'browser',
  target: 'chrome140',
  external: ['electron'],
};

const loopbackHost: BuildOptions = {
  ...forNode,
  ...requireInEsm,
  entryPoints: ['electron/loopback/main.ts'],
  outfile: 'dist/host/loopback.mjs',
  format: 'esm',
  external: ['better-sqlite3'],
};

async function buildEverything(): Promise<void> {
  // Taken first: a source edited while we build must count as newer than the build.
  const stamp = sourceHash();
  await rm(buildStamp, { force: true });
  await Promise.all([electronMain, electronPreload, loopbackHost].map((each) => bundle(each)));
  await buildScreen({
    configFile: fromRoot('build', 'vite.config.ts'),
    logLevel: quiet ? 'warn' : 'info',
  });
  await mkdir(fromRoot('dist'), { recursive: true });
  await writeFile(buildStamp, stamp);
}

try {
  await buildEverything();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
