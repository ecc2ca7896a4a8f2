import type {
  ActionKind,
  CohEvent,
  CohState,
  CostItem,
  InitiativeRoll,
  Payment,
  PerSide,
  Side,
  TerrainId,
  Unit,
  UnitId,
} from '../../../shared/coh/index.ts';
import type { CohSeatStep } from '../../../shared/ipc/contract.ts';
import { t } from '../../i18n/index.ts';
import {
  costText,
  facingName,
  priceText,
  sidePeople,
  signed,
  unitCount,
  unitName,
} from '../../i18n/names.ts';

export interface LogDetail {
  readonly text: string;
  readonly rule: string | null;
}

/** One paragraph of the log: what happened, by whom, under which rule, and its sums. */
export interface LogEntry {
  readonly revision: number;
  readonly round: number;
  readonly turn: number;
  readonly side: Side | null;
  readonly unit: UnitId | null;
  /** The words at the start of the title that name who acts. */
  readonly subject: string;
  readonly title: string;
  readonly rule: string | null;
  readonly details: readonly LogDetail[];
  readonly nowSpent: boolean;
  readonly rolls: PerSide<InitiativeRoll> | null;
}

/** What of a view the story needs: names of units and of the ground. */
type Known = Pick<CohState, 'units' | 'board'>;

type Draft = { -readonly [Key in keyof LogEntry]: LogEntry[Key] };

interface Action {
  readonly kind: ActionKind;
  readonly by: Payment['by'];
  readonly cost: readonly CostItem[];
  readonly actionPoints: number;
  readonly commandPoints: number;
}

/** The story that the steps tell, oldest first, in the words of one seat. */
export function logEntries(steps: readonly CohSeatStep[], view: Known): LogEntry[] {
  const writer = new LogWriter(view);
  for (const step of steps)
    for (const event of step.events as readonly CohEvent[]) writer.write(step.revision, event);
  return writer.entries;
}

class LogWriter {
  readonly entries: Draft[] = [];
  private readonly view: Known;
  private readonly revealed = new Map<UnitId, Unit>();
  private revision = 0;
  private round = 0;
  private turn = 0;
  private action: Action | null = null;

  constructor(view: Known) {
    this.view = view;
  }

  write(revision: number, event: CohEvent): void {
    this.revision = revision;
    switch (event.type) {
      case 'roundStarted': {
        this.round = event.payload.round;
        this.turn = 0;
        const { german, soviet } = event.payload.commandPoints;
        const entry = this.add(null, '', t('log.roundStarted', { round: this.round }), 'R2.0');
        this.detail(entry, t('log.capsReset', { german, soviet }), 'R7.3');
        return;
      }
      case 'turnStarted':
        this.turn = event.payload.turn;
        return;
      case 'initiativeDeclared':
        this.declared(event.payload.side, event.payload.modifier);
        return;
      case 'initiativeRolled':
        this.rolled(event.payload.rolls, event.payload.winner);
        return;
      case 'unitActivated': {
        const { side, unit, actionPoints: ap } = event.payload;
        this.unitEntry(side, unit, (words) => t('log.activated', { ...words, ap }), 'R3.0');
        return;
      }
      case 'actionTaken':
        this.actionTaken(event.payload);
        return;
      case 'unitMoved':
        this.moved(event.payload.side, event.payload.unit, event.payload.to);
        return;
      case 'unitPivoted':
        this.pivoted(event.payload);
        return;
      case 'unitFaced': {
        const last = this.entries.at(-1);
        const facing = facingName(event.payload.facing);
        if (last) this.detail(last, t('log.faced', { facing }), 'R5.2-3');
        return;
      }
      case 'activationEnded':
        this.spent(event.payload.side, event.payload.units, event.payload.lostActionPoints);
        return;
      case 'passed':
        this.sideEntry(event.payload.side, (sides) => t('log.passed', { sides }), 'R2.2-6');
        return;
      case 'unitRevealed': {
        const { unit, rule } = event.payload;
        this.revealed.set(unit.id, unit);
        const { hex } = unit;
        this.unitEntry(unit.side, unit.id, (words) => t('log.revealed', { ...words, hex }), rule);
        return;
      }
      case 'hexControlled': {
        const { side, hex } = event.payload;
        this.sideEntry(side, (sides) => t('log.controlled', { sides, hex }), 'R2.4-3');
        return;
      }
      case 'pointsScored': {
        const { side, points: count, hex, rule } = event.payload;
        this.sideEntry(side, (sides) => t('log.scored', { sides, count, hex }), rule);
        return;
      }
      case 'roundEnded':
        this.add(null, '', t('log.roundEnded', { round: event.payload.round }), 'R2.2-7');
        return;
      case 'matchEnded':
        this.matchEnded(event.payload.winner, event.payload.points);
        return;
      case 'decisionOpened':
      case 'decisionClosed':
        return;
    }
  }

  private declared(side: Side, modifier: number): void {
    this.sideEntry(
      side,
      (sides) =>
        modifier === 0
          ? t('log.declaredNone', { sides })
          : t('log.declared', { sides, modifier: signed(modifier) }),
      'R3.2.4',
    );
  }

  private rolled(rolls: PerSide<InitiativeRoll>, winner: Side | null): void {
    const entry = winner
      ? this.sideEntry(winner, (sides) => t('log.rolledWon', { sides }), 'R2.1')
      : this.add(null, '', t('log.rolledTie'), 'R2.1');
    entry.rolls = rolls;
  }

  private actionTaken(action: Omit<Action, 'kind'> & { side: Side; action: ActionKind }): void {
    const { side, action: kind, actionPoints, commandPoints } = action;
    this.action = { ...action, kind };
    if (kind !== 'stall') return;
    const price = priceText(actionPoints, commandPoints);
    this.sideEntry(side, (sides) => t('log.stalled', { sides, price }), 'R2.2-8');
  }

  private moved(side: Side, unit: UnitId, hex: string): void {
    const entry = this.unitEntry(
      side,
      unit,
      (words) => t('log.moved', { ...words, hex, price: this.price() }),
      'R5.0',
    );
    this.explainPrice(entry, this.view.board.terrain[hex] ?? 'open');
  }

  private pivoted({ side, unit, to }: { side: Side; unit: UnitId; to: Unit['facing'] }): void {
    const facing = facingName(to);
    const entry = this.unitEntry(
      side,
      unit,
      (words) => t('log.pivoted', { ...words, facing, price: this.price() }),
      'R5.3',
    );
    this.explainPrice(entry, 'open');
  }

  /** The end of an activation is told with the action that used it up, where there was one. */
  private spent(side: Side, units: readonly UnitId[], lost: number): void {
    const [first = ''] = units;
    const last = this.entries.at(-1);
    const sameAction = last?.revision === this.revision || (last?.unit === first && lost === 0);
    const entry =
      last && sameAction && last.side === side
        ? last
        : this.unitEntry(side, first, (words) => t('log.spent', words), 'R3.0-3');
    if (entry === last) {
      entry.nowSpent = true;
      if (lost > 0) this.detail(entry, this.unitTitle(first, lost), 'R2.2-6');
    } else if (lost > 0) this.detail(entry, t('log.apLost', { count: lost }), 'R3.0-1');
  }

  private unitTitle(unit: UnitId, lost: number): string {
    const known = this.known(unit);
    const spent = t('log.spent', { unit: unitName(known), count: unitCount(known) });
    return `${spent}, ${t('log.apLost', { count: lost })}`;
  }

  private matchEnded(winner: Side | null, points: PerSide<number>): void {
    const { german, soviet } = points;
    if (!winner) {
      this.add(null, '', t('log.matchTie', { own: german, other: soviet }), 'R2.4-1');
      return;
    }
    const [own, other] = winner === 'german' ? [german, soviet] : [soviet, german];
    this.sideEntry(winner, (sides) => t('log.matchWon', { sides, own, other }), 'R2.4-1');
  }

  private price(): string {
    const { actionPoints = 0, commandPoints = 0 } = this.action ?? {};
    return priceText(actionPoints, commandPoints);
  }

  private explainPrice(entry: Draft, entered: TerrainId): void {
    const action = this.action;
    if (!action) return;
    if (action.cost.length > 1)
      for (const item of action.cost) this.detail(entry, costText(item, entered), item.rule);
    if (action.by === 'opportunity') {
      this.detail(entry, t('log.opportunity'), 'R3.1');
      entry.nowSpent = true;
    }
    if (action.by === 'command') this.detail(entry, t('log.command'), 'R3.2.2');
  }

  private known(unit: UnitId): Unit | undefined {
    return this.view.units[unit] ?? this.revealed.get(unit);
  }

  private unitEntry(
    side: Side,
    unit: UnitId,
    sentence: (words: { unit: string; count: number }) => string,
    rule: string,
  ): Draft {
    const known = this.known(unit);
    const name = unitName(known);
    const entry = this.add(side, name, sentence({ unit: name, count: unitCount(known) }), rule);
    entry.unit = unit;
    return entry;
  }

  private sideEntry(side: Side, sentence: (sides: string) => string, rule: string): Draft {
    const sides = sidePeople(side);
    return this.add(side, sides, sentence(sides), rule);
  }

  private add(side: Side | null, subject: string, title: string, rule: string): Draft {
    const { revision, round, turn } = this;
    const entry: Draft = {
      revision,
      round,
      turn,
      side,
      unit: null,
      subject,
      title,
      rule,
      details: [],
      nowSpent: false,
      rolls: null,
    };
    this.entries.push(entry);
    return entry;
  }

  private detail(entry: Draft, text: string, rule: string | null): void {
    entry.details = [...entry.details, { text, rule }];
  }
}
