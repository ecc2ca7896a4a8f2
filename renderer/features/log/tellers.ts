import type { CohEvent, TerrainId } from '../../../shared/coh/index.ts';
import { t } from '../../i18n/index.ts';
import { costText, facingName, priceText, signed } from '../../i18n/names.ts';
import type { LogWriter, OpenEntry, Paid } from './logWriter.ts';

type PayloadOf<Type extends CohEvent['type']> = Extract<CohEvent, { type: Type }>['payload'];

/** How each kind of event is told. What has no teller is told by the events around it. */
export const TELLERS: {
  readonly [Type in CohEvent['type']]?: (writer: LogWriter, payload: PayloadOf<Type>) => void;
} = {
  roundStarted(writer, { round, commandPoints }) {
    writer.now.round = round;
    writer.now.turn = 0;
    const entry = writer.add(null, '', t('log.roundStarted', { round }), 'R2.0');
    entry.details.push({ text: t('log.capsReset', commandPoints), rule: 'R7.3' });
  },

  turnStarted(writer, { turn }) {
    writer.now.turn = turn;
  },

  initiativeDeclared(writer, { side, modifier }) {
    const sentence = (sides: string) =>
      modifier === 0
        ? t('log.declaredNone', { sides })
        : t('log.declared', { sides, modifier: signed(modifier) });
    writer.addForSide(side, sentence, 'R3.2.4');
  },

  initiativeRolled(writer, { rolls, winner }) {
    const entry = winner
      ? writer.addForSide(winner, (sides) => t('log.rolledWon', { sides }), 'R2.1')
      : writer.add(null, '', t('log.rolledTie'), 'R2.1');
    entry.rolls = rolls;
  },

  unitActivated(writer, { side, unit, actionPoints: ap }) {
    writer.addForUnit(side, unit, (words) => t('log.activated', { ...words, ap }), 'R3.0');
  },

  /** What it did follows as an event of its own and takes over the entry. */
  actionTaken(writer, { side, unit, action, by, cost, actionPoints, commandPoints }) {
    const price = priceText(actionPoints, commandPoints);
    if (action === 'stall') {
      const stalled = (sides: string) => t('log.stalled', { sides, price });
      const entry = writer.addForSide(side, stalled, 'R2.2-8');
      entry.unit = unit;
    } else writer.pending.paid = { by, cost, price };
  },

  unitMoved(writer, { side, unit, from, to }) {
    const { paid } = writer.pending;
    const price = paid?.price ?? '';
    const entry = writer.addForUnit(
      side,
      unit,
      (words) => t('log.moved', { ...words, from, to, price }),
      'R5.0',
    );
    writer.hexes.set(unit, to);
    explainPrice(entry, paid, writer.board.terrain[to] ?? 'open');
  },

  unitPivoted(writer, { side, unit, to }) {
    const { paid } = writer.pending;
    const price = paid?.price ?? '';
    const facing = facingName(to);
    const entry = writer.addForUnit(
      side,
      unit,
      (words) => t('log.pivoted', { ...words, facing, price }),
      'R5.3',
    );
    explainPrice(entry, paid, 'open');
  },

  decisionOpened(writer, decision) {
    if (decision.kind === 'chooseFacing') writer.pending.facingRule = decision.rule;
  },

  unitFaced(writer, { unit, facing }) {
    const { count } = writer.wordsFor(unit);
    const text = t('log.faced', { count, facing: facingName(facing) });
    writer.lastOf(unit)?.details.push({ text, rule: writer.pending.facingRule });
  },

  /** Told with the action that used up the AP, or with the pass; only giving up is told by itself. */
  activationEnded(writer, { side, units, lostActionPoints: count }) {
    const [unit = ''] = units;
    const last = writer.entries.at(-1);
    if (count === 0) {
      const action = writer.lastOf(unit);
      if (action) action.nowSpent = true;
      return;
    }
    const lost = t('log.apLost', { count });
    if (last?.revision === writer.now.revision) {
      const spent = t('log.spent', writer.wordsFor(unit));
      last.details.push({ text: `${spent}, ${lost}`, rule: 'R2.2-6' });
      return;
    }
    const entry = writer.addForUnit(side, unit, (words) => t('log.spent', words), 'R3.0-3');
    entry.details.push({ text: lost, rule: 'R3.0-1' });
  },

  passed(writer, { side }) {
    writer.addForSide(side, (sides) => t('log.passed', { sides }), 'R2.2-6');
  },

  unitRevealed(writer, { unit, rule }) {
    writer.revealed.set(unit.id, unit);
    const { hex } = unit;
    writer.hexes.set(unit.id, hex);
    writer.addForUnit(unit.side, unit.id, (words) => t('log.revealed', { ...words, hex }), rule);
  },

  hexControlled(writer, { side, hex }) {
    writer.addForSide(side, (sides) => t('log.controlled', { sides, hex }), 'R2.4-3');
  },

  pointsScored(writer, { side, points: count, hex, rule }) {
    writer.addForSide(side, (sides) => t('log.scored', { sides, count, hex }), rule);
  },

  /** The last turn is over: what follows, like the victory, belongs to none. */
  roundEnded(writer, { round }) {
    writer.now.turn = 0;
    writer.add(null, '', t('log.roundEnded', { round }), 'R2.2-7');
  },

  matchEnded(writer, { winner, points: { german, soviet } }) {
    if (!winner) {
      const tie = t('log.matchTie', { own: german, other: soviet });
      writer.add(null, '', tie, 'R2.4-1');
      return;
    }
    const [own, other] = winner === 'german' ? [german, soviet] : [soviet, german];
    writer.addForSide(winner, (sides) => t('log.matchWon', { sides, own, other }), 'R2.4-1');
  },
};

function explainPrice(entry: OpenEntry, paid: Paid | null, entered: TerrainId): void {
  if (!paid) return;
  if (paid.cost.length > 1)
    for (const item of paid.cost)
      entry.details.push({ text: costText(item, entered), rule: item.rule });
  if (paid.by === 'opportunity') {
    entry.details.push({ text: t('log.opportunity'), rule: 'R3.1' });
    entry.nowSpent = true;
  }
  if (paid.by === 'command') entry.details.push({ text: t('log.command'), rule: 'R3.2.2' });
}
