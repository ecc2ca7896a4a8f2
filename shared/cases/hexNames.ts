import { hexAtAxial, type HexGrid, hexId, hexIndex, NO_HEX } from '../hex/index.ts';

const RELATIVE = /^@(-?\d+),(-?\d+)$/;

/** Replaces every `@q,r` in a case, in keys and values alike, by the address it stands for. */
export function resolveHexNames<T>(value: T, grid: HexGrid, origin: string): T {
  const start = grid.axials[hexIndex(grid, origin)];
  if (!start) throw new Error(`setup.origin: ${origin} is not on the boards of this case`);
  const name = (text: string): string => {
    const match = RELATIVE.exec(text);
    if (!match) return text;
    const place = hexAtAxial(grid, {
      q: start.q + Number(match[1]),
      r: start.r + Number(match[2]),
    });
    if (place === NO_HEX) throw new Error(`${text} from ${origin} is off the boards of this case`);
    return hexId(grid, place);
  };
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return name(node);
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [name(key), walk(inner)]));
  };
  return walk(value) as T;
}
