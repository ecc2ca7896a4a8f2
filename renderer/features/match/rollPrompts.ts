import { rollsToMake } from '../../../shared/coh/index.ts';
import { t } from '../../i18n/index.ts';
import { priceText, terrainName } from '../../i18n/names.ts';
import { type Actor, isOnMap } from './actions.ts';
import { nameOf, type Prompt, type PromptSituation, QUIET } from './promptParts.ts';

export function nextRoll({ view, caps }: PromptSituation): Prompt {
  const count = rollsToMake(view).length;
  return {
    ...QUIET,
    title: t('prompt.nextRoll', { hex: view.attack?.hex ?? '' }),
    detail: t('prompt.nextRollDetail', { count }),
    rule: 'R7.7-1',
    primary: {
      action: 'roll',
      label:
        caps === 0 ? t('prompt.roll') : t('prompt.rollWithCaps', { price: priceText(0, caps) }),
    },
  };
}

export function specialMode(situation: PromptSituation, selected: Actor): Prompt | null {
  const { mode, usual } = situation;
  const unit = nameOf(selected);
  const price = usual ? priceText(usual.actionPoints, usual.commandPoints) : '';
  if (mode === 'fire') return firing(situation, unit, price);
  if (mode === 'pivot')
    return {
      ...QUIET,
      title: t('prompt.pivot', { unit }),
      detail: t('prompt.pivotDetail'),
      rule: 'R5.3',
      canCancel: true,
    };
  if (mode === 'rally')
    return {
      ...QUIET,
      title: t('prompt.rally', { unit }),
      detail: t('prompt.rallyDetail'),
      rule: 'R7.5',
      primary: { action: 'rally', label: t('prompt.rallyNow', { price }) },
      canCancel: true,
    };
  if (mode === 'activate')
    return {
      ...QUIET,
      title: t('prompt.rollForPoints', { unit }),
      detail: t('prompt.rollForPointsDetail'),
      rule: 'R3.0.1',
      primary: { action: 'activate', label: t('prompt.rollPoints') },
      canCancel: true,
    };
  return null;
}

function firing(situation: PromptSituation, unit: string, price: string): Prompt {
  const { view, targets, aim, selected } = situation;
  if (aim === null)
    return {
      ...QUIET,
      title: t('prompt.chooseTarget', { unit }),
      detail: t('prompt.chooseTargetDetail', { count: targets }),
      rule: 'R7.0',
      canCancel: true,
    };
  const terrain = terrainName(view.board.terrain[aim] ?? 'open');
  const closeCombat = selected !== null && isOnMap(selected) && selected.hex === aim;
  return {
    ...QUIET,
    title: closeCombat
      ? t('prompt.aimCloseCombat', { hex: aim })
      : t('prompt.aim', { hex: aim, terrain }),
    detail: t('prompt.aimDetail'),
    rule: closeCombat ? 'R7.6.3' : 'R7.7',
    primary: { action: 'fire', label: t('prompt.fire', { price }) },
    canCancel: true,
  };
}
