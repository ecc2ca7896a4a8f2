import { describe, expect, test } from '@jest/globals';
import { labPosition } from '../../build/selfplay/lab.ts';
import { conflictOfHeroes, possibleMarkers, rallyOdds } from '../../shared/coh/index.ts';
import { played, refusal } from '../helpers/played.ts';

const opportunity = { by: 'opportunity' } as const;

const german = { type: 'G02', hex: '7-G05', facing: 2 } as const;
const soviet = { type: 'S01', hex: '7-H05', facing: 5 } as const;

describe('H-13: a stunned unit', () => {
  const state = labPosition('german', {
    units: { g: { ...german, hit: 'stunned' }, s: soviet },
    active: 'g',
  });

  test('may not stall with its AP', () => {
    expect(refusal(state, { kind: 'stall', payBy: 'activation' })).toMatchObject({
      code: 'markerForbids',
      rule: 'R7.4-1',
    });
  });

  test('has no part in a stall for a CAP, which tells nothing of its marker', () => {
    const { state: after, events } = played(state, { kind: 'stall', payBy: 'command' });
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'actionTaken',
        payload: expect.objectContaining({ unit: null }),
      }),
    );
    expect(after.units.g?.hit).toEqual({ marker: 'stunned', shown: false, unseenFor: [] });
    expect(after.commandPoints.german.current).toBe(8);
  });
});

describe('H-15: what an unknown marker can be', () => {
  const state = labPosition('german', {
    units: {
      g: { ...german, hit: 'suppressed' },
      s: { ...soviet, hit: 'unnerved' },
      shown: { ...soviet, hex: '7-R05', hit: 'stunned', shown: true },
      secret: { ...soviet, hex: '7-R06', hit: 'pinned' },
    },
  });
  const possible = (unseenFor: readonly ('move' | 'fire' | 'defend')[]) => {
    const view = conflictOfHeroes.viewFor(state, 'german');
    const unit = view.units.s!;
    expect(unit.hit?.marker).toBeNull();
    const markers = possibleMarkers(view, { ...unit, hit: { ...unit.hit!, unseenFor } });
    return Object.fromEntries(markers.map(({ marker, count }) => [marker, count]));
  };

  test('is all of the box but Killed and what the seat sees: its own markers and those shown', () => {
    const all = { stunned: 2, unnerved: 2, panicked: 2, pinned: 5, suppressed: 4, cowering: 2 };
    expect(possible([])).toEqual(all);
  });

  test('is nothing that would have had to be shown by what the unit did or suffered since', () => {
    expect(possible(['move'])).toEqual({ unnerved: 2, panicked: 2, suppressed: 4 });
    expect(possible(['fire'])).toEqual({ unnerved: 2, pinned: 5 });
    expect(possible(['defend'])).toEqual({ stunned: 2, unnerved: 2, pinned: 5, suppressed: 4 });
    expect(possible(['move', 'fire', 'defend'])).toEqual({ unnerved: 2 });
  });
});

test('H-16: an attempt to rally shows the marker, also when it fails', () => {
  const state = labPosition('soviet', {
    units: { g: { ...german, hex: '7-C05' }, s: { ...soviet, hit: 'cowering' } },
  });
  const rally = { kind: 'rallyUnit', unit: 's', modifier: 0, payment: opportunity } as const;
  const { state: after } = played(state, rally, { dice: [7] });
  expect(after.units.s?.hit).toEqual({ marker: 'cowering', shown: true, unseenFor: [] });
  expect(conflictOfHeroes.viewFor(after, 'german').units.s?.hit?.marker).toBe('cowering');
});

describe('H-17: a unit that is hit when the pool is empty', () => {
  const full = labPosition('german', { units: { g: german, s: soviet, t: soviet } });
  const attack = (contents: readonly 'pinned'[]) =>
    played(
      { ...full, hitMarkers: { foot: { remaining: contents.length, contents } } },
      {
        kind: 'attackHex',
        unit: 'g',
        hex: '7-H05',
        rolls: ['s', 't'].map((target) => ({ target, modifier: 0 })),
        payment: opportunity,
      },
      // At short range 4 + 3 + 5 is exactly the 12 of the Rifles' front.
      { dice: [5, 5], draws: contents },
    );

  test('counts as hit: the spare marker changes nothing and takes nothing out of the pool', () => {
    const { state } = attack(['pinned']);
    expect(state.units.s?.hit?.marker).toBe('pinned');
    expect(state.units.t?.hit).toEqual({ marker: 'spare', shown: false, unseenFor: [] });
    expect(state.hitMarkers.foot).toEqual({ remaining: 0, contents: [] });
    const { remaining } = conflictOfHeroes.viewFor(state, 'german').hitMarkers.foot;
    expect(remaining).toBe(0);
  });

  test('rallies on 7 and returns nothing to the pool', () => {
    const { state } = attack([]);
    expect(rallyOdds(state, 's')?.needs).toBe(7);
    const rally = { kind: 'rallyUnit', unit: 's', modifier: 0, payment: opportunity } as const;
    const { state: after } = played(state, rally, { dice: [7] });
    expect(after.units.s?.hit).toBeNull();
    expect(after.hitMarkers.foot).toEqual({ remaining: 0, contents: [] });
  });
});
