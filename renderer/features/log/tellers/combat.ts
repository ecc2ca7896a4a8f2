import type { CohEvent, HitMarkerId, UnitId } from '../../../../shared/coh/index.ts';
import { t } from '../../../i18n/index.ts';
import { markerName, sideName } from '../../../i18n/names.ts';
import type { LogSum, Verdict } from '../logEntry.ts';
import { plainSum, rolledSum } from '../logSums.ts';
import type { LogWriter, OpenResult, Paid, UnitWords } from '../logWriter.ts';
import { explainPrice, takePaid } from './payment.ts';
import type { Tellers } from './tellers.ts';

type Declared = Extract<CohEvent, { type: 'attackDeclared' }>['payload'];
type Resolved = Extract<CohEvent, { type: 'attackResolved' }>['payload'];

const VERDICTS: readonly Verdict[] = ['miss', 'hit', 'destroyed'];

export const combatTellers: Tellers = {
  /** The whole attack is one entry; its rolls and effects are added to it. */
  attackDeclared(writer, attack) {
    const { side, attacker, hex, band, targets } = attack;
    const paid = takePaid(writer);
    const sentence = (words: UnitWords) => attackTitle(writer, attack, words);
    const entry = writer.addForUnit(side, attacker, sentence, null);
    entry.attack = {
      hex,
      closeCombat: band === 'closeCombat',
      several: targets.length > 1,
      results: [],
    };
    const shot = shotText(attack, paid);
    if (shot) entry.details.push(shot);
    explainPrice(entry, paid, 'open');
    writer.pending.attack = entry;
  },

  attackResolved(writer, resolved) {
    writer.pending.attack?.attack?.results.push(resultOf(writer, resolved));
  },

  attackEnded(writer) {
    writer.pending.attack = null;
    writer.pending.loss = null;
  },

  /** Only the owner is told the marker. Killed is told with the loss that it brings. */
  hitMarkerDrawn(writer, { unit, marker }) {
    if (marker === 'killed') return;
    const text = marker ? t('log.markerOwn', { marker: markerName(marker) }) : t('log.markerDrawn');
    detailsOf(writer, unit)?.push({ text, rule: 'R7.4' });
  },

  hitMarkerShown(writer, { unit, marker, rule }) {
    const words = { ...writer.wordsFor(unit), marker: markerName(marker) };
    const details = writer.pending.paid?.shown ?? detailsOf(writer, unit);
    details?.push({ text: t('log.markerShown', words), rule });
  },

  rallyRolled(writer, rally) {
    const { side, unit, marker, recovered } = rally;
    const paid = takePaid(writer);
    const price = paid?.price ?? '';
    const sentence = (words: UnitWords) => t('log.rally', { ...words, price });
    const entry = writer.addForUnit(side, unit, sentence, 'R7.5');
    entry.verdict = recovered ? 'rallied' : 'failed';
    entry.sums.push(rallySum(rally));
    const outcome = { text: rallyText(marker, recovered), rule: 'R7.5' };
    // First it is shown, then it goes or stays.
    entry.details.push(...(paid?.shown.splice(0) ?? []), outcome);
    explainPrice(entry, paid, 'open');
  },

  unitDestroyed(writer, { unit, side, hex, rule }) {
    const details = lossOf(writer, { unit, side, hex, rule });
    const ceiling = writer.ceilingAfterLoss(side);
    const text = t('log.ceiling', { side: sideName(side), ceiling });
    details.push({ text, rule: 'R7.3-2' });
    writer.pending.loss = details;
  },
};

function attackTitle(writer: LogWriter, { hex, band, targets }: Declared, words: UnitWords) {
  const closeCombat = band === 'closeCombat';
  const [first, ...others] = targets;
  const facts = { ...words, hex, targets: targets.length };
  if (!first || others.length > 0)
    return closeCombat ? t('log.closeCombatAll', facts) : t('log.firedAtAll', facts);
  const target = writer.wordsFor(first.unit).unit;
  return closeCombat
    ? t('log.closeCombat', { ...facts, target })
    : t('log.fired', { ...facts, target });
}

/** Where the shot came from and what it cost; an opportunity action says itself that it is free. */
function shotText({ from, range, band }: Declared, paid: Paid | null) {
  const free = !paid || paid.by === 'opportunity';
  if (band !== 'closeCombat')
    return {
      text: free
        ? t('log.fromRange', { from, range })
        : t('log.fromRangePrice', { from, range, price: paid.price }),
      rule: 'R7.0',
    };
  return free ? null : { text: paid.price, rule: 'R7.6.3' };
}

function resultOf(writer: LogWriter, resolved: Resolved): OpenResult {
  const { side, target, hits } = resolved;
  const { unit: name } = writer.wordsFor(target);
  const own = writer.sideOf(target) === side;
  const against = own ? t('log.againstOwn', { unit: name }) : t('log.against', { unit: name });
  return {
    unit: target,
    side: writer.sideOf(target),
    name,
    heading: writer.pending.attack?.attack?.several ? against : null,
    verdict: VERDICTS[hits] ?? 'miss',
    sums: attackSums(writer, resolved),
    details: [],
  };
}

function attackSums(writer: LogWriter, resolved: Resolved): LogSum[] {
  const { target, dice, modifiers, attackValue } = resolved;
  const terrain = writer.terrainAt(writer.hexes.get(target) ?? '');
  return [
    rolledSum({
      label: t('log.attackValue'),
      value: attackValue,
      dice,
      modifiers: modifiers.attack,
      diceFirst: false,
      terrain,
    }),
    plainSum(t('log.defenceValue'), modifiers.defence, terrain),
  ];
}

function rallySum({
  total,
  dice,
  modifiers,
  needed,
}: Extract<CohEvent, { type: 'rallyRolled' }>['payload']): LogSum {
  return rolledSum({
    label: t('log.rallyValue'),
    value: total,
    dice,
    modifiers,
    diceFirst: true,
    terrain: 'open',
    against: t('log.needed', { needed }),
  });
}

function rallyText(id: HitMarkerId, recovered: boolean): string {
  const marker = markerName(id);
  return recovered ? t('log.markerRemoved', { marker }) : t('log.markerStays', { marker });
}

/** Where to tell more of what happens to a unit: with the roll against it, or with its last deed. */
function detailsOf(writer: LogWriter, unit: UnitId) {
  return (writer.resultOn(unit) ?? writer.lastOf(unit))?.details;
}

type Loss = Pick<
  Extract<CohEvent, { type: 'unitDestroyed' }>['payload'],
  'unit' | 'side' | 'hex' | 'rule'
>;

/** Tells the loss with the roll that brought it; what else destroys a unit is told by itself. */
function lossOf(writer: LogWriter, { unit, side, hex, rule }: Loss) {
  const result = writer.resultOn(unit);
  if (!result)
    return writer.addForUnit(side, unit, (words) => t('log.destroyed', { ...words, hex }), rule)
      .details;
  result.verdict = 'destroyed';
  result.details.push({ text: causeText(rule), rule });
  return result.details;
}

function causeText(rule: string): string {
  if (rule === 'R7.0-2') return t('log.destroyedByTwoHits');
  if (rule === 'R7.3-1') return t('log.destroyedBySecondHit');
  return rule === 'R7.4-3' ? t('log.destroyedByMarker') : t('log.destroyedBy');
}
