import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openPictures } from '../../electron/host/pictures.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

/** Bytes that begin like a JPEG file, in base64. */
const pictureOf = (bytes: number, filling = 7) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes - 3, filling)]).toString(
    'base64',
  );
const name = (letter: string) => `${letter.repeat(32)}-58`;

describe('painted maps on disk', () => {
  let data: string;
  let folder: string;
  beforeEach(() => {
    data = tempFolder();
    folder = path.join(data, 'pictures');
  });
  const kept = () => readdirSync(folder).toSorted();
  /** As if it had last been used so many minutes ago. */
  const used = (letter: string, minutesAgo: number) => {
    const then = new Date(Date.now() - minutesAgo * 60_000);
    utimesSync(path.join(folder, `${name(letter)}.jpg`), then, then);
  };

  test('come back as they were, also to the next program', () => {
    openPictures(data).keep(name('a'), pictureOf(1000));
    expect(openPictures(data).read(name('a'))).toBe(pictureOf(1000));
    expect(kept()).toEqual([`${name('a')}.jpg`]);
  });

  test('are not there before they are kept', () => {
    expect(openPictures(data).read(name('a'))).toBeNull();
  });

  test('make room: those longest unused go first, and reading is using', () => {
    const pictures = openPictures(data, 3500);
    for (const letter of ['a', 'b', 'c']) pictures.keep(name(letter), pictureOf(1000));
    used('a', 30);
    used('b', 20);
    used('c', 10);
    pictures.read(name('a'));
    pictures.keep(name('d'), pictureOf(1000));
    expect(kept()).toEqual(['a', 'c', 'd'].map((letter) => `${name(letter)}.jpg`));
  });

  test('a picture that could not be written leaves the old one whole and nothing half written', () => {
    const pictures = openPictures(data);
    pictures.keep(name('a'), pictureOf(1000));
    // Nothing can be written where a folder lies in the way.
    mkdirSync(path.join(folder, `${name('b')}.jpg`, 'inside'), { recursive: true });
    pictures.keep(name('b'), pictureOf(500));
    expect(pictures.read(name('b'))).toBeNull();
    expect(pictures.read(name('a'))).toBe(pictureOf(1000));
    expect(kept().filter((file) => file.endsWith('.new'))).toEqual([]);
  });

  test('a picture is whole at every moment while it is written anew', () => {
    const pictures = openPictures(data);
    pictures.keep(name('a'), pictureOf(1000, 1));
    const file = path.join(folder, `${name('a')}.jpg`);
    const before = readFileSync(file);
    // The new one is made beside it: as long as it cannot be, the old one is untouched.
    mkdirSync(`${file}.new`);
    pictures.keep(name('a'), pictureOf(1000, 2));
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('what a power cut left unfinished goes with the next picture', () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, `${name('a')}.jpg.new`), 'half');
    const pictures = openPictures(data);
    expect(pictures.read(name('a'))).toBeNull();
    pictures.keep(name('b'), pictureOf(500));
    expect(kept()).toEqual([`${name('b')}.jpg`]);
  });

  test('a folder that is none stops nobody', () => {
    writeFileSync(folder, 'in the way');
    const pictures = openPictures(data);
    expect(() => pictures.keep(name('a'), pictureOf(500))).not.toThrow();
    expect(pictures.read(name('a'))).toBeNull();
  });
});
