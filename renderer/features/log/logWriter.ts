import type {
  CohState,
  CostItem,
  InitiativeRoll,
  Payment,
  PerSide,
  Side,
  TerrainId,
  UnitId,
} from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import type { CohSeatStep } from '../../../shared/ipc/contract.ts';
import { t } from '../../i18n/index.ts';
import { sidePeople, unitCount, unitName } from '../../i18n/names.ts';
import { castOf } from './castOf.ts';
import type { LogAttack, LogDetail, LogEntry, LogResult, LogSum, Verdict } from './logEntry.ts';
import { startingHexes } from './startingHexes.ts';

/** What of a view the story needs: names of units and of the ground, and where CAPs begin. */
export type Known = Pick<CohState, 'units' | 'reinforcements' | 'board' | 'commandPoints'>;

/** An entry while it is being written: what follows may add to it. */
export interface OpenEntry extends LogEntry {
  unit: UnitId | null;
  verdict: Verdict | null;
  sums: LogSum[];
  attack: OpenAttack | null;
  cost: LogDetail[];
  details: LogDetail[];
  nowSpent: boolean;
  follows: boolean;
  rolls: PerSide<InitiativeRoll> | null;
}

export interface OpenAttack extends LogAttack {
  readonly several: boolean;
  readonly results: OpenResult[];
}

export interface OpenResult extends LogResult {
  verdict: Verdict;
  readonly details: LogDetail[];
}

/**
 * The words of a sentence about a unit; `count` chooses between "moves" and "move". `place` tells
 * it from others of the same name, where its hex is known.
 */
export type UnitWords = { readonly unit: string; readonly count: number; readonly place: string };

/** What an action was paid with, and what was shown before it was carried out. */
export interface Paid {
  readonly by: Payment['by'];
  readonly cost: readonly CostItem[];
  readonly price: string;
  readonly shown: LogDetail[];
}

/** What one event says for the sake of the next. */
interface Pending {
  paid: Paid | null;
  facingRule: string | null;
  /** The roll for the AP of the activation that follows. */
  activationRoll: LogSum | null;
  /** The attack that still has rolls or effects to come. */
  attack: OpenEntry | null;
  /** Where the last loss was told: its points follow. */
  loss: LogDetail[] | null;
  /** The revision of the step that began the turn. */
  turnBegunIn: number;
}

export type LogWriter = ReturnType<typeof createLogWriter>;

export function createLogWriter(steps: readonly CohSeatStep[], view: Known) {
  const entries: OpenEntry[] = [];
  const cast = castOf(steps, view);
  /** Where each unit stands at this point of the story. The tellers keep it up. */
  const hexes = startingHexes(steps, view.units);
  const now = { revision: 0, round: 0, turn: 0 };
  const lost: Record<Side, number> = { german: 0, soviet: 0 };
  const pending: Pending = {
    paid: null,
    facingRule: null,
    activationRoll: null,
    attack: null,
    loss: null,
    turnBegunIn: 0,
  };

  function add(side: Side | null, subject: string, title: string, rule: string | null): OpenEntry {
    const entry = { ...blankEntry(), ...now, side, subject, title, rule };
    entries.push(entry);
    return entry;
  }

  function wordsFor(unit: UnitId): UnitWords {
    const known = cast.get(unit);
    const hex = hexes.get(unit);
    const place = hex === undefined ? '' : t('log.place', { hex });
    return { unit: unitName(known), count: unitCount(known), place };
  }

  return {
    entries,
    hexes,
    now,
    pending,
    add,
    wordsFor,
    sideOf: (unit: UnitId): Side | null => cast.get(unit)?.side ?? null,
    terrainAt: (hex: HexId): TerrainId => view.board.terrain[hex] ?? 'open',
    addForUnit(
      side: Side,
      unit: UnitId,
      sentence: (words: UnitWords) => string,
      rule: string | null,
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
    /** What the attack under way did to the unit. */
    resultOn: (unit: UnitId): OpenResult | undefined =>
      pending.attack?.attack?.results.find((result) => result.unit === unit),
    /** R7.3-2: the CAPs that a side can have at most once it has lost another unit. */
    ceilingAfterLoss(side: Side): number {
      lost[side] += 1;
      return Math.max(0, view.commandPoints[side].start - lost[side]);
    },
  };
}

function blankEntry() {
  return {
    unit: null,
    verdict: null,
    sums: [],
    attack: null,
    cost: [],
    details: [],
    nowSpent: false,
    follows: false,
    rolls: null,
  };
}
