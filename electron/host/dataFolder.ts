import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';

/** Where both hosts keep the player's games, so that either goes on with what the other saved. */
export function defaultDataFolder(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (env.HEXFRONT_DATA_DIR) return path.resolve(env.HEXFRONT_DATA_DIR);
  const home = homedir();
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Hexfront');
  if (platform === 'win32')
    return path.join(env.APPDATA ?? path.join(home, 'AppData', 'Roaming'), 'Hexfront');
  return path.join(env.XDG_DATA_HOME ?? path.join(home, '.local', 'share'), 'hexfront');
}

/**
 * Makes sure that one Hexfront alone plays from a folder; returns how to let it go. SQLite holds a
 * lock of the operating system on an empty file, so it is gone with its process, however that ends.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new Sqlite(path.join(folder, 'hexfront.lock'), { timeout: 0 });
  try {
    // Nothing is ever written, so there is no journal to leave behind.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(`Another Hexfront is already playing from ${folder}; close it first.`, {
      cause: error,
    });
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return (error as { readonly code?: unknown }).code === 'SQLITE_BUSY';
}

export function databaseFile(folder: string): string {
  return path.join(folder, 'hexfront.sqlite');
}
