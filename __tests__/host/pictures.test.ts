import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openPictures } from '../../electron/host/pictures.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

/** Bytes that begin like a JPEG file, in base64. */
const pictureOf = (bytes: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes - 3, 7)]).toString('base64');
const name = (letter: string) => `${letter.repeat(32)}-58`;

describe('painted maps on disk', () => {
  let data: string;
  beforeEach(() => {
    data = tempFolder();
  });
  const kept = () => readdirSync(path.join(data, 'pictures')).toSorted();

  test('come back as they were, also to the next program', () => {
    openPictures(data).keep(name('a'), pictureOf(1000));
    expect(openPictures(data).read(name('a'))).toBe(pictureOf(1000));
    expect(kept()).toEqual([`${name('a')}.jpg`]);
  });

  test('are not there before they are kept', () => {
    expect(openPictures(data).read(name('a'))).toBeNull();
  });

  test('make room: those longest unused go first, and reading is using', async () => {
    const pictures = openPictures(data, 3500);
    for (const letter of ['a', 'b', 'c']) {
      pictures.keep(name(letter), pictureOf(1000));
      await tick();
    }
    pictures.read(name('a'));
    await tick();
    pictures.keep(name('d'), pictureOf(1000));
    expect(kept()).toEqual(['a', 'c', 'd'].map((letter) => `${name(letter)}.jpg`));
  });

  test('a picture that was not finished is never read', () => {
    const folder = path.join(data, 'pictures');
    mkdirSync(folder);
    writeFileSync(path.join(folder, `${name('a')}.jpg.new`), 'half');
    expect(openPictures(data).read(name('a'))).toBeNull();
  });
});

/** Long enough for the file system to tell two times apart. */
function tick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
