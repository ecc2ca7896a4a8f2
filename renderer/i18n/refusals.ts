import { isSide, type Units } from '../../shared/coh/index.ts';
import type { Direction } from '../../shared/hex/index.ts';
import type { Refusal } from '../../shared/kernel/index.ts';
import { facingName, sideName, unitCount, unitName } from './names.ts';
import { type Facts, t, translateId } from './index.ts';

/** The sentence for a refusal; the referee gives a code and facts, never words. */
export function refusalText({ code, facts }: Refusal, units: Units): string {
  const key = code === 'otherDecisionPending' ? `${code}_${String(facts['pending'])}` : code;
  const unknown = t('refusal.unknown', { code });
  return translateId(`refusal.${key}`, unknown, inWords(facts, units));
}

function inWords(facts: Facts, units: Units): Facts {
  const { active, facing, toAct } = facts;
  const words: Record<string, string | number> = {};
  if (typeof active === 'string') {
    words['active'] = unitName(units[active]);
    words['count'] = unitCount(units[active]);
  }
  if (typeof facing === 'number') words['facing'] = facingName(facing as Direction);
  if (typeof toAct === 'string' && isSide(toAct)) words['toAct'] = sideName(toAct);
  return { ...facts, ...words };
}
