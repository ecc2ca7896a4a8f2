import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface ScreenFile {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** A file of the built screen by the path of its URL; null for anything that is none. */
export async function readScreenFile(folder: string, urlPath: string): Promise<ScreenFile | null> {
  const file = fileInside(folder, urlPath === '/' ? '/index.html' : urlPath);
  const type = file && TYPES[path.extname(file)];
  if (!type) return null;
  try {
    return { type, body: await readFile(file) };
  } catch {
    return null;
  }
}

function fileInside(folder: string, urlPath: string): string | null {
  const decoded = decode(urlPath);
  if (decoded === null || decoded.includes('\0') || decoded.includes('\\')) return null;
  const root = path.resolve(folder) + path.sep;
  const file = path.join(root, decoded);
  return file.startsWith(root) ? file : null;
}

function decode(urlPath: string): string | null {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return null;
  }
}
