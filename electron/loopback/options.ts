import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataFolder } from '../host/dataFolder.ts';

export interface CommandLine {
  readonly port: number;
  readonly dataFolder: string;
  readonly rendererFolder: string;
  readonly devOrigin: string | null;
  readonly open: boolean;
  /** Gives every new game the same luck, so that a match can be repeated; null for real luck. */
  readonly seed: number | null;
}

/** Throws one sentence for whoever typed it wrong. */
export function readCommandLine(args: readonly string[], root: string): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '0' },
      'data-dir': { type: 'string' },
      'renderer-dir': { type: 'string', default: path.join(root, 'dist', 'renderer') },
      'dev-origin': { type: 'string' },
      'no-open': { type: 'boolean', default: false },
      seed: { type: 'string' },
    },
  });
  return {
    port: portOf(values.port),
    dataFolder: path.resolve(values['data-dir'] ?? defaultDataFolder()),
    rendererFolder: path.resolve(values['renderer-dir']),
    devOrigin: values['dev-origin'] ?? null,
    open: !values['no-open'],
    seed: values.seed === undefined ? null : seedOf(values.seed),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(seed) || seed < 0)
    throw new Error(`--seed must be a whole number from 0 up, not "${text}".`);
  return seed;
}
