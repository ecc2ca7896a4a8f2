import { t } from '../../../i18n/index.ts';
import { priceText, sideName } from '../../../i18n/names.ts';
import { rolledSum } from '../logSums.ts';
import type { UnitWords } from '../logWriter.ts';
import type { Tellers } from './tellers.ts';

export const activationTellers: Tellers = {
  /** R3.0.1: the activation itself follows. */
  activationRolled(writer, { dice, modifier, total }) {
    const caps = { reason: 'commandPoints', amount: modifier, rule: 'R3.2.3' } as const;
    writer.pending.activationRoll = rolledSum({
      label: t('log.activationValue'),
      value: total,
      dice,
      modifiers: modifier === 0 ? [] : [caps],
      diceFirst: true,
      terrain: 'open',
    });
  },

  unitActivated(writer, { side, unit, actionPoints: ap }) {
    const { activationRoll } = writer.pending;
    writer.pending.activationRoll = null;
    const rule = activationRoll ? 'R3.0.1' : 'R3.0';
    const sentence = (words: UnitWords) => t('log.activated', { ...words, ap });
    const entry = writer.addForUnit(side, unit, sentence, rule);
    if (activationRoll) entry.sums.push(activationRoll);
  },

  /** What it did follows as an event of its own and takes over the entry. */
  actionTaken(writer, { side, unit, action, by, cost, actionPoints, commandPoints }) {
    const price = priceText(actionPoints, commandPoints);
    if (action === 'stall') {
      const stalled = (sides: string) => t('log.stalled', { sides, price });
      const entry = writer.addForSide(side, stalled, 'R2.2-8');
      entry.unit = unit;
    } else writer.pending.paid = { by, cost, price, shown: [] };
  },

  /** Told with the action that used up the AP, or with the pass; only giving up is told by itself. */
  activationEnded(writer, { side, units, lostActionPoints: count }) {
    const [unit] = units;
    const last = writer.entries.at(-1);
    if (unit === undefined) {
      // Nobody of it is left: the attack that destroyed the last one tells it.
      const text = t('log.activationOver', { side: sideName(side), count });
      if (count > 0) (writer.pending.attack ?? last)?.details.push({ text, rule: 'R2.2-5' });
      return;
    }
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
};
