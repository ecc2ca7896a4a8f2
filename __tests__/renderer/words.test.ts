import { describe, expect, test } from '@jest/globals';
import { fileProblemText, problemText } from '../../renderer/features/games/problemText.ts';
import { whenText } from '../../renderer/features/menu/whenText.ts';
import { panIntoView } from '../../renderer/features/table/panIntoView.ts';
import { translateId } from '../../renderer/i18n/index.ts';
import {
  costText,
  holderText,
  priceText,
  signed,
  unitTypeName,
  worthText,
} from '../../renderer/i18n/names.ts';
import { refusalText } from '../../renderer/i18n/refusals.ts';
import { refuse } from '../../shared/kernel/index.ts';
import { firefight } from '../helpers/matches.ts';

const { units } = firefight('firefight-1');

describe('words for ids', () => {
  test('a refusal becomes a sentence with its facts', () => {
    const text = (code: string, facts = {}) => refusalText(refuse(code, 'R0', facts), units);
    expect(text('notEnoughActionPoints', { cost: 3, ap: 1 })).toBe('Needs 3 AP, 1 left.');
    expect(text('alreadyFacing', { facing: 1 })).toBe('Already faces NE.');
    expect(text('activationRunning', { active: 'g2' })).toBe(
      'Infantry ’43 is already active: only one activation at a time.',
    );
    expect(text('activationRunning', { active: 's1' })).toMatch(/^Rifles ’41 are already active/);
    expect(text('otherDecisionPending', { pending: 'chooseFacing' })).toBe(
      'First choose the facing.',
    );
  });

  test('a code without words is still told', () => {
    expect(refusalText(refuse('brandNew', 'R0'), units)).toBe(
      'The referee refuses this (brandNew).',
    );
    expect(translateId('unit.X99', 'Fallback')).toBe('Fallback');
  });

  test('prices, signs and costs', () => {
    expect(priceText(2, 0)).toBe('2 AP');
    expect(priceText(3, 1)).toBe('3 AP + 1 CAP');
    expect(priceText(0, 2)).toBe('2 CAP');
    expect(priceText(0, 0)).toBe('free');
    expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '0', '−1']);
    expect(costText({ reason: 'terrain', amount: 1, rule: 'T1' }, 'woods')).toBe('Woods +1');
    expect(unitTypeName('G03')).toBe('Grenadiers ’43');
  });

  test('the field of a problem is named once', () => {
    const error = { code: 'badFile' as const, path: 'steps[3].seat', message: 'It is wrong.' };
    expect(problemText(error)).toBe('It is wrong. (field steps[3].seat)');
    expect(problemText({ ...error, message: 'steps[3].seat is wrong.' })).toBe(
      'steps[3].seat is wrong.',
    );
    expect(problemText({ ...error, path: '' })).toBe('It is wrong.');
  });

  test('a file that is no game is called so; a damaged one tells its field', () => {
    const error = { code: 'badFile' as const, path: '', message: 'The file must be JSON, but: x.' };
    const notAGame = 'notes.txt is not a Hexfront game file.';
    expect(fileProblemText(error, 'notes.txt')).toBe(notAGame);
    expect(fileProblemText({ ...error, path: 'format' }, 'notes.txt')).toBe(notAGame);
    expect(
      fileProblemText({ ...error, path: 'checksum', message: 'checksum is off.' }, 'a.json'),
    ).toBe('a.json: checksum is off.');
  });

  test('an objective tells its worth and its holder', () => {
    const [first, second] = firefight('firefight-1').score.objectives;
    if (!first || !second) throw new Error('Firefight 1 has two objectives at least');
    expect([worthText(first), holderText(first)]).toEqual(['1 VP each round', 'held by nobody']);
    expect([worthText(second), holderText(second)]).toEqual([
      '2 VP at the end',
      'held by the Soviets',
    ]);
  });

  test('days as one says them at the table', () => {
    const now = new Date(2026, 6, 8, 22, 0);
    expect(whenText(new Date(2026, 6, 8, 21, 14).toISOString(), now)).toBe('today 21:14');
    expect(whenText(new Date(2026, 6, 7, 23, 5).toISOString(), now)).toBe('yesterday 23:05');
    expect(whenText(new Date(2026, 5, 1, 9, 5).toISOString(), now)).toBe('1 June 2026');
  });
});

describe('keeping the selected unit in sight', () => {
  const size = { width: 1000, height: 800 };

  test('a unit well in view moves nothing', () => {
    expect(panIntoView({ across: 0.5, down: 0.5 }, size)).toEqual({ dx: 0, dy: 0 });
  });

  test('a unit beyond an edge moves the ground just enough', () => {
    expect(panIntoView({ across: -0.1, down: 0.5 }, size)).toEqual({ dx: 210, dy: 0 });
    expect(panIntoView({ across: 0.5, down: 0.95 }, size)).toEqual({ dx: 0, dy: -150 });
  });
});
