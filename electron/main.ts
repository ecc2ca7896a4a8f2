// The desktop program. The bundle is dist/electron/main.cjs, two folders below the rest of the game,
// in the repository and in the packaged program alike.
import path from 'node:path';
import { startShell } from './shell/start.ts';

const here = import.meta.dirname;
const root = path.resolve(here, '..', '..');

startShell({
  preload: path.join(here, 'preload.cjs'),
  rendererFolder: path.join(root, 'dist', 'renderer'),
  scenariosFolder: path.join(root, 'scenarios'),
});
