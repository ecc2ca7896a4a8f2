import { desk } from './desk.ts';
import { rules } from './rules.ts';
import { sight } from './sight.ts';
import { story } from './story.ts';
import { table } from './table.ts';

/** Every word on the screen. Rules and saves speak in ids; these files turn ids into English. */
export const en = { ...rules, ...desk, ...table, ...sight, ...story } as const;

/** Unit types whose name is a plural in English: "Grenadiers ’43 move", "Infantry ’43 moves". */
export const PLURAL_UNIT_NAMES: ReadonlySet<string> = new Set([
  'G01',
  'G03',
  'G05',
  'S01',
  'S02',
  'S03',
  'S05',
]);
