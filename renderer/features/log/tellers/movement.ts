import { type Direction, turn } from '../../../../shared/hex/index.ts';
import { t } from '../../../i18n/index.ts';
import { facingName } from '../../../i18n/names.ts';
import type { UnitWords } from '../logWriter.ts';
import { explainPrice, takePaid } from './payment.ts';
import type { Tellers } from './tellers.ts';

export const movementTellers: Tellers = {
  unitMoved(writer, { side, unit, from, to }) {
    const paid = takePaid(writer);
    const price = paid?.price ?? '';
    const entry = writer.addForUnit(
      side,
      unit,
      (words) => t('log.moved', { ...words, from, to, price }),
      'R5.0',
    );
    writer.hexes.set(unit, to);
    explainPrice(entry, paid, writer.terrainAt(to));
  },

  unitEntered(writer, { unit: { id, side, hex } }) {
    const paid = takePaid(writer);
    const price = paid?.price ?? '';
    writer.hexes.set(id, hex);
    const sentence = (words: UnitWords) => t('log.entered', { ...words, hex, price });
    const entry = writer.addForUnit(side, id, sentence, 'R5.1');
    explainPrice(entry, paid, writer.terrainAt(hex));
  },

  unitPivoted(writer, { side, unit, to }) {
    const paid = takePaid(writer);
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

  unitExposed(writer, { unit }) {
    writer.lastOf(unit)?.details.push({ text: t('log.exposed'), rule: 'R5.0.1' });
  },

  /** R7.6.3-6: told with the step of the enemy who came in. */
  unitsClosedIn(writer, { enemy, from, units }) {
    const text = t('log.closedIn', {
      units: units.map((unit) => writer.wordsFor(unit).unit).join(', '),
      sides: barredSides(from).map(facingName).join(', '),
    });
    writer.lastOf(enemy)?.details.push({ text, rule: 'R7.6.3-6' });
  },

  unitRevealed(writer, { unit: { id, side, hex }, rule }) {
    writer.hexes.set(id, hex);
    writer.addForUnit(side, id, (words) => t('log.revealed', { ...words, hex }), rule);
  },
};

/** where the enemy came from, and the hexsides beside it. */
function barredSides(from: Direction): Direction[] {
  return [turn(from, -1), from, turn(from, 1)];
}
