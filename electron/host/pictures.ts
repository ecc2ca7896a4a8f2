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
  /** Keeps it if it can: what the disk does not take is painted again next time. */
  keep(name: string, picture: string): void;
}

const FOLDER = 'pictures';
const ENDING = '.jpg';
const UNFINISHED = '.jpg.new';
/** Beyond this the pictures longest unused are thrown away. */
const MOST_BYTES = 160 * 1024 * 1024;

export function openPictures(dataFolder: string, mostBytes = MOST_BYTES): Pictures {
  const folder = path.join(dataFolder, FOLDER);
  const fileOf = (name: string) => path.join(folder, `${name}${ENDING}`);
  return {
    read(name) {
      const picture = attempt(() => readFileSync(fileOf(name)));
      if (!picture) return null;
      const now = new Date();
      attempt(() => utimesSync(fileOf(name), now, now));
      return picture.toString('base64');
    },
    keep(name, picture) {
      const bytes = Buffer.from(picture, 'base64');
      attempt(() => mkdirSync(folder, { recursive: true }));
      // First, so that a disk that is nearly full gets something back for what it gives.
      makeRoom(folder, mostBytes - bytes.length);
      attempt(() => writeWhole(fileOf(name), bytes));
    },
  };
}

/** Written beside and then renamed: half a picture is never read. */
function writeWhole(file: string, bytes: Buffer): void {
  const unfinished = file.replace(ENDING, UNFINISHED);
  try {
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Throws away what was left unfinished, and the pictures longest unused. */
function makeRoom(folder: string, mostBytes: number): void {
  const files = attempt(() => readdirSync(folder)) ?? [];
  for (const name of files.filter((each) => each.endsWith(UNFINISHED))) remove(folder, name);
  const pictures = files
    .filter((name) => name.endsWith(ENDING))
    .flatMap((name) => sizeAndTime(folder, name))
    .toSorted((a, b) => b.time - a.time);
  let bytes = 0;
  for (const { name, size } of pictures) {
    bytes += size;
    if (bytes > mostBytes) remove(folder, name);
  }
}

function sizeAndTime(folder: string, name: string) {
  const found = attempt(() => statSync(path.join(folder, name)));
  return found?.isFile() ? [{ name, size: found.size, time: found.mtimeMs }] : [];
}

function remove(folder: string, name: string): void {
  attempt(() => rmSync(path.join(folder, name), { force: true }));
}

/** A cache that does not work must not stop anybody from playing. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
