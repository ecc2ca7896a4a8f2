import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readJson, scenarioStart } from '../../build/selfplay/documents.ts';
import { caseSchema, runCase } from '../../shared/cases/index.ts';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort();

describe('rules cases', () => {
  test.each(files)('%s', (file) => {
    const result = runCase(readJson(path.join(folder, file)), scenarioStart);
    expect(result).toEqual({ passed: true, id: result.id, title: result.title });
    expect(path.basename(file, '.json')).toBe(result.id);
  });
});

/** JSON that no reader should fall over. */
function deep(): unknown {
  let value: unknown = null;
  for (let level = 0; level < 20_000; level += 1) value = [value];
  return value;
}

describe('the runner', () => {
  const good = readJson(path.join(folder, 'R2/TV-2.2-2.json')) as Record<string, never>;
  const changed = (edit: (copy: any) => void) => {
    const copy = structuredClone(good);
    edit(copy);
    return runCase(copy, scenarioStart);
  };

  test.each([
    [
      'a wrong value',
      (c: any) => (c.steps[0].after.truth['actionPoints.german'] = 4),
      /actionPoints.german: expected 4, found 3/,
    ],
    [
      'a refusal that does not come',
      (c: any) => (c.steps[0].refused = { rule: 'R2.2-8' }),
      /expected a refusal/,
    ],
    [
      'a refusal nobody expected',
      (c: any) => (c.steps[1].seat = 'german'),
      /steps\[1\]: refused with notYourTurn/,
    ],
    [
      'an event that does not happen',
      (c: any) => (c.steps[0].events = [{ type: 'unitMoved' }]),
      /no {"type":"unitMoved"}/,
    ],
    ['a roll that is left over', (c: any) => (c.chance = { dice: [7] }), /roll 7 was never used/],
    [
      'a command that is not offered',
      (c: any) => (c.start = { legal: { german: { contains: [{ kind: 'faceUnit' }] } } }),
      /does not offer/,
    ],
    [
      'a command that is offered',
      (c: any) => (c.start = { legal: { german: { lacks: [{ kind: 'pass' }] } } }),
      /offers {"kind":"pass"}/,
    ],
    ['a field that is misspelt', (c: any) => (c.setup.unitz = []), /setup/],
    [
      'a unit on a half hex',
      (c: any) => (c.setup.units[0].hex = '7-A05'),
      /7-A05 is a half hex \(R1.0-3\)/,
    ],
    [
      'a path that is misspelt',
      (c: any) => (c.steps[0].after.truth = { 'actionPoint.german': null }),
      /no "actionPoint" on the way/,
    ],
    [
      'a field that is misspelt at the end of a path',
      (c: any) => (c.steps[0].after.truth = { 'round.numbr': null }),
      /there is no "numbr"/,
    ],
    [
      'a command that does not exist',
      (c: any) => (c.start = { legal: { german: { lacks: [{ kind: 'moveUnti' }] } } }),
      /there is no command/,
    ],
    [
      'events of a refused command',
      (c: any) => {
        c.steps[0].refused = { rule: 'R1' };
        c.steps[0].events = [{ type: 'passed' }];
      },
      /a refused command has no events/,
    ],
    [
      'terrain off the board',
      (c: any) => (c.setup.terrain = { '7-Z99': 'woods' }),
      /7-Z99 is not on/,
    ],
    [
      'a road with a gap',
      (c: any) => (c.setup.roads = [['7-B05', '7-Q05']]),
      /does not touch 7-B05/,
    ],
    ['AP of nobody', (c: any) => (c.setup.active = {}), /no active unit to have them/],
    ['an active unit of the enemy', (c: any) => (c.setup.active.german = 's1'), /a german unit/],
    ['two units of one name', (c: any) => (c.setup.units[1].id = 'a'), /"a" is there twice/],
    ['values nested too deeply', (c: any) => (c.steps[0].after.truth = { units: deep() }), /./],
  ])('reports %s', (_, edit, difference) => {
    const result = changed(edit);
    expect(result.passed).toBe(false);
    if (!result.passed) expect(result.difference).toMatch(difference);
  });

  test('fails a case with an unscripted roll', () => {
    const rolling = readJson(path.join(folder, 'R3/TV-3.2.4-1.json')) as { chance: unknown };
    const result = runCase({ ...rolling, chance: { dice: [4] } }, scenarioStart);
    expect(result).toMatchObject({ passed: false, difference: 'Unscripted roll of 2D6' });
  });
});

test('docs/rules-case.schema.json is the schema of today', () => {
  const published = readFileSync(path.join(folder, '../../docs/rules-case.schema.json'), 'utf8');
  const today = z.toJSONSchema(caseSchema, { io: 'input' });
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(today)));
});
