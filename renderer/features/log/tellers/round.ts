import { t } from '../../../i18n/index.ts';
import { sidePeople, signed } from '../../../i18n/names.ts';
import type { Tellers } from './tellers.ts';

/** R2.4-2: points for a unit, as against those for a hex. */
const FOR_A_UNIT = 'R2.4-2';

export const roundTellers: Tellers = {
  roundStarted(writer, { round, commandPoints }) {
    writer.now.round = round;
    writer.now.turn = 0;
    const entry = writer.add(null, '', t('log.roundStarted', { round }), 'R2.0');
    entry.details.push({ text: t('log.capsReset', commandPoints), rule: 'R7.3' });
  },

  smokeThinned(writer, { hexes }) {
    const entry = writer.add(null, '', t('log.smokeThins'), 'R13.0');
    for (const { hex, left } of hexes) {
      const sum = left.reduce<number>((total, marker) => total + marker, 0);
      const text = sum > 0 ? t('log.smokeLeft', { hex, left: sum }) : t('log.smokeGone', { hex });
      entry.details.push({ text, rule: 'R13.0' });
    }
  },

  turnStarted(writer, { turn }) {
    writer.now.turn = turn;
    writer.pending.turnBegunIn = writer.now.revision;
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

  /** H-19: who passes in the step that began his turn was not asked: he has nobody left. */
  passed(writer, { side }) {
    const forced = writer.pending.turnBegunIn === writer.now.revision;
    const sentence = (sides: string) =>
      forced ? t('log.passedForced', { sides }) : t('log.passed', { sides });
    writer.addForSide(side, sentence, 'R2.2-6').follows = forced;
  },

  hexControlled(writer, { side, hex }) {
    const sentence = (sides: string) => t('log.controlled', { sides, hex });
    writer.addForSide(side, sentence, 'R2.4-3').follows = true;
  },

  pointsScored(writer, { side, points: count, hex, rule }) {
    const { loss } = writer.pending;
    if (loss && rule === FOR_A_UNIT) {
      loss.push({ text: t('log.destroyedScored', { sides: sidePeople(side), count }), rule });
      return;
    }
    const sentence = (sides: string) => t('log.scored', { sides, count, hex });
    writer.addForSide(side, sentence, rule).follows = true;
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
