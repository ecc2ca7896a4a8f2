import type {
  CohState,
  CostItem,
  InitiativeRoll,
  Payment,
  PerSide,
  Side,
  Unit,
  UnitId,
} from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import { t } from '../../i18n/index.ts';
import { sidePeople, unitCount, unitName } from '../../i18n/names.ts';
import type { LogDetail } from './logEntry.ts';

/** What of a view the story needs: names of units and of the ground. */
export type Known = Pick<CohState, 'units' | 'board'>;

/** An entry while it is being written: what follows may add to it. */
export interface OpenEntry {
  revision: number;
  round: number;
  turn: number;
  side: Side | null;
  unit: UnitId | null;
  subject: string;
  title: string;
  rule: string | null;
  details: LogDetail[];
  nowSpent: boolean;
  rolls: PerSide<InitiativeRoll> | null;
}

/**
 * The words of a sentence about a unit; `count` chooses between "moves" and "move". `place` tells
 * it from others of the same name, where its hex is known.
 */
export type UnitWords = { readonly unit: string; readonly count: number; readonly place: string };

/** What an action was paid with. */
export interface Paid {
  readonly by: Payment['by'];
  readonly cost: readonly CostItem[];
  readonly price: string;
}

/** What one event says for the sake of the next. */
interface Pending {
  paid: Paid | null;
  facingRule: string | null;
}

export type LogWriter = ReturnType<typeof createLogWriter>;

/** `hexes`: where the units stand before the first event. The tellers keep it up. */
export function createLogWriter(view: Known, hexes: Map<UnitId, HexId>) {
  const entries: OpenEntry[] = [];
  const revealed = new Map<UnitId, Unit>();
  const now = { revision: 0, round: 0, turn: 0 };
  const pending: Pending = { paid: null, facingRule: null };

  function add(side: Side | null, subject: string, title: string, rule: string): OpenEntry {
    const blank = { unit: null, details: [], nowSpent: false, rolls: null };
    const entry: OpenEntry = { ...now, ...blank, side, subject, title, rule };
    entries.push(entry);
    return entry;
  }

  /** Units that are gone or were never seen again are still named as they were. */
  function wordsFor(unit: UnitId): UnitWords {
    const known = view.units[unit] ?? revealed.get(unit);
    const hex = hexes.get(unit);
    const place = hex === undefined ? '' : t('log.place', { hex });
    return { unit: unitName(known), count: unitCount(known), place };
  }

  return {
    entries,
    revealed,
    hexes,
    now,
    pending,
    board: view.board,
    add,
    wordsFor,
    addForUnit(
      side: Side,
      unit: UnitId,
      sentence: (words: UnitWords) => string,
      rule: string,
    ): OpenEntry {
      const words = wordsFor(unit);
      const entry = add(side, words.unit, sentence(words), rule);
      entry.unit = unit;
      return entry;
    },
    addForSide(side: Side, sentence: (sides: string) => string, rule: string): OpenEntry {
      const sides = sidePeople(side);
      return add(side, sides, sentence(sides), rule);
    },
    lastOf: (unit: UnitId) => entries.findLast((entry) => entry.unit === unit),
  };
}
