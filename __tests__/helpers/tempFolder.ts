import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new empty folder that is gone after the test file. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexfront-test-'));
  made.push(folder);
  return folder;
}
