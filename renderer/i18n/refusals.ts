import { HIT_MARKER_IDS, type HitMarkerId, isSide, type Units } from '../../shared/coh/index.ts';
import type { Direction } from '../../shared/hex/index.ts';
import type { Refusal } from '../../shared/kernel/index.ts';
import { facingName, markerName, sideName, unitCount, unitName } from './names.ts';
import { type Facts, t, translateId } from './index.ts';

/** The sentence for a refusal; the referee gives a code and facts, never words. */
export function refusalText({ code, facts }: Refusal, units: Units): string {
  const key = code === 'otherDecisionPending' ? `${code}_${String(facts['pending'])}` : code;
  const unknown = t('refusal.unknown', { code });
  return translateId(`refusal.${key}`, unknown, inWords(facts, units));
}

function inWords(facts: Facts, units: Units): Facts {
  const { active, facing, marker, toAct } = facts;
  const words: Record<string, string | number> = {};
  if (typeof active === 'string') {
    // An own unit that is not on the map waits to come in.
    words['active'] = units[active] ? unitName(units[active]) : t('unit.reinforcement');
    words['count'] = unitCount(units[active]);
  }
  if (typeof facing === 'number') words['facing'] = facingName(facing as Direction);
  if (isMarker(marker)) words['marker'] = markerName(marker);
  if (typeof toAct === 'string' && isSide(toAct)) words['toAct'] = sideName(toAct);
  return { ...facts, ...words };
}

function isMarker(value: Facts[string] | undefined): value is HitMarkerId {
  return HIT_MARKER_IDS.some((marker) => marker === value);
}
