import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Painted maps on disk. All of it can be painted again, so nothing here is ever missed. */
export interface Pictures {
  /** In base64, or null when it is not there. */
  read(name: string): string | null;
  keep(name: string, picture: string): void;
}

const FOLDER = 'pictures';
const ENDING = '.jpg';
/** Beyond this the pictures longest unused are thrown away. */
const MOST_BYTES = 160 * 1024 * 1024;

export function openPictures(dataFolder: string, mostBytes = MOST_BYTES): Pictures {
  const folder = path.join(dataFolder, FOLDER);
  const fileOf = (name: string) => path.join(folder, `${name}${ENDING}`);
  return {
    read(name) {
      try {
        const picture = readFileSync(fileOf(name)).toString('base64');
        const now = new Date();
        utimesSync(fileOf(name), now, now);
        return picture;
      } catch {
        return null;
      }
    },
    keep(name, picture) {
      mkdirSync(folder, { recursive: true });
      // Written beside and then renamed: half a picture is never read.
      const unfinished = `${fileOf(name)}.new`;
      writeFileSync(unfinished, Buffer.from(picture, 'base64'));
      renameSync(unfinished, fileOf(name));
      throwAwayOldest(folder, mostBytes);
    },
  };
}

function throwAwayOldest(folder: string, mostBytes: number): void {
  const files = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, ...sizeAndTime(file) }))
    .toSorted((a, b) => b.time - a.time);
  let bytes = 0;
  for (const { file, size } of files) {
    bytes += size;
    if (bytes > mostBytes) rmSync(file, { force: true });
  }
}

function sizeAndTime(file: string): { readonly size: number; readonly time: number } {
  const { size, mtimeMs } = statSync(file);
  return { size, time: mtimeMs };
}
