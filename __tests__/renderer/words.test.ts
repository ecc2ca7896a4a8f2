import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { fileProblemText, problemText } from '../../renderer/features/games/problemText.ts';
import { whenText } from '../../renderer/features/menu/whenText.ts';
import { panIntoView } from '../../renderer/features/table/panIntoView.ts';
import { translateId } from '../../renderer/i18n/index.ts';
import {
  costText,
  holderText,
  markerEffect,
  markerName,
  modifierText,
  modifierWord,
  priceText,
  signed,
  unitTypeName,
  unitTypesText,
  worthText,
} from '../../renderer/i18n/names.ts';
import { refusalText } from '../../renderer/i18n/refusals.ts';
import { HIT_MARKER_IDS, type ModifierReason } from '../../shared/coh/index.ts';
import { refuse } from '../../shared/kernel/index.ts';
import { REPOSITORY } from '../../build/selfplay/documents.ts';
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

  test('a refusal in combat tells hexes, ranges and markers', () => {
    const text = (code: string, facts = {}) => refusalText(refuse(code, 'R0', facts), units);
    expect(text('outOfRange', { range: 13, reach: 12 })).toBe('Range 13: it reaches 12 at most.');
    expect(text('noSight', { hex: '7-F07' })).toBe('No line of sight: 7-F07 blocks it.');
    expect(text('markerForbids', { unit: 'g2', marker: 'stunned' })).toMatch(/^Stunned: /);
    expect(text('otherDecisionPending', { pending: 'rollAttack' })).toMatch(/rolls of the attack/);
    expect(text('activationRunning', { active: 'waiting' })).toMatch(/^A reinforcement is already/);
  });

  test('every code that the rules can give has its sentence', () => {
    const codes = refusalCodes(path.join(REPOSITORY, 'shared'));
    expect(codes.length).toBeGreaterThan(35);
    const facts = { active: 'g2', pending: 'takeTurn', facing: 0 };
    const mute = codes.filter((code) => {
      const text = refusalText(refuse(code, 'R0', facts), units);
      return text.includes(code) || text === '';
    });
    expect(mute).toEqual([]);
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

  test('costs of section 1', () => {
    const reasons = ['fire', 'rally', 'hitMarker', 'cautious'] as const;
    const text = reasons.map((reason) => costText({ reason, amount: 1, rule: '' }, 'open'));
    expect(text).toEqual(['Fire 1', 'Rally 1', 'Hit marker +1', 'Cautious +1']);
  });

  test('hit markers: a name and one line of what they do, with the figures of the table', () => {
    expect(HIT_MARKER_IDS.map(markerName)).toContain('Suppressed');
    expect(markerEffect('pinned')).toBe('Pinned: may not move or pivot. Rally 7.');
    expect(markerEffect('panicked')).toBe('Panicked: may not fire; front −2, flank +1. Rally 8.');
    expect(markerEffect('suppressed')).toBe('Suppressed: fire cost +1, firepower −2. Rally 7.');
    for (const marker of HIT_MARKER_IDS) {
      expect(markerEffect(marker)).toMatch(new RegExp(`^${markerName(marker)}`));
      expect(markerEffect(marker)).not.toMatch(/[{}]/);
    }
  });

  test('modifiers, on a line of their own and in the middle of one', () => {
    const of = (reason: ModifierReason) => ({ reason });
    expect(modifierText(of('firepowerRed'), 'open')).toBe('Firepower, red');
    expect(modifierText(of('terrain'), 'woodenBuilding')).toBe('Wooden building');
    expect(modifierText(of('frontRating'), 'open')).toBe('Front rating');
    expect(modifierWord(of('terrain'), 'woods')).toBe('woods');
  });

  test('a list of counters names each type once', () => {
    expect(unitTypesText(['G02', 'G07', 'G02'])).toBe('2 × Infantry ’43, HMG34');
    expect(unitTypesText([])).toBe('');
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

/** The codes as they are written in the source: all that `refuse` is ever given. */
function refusalCodes(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = sources.flatMap((source) => [
    ...source.matchAll(/refuse\(\s*'(\w+)'|code: '(\w+)', rule/g),
  ]);
  return [...new Set(found.map(([, given, obstacle]) => given ?? obstacle ?? ''))];
}
