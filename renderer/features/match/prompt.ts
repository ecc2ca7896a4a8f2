import {
  type CohDecision,
  type CohState,
  opponent,
  type Side,
  statusOf,
  type Unit,
  unitsOf,
} from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import { topDecision } from '../../../shared/kernel/index.ts';
import { t } from '../../i18n/index.ts';
import {
  facingName,
  priceText,
  sideName,
  sidePeople,
  unitCount,
  unitName,
} from '../../i18n/names.ts';
import { activeUnit } from './actions.ts';
import { ACTIVATION_POINTS, costOf } from './payments.ts';
import type { UnitReach } from './reach.ts';

/** What Enter and the brass button do now. */
export type PrimaryAction = 'activate' | 'moveOn' | 'keepFacing' | 'selectActive' | 'leave';

export interface Prompt {
  readonly title: string;
  readonly detail: string;
  readonly rule: string | null;
  readonly primary: { readonly action: PrimaryAction; readonly label: string } | null;
  readonly canPass: boolean;
  readonly canCancel: boolean;
}

export interface PromptSituation {
  readonly view: CohState;
  readonly side: Side;
  readonly selected: Unit | null;
  readonly mode: 'move' | 'pivot';
  readonly destination: HexId | null;
  readonly reach: UnitReach;
}

const QUIET = { rule: null, primary: null, canPass: false, canCancel: false };

export function promptFor(situation: PromptSituation): Prompt {
  const { view, side } = situation;
  const decision = topDecision(view.decisions);
  if (!decision) return matchOver(view);
  if (decision.seat !== side) return waiting(decision.seat);
  if (decision.kind === 'chooseFacing') return faceUnit(view, decision);
  if (decision.kind !== 'takeTurn') return { ...QUIET, title: '', detail: '' };
  const turn = takeTurn(situation);
  return { ...turn, canPass: !turn.canCancel };
}

function matchOver({ score }: CohState): Prompt {
  return {
    ...QUIET,
    title: t('top.over'),
    detail: t('matchEnd.score', score.points),
    primary: { action: 'leave', label: t('matchEnd.menu') },
  };
}

function waiting(toAct: Side): Prompt {
  const side = sideName(toAct);
  return {
    ...QUIET,
    title: t('prompt.waiting', { side }),
    detail: t('prompt.waitingDetail', { side }),
  };
}

function faceUnit(
  view: CohState,
  { unit: id, rule }: Extract<CohDecision, { kind: 'chooseFacing' }>,
): Prompt {
  const unit = view.units[id];
  return {
    ...QUIET,
    title: t('prompt.face', { unit: unitName(unit) }),
    detail: t('prompt.faceDetail'),
    rule,
    primary: unit
      ? { action: 'keepFacing', label: t('prompt.faceKeep', { facing: facingName(unit.facing) }) }
      : null,
  };
}

function takeTurn(situation: PromptSituation): Prompt {
  const { view, side, selected, mode } = situation;
  if (!selected) return nobodySelected(view, side);
  const unit = unitName(selected);
  if (selected.side !== side)
    return {
      ...QUIET,
      title: t('prompt.enemy', { unit, side: sideName(selected.side) }),
      detail: t('prompt.enemyDetail'),
    };
  if (mode === 'pivot')
    return {
      ...QUIET,
      title: t('prompt.pivot', { unit }),
      detail: t('prompt.pivotDetail'),
      rule: 'R5.3',
      canCancel: true,
    };
  const status = statusOf(view, selected);
  if (status === 'active') return activeSelected(situation, selected);
  return status === 'ready' ? readySelected(view, side, selected) : spentSelected(view, selected);
}

function nobodySelected(view: CohState, side: Side): Prompt {
  const caps = view.commandPoints[side].current;
  const active = activeUnit(view, side);
  if (active)
    return {
      ...QUIET,
      title: t('prompt.chooseActive'),
      detail: t('prompt.chooseActiveDetail', {
        active: unitName(active),
        ap: view.actionPoints[side],
        caps,
      }),
      primary: {
        action: 'selectActive',
        label: t('prompt.selectActive', { unit: unitName(active) }),
      },
    };
  const count = unitsOf(view, side).filter((unit) => !unit.spent).length;
  return {
    ...QUIET,
    title: t('prompt.chooseReady'),
    detail: t('prompt.chooseReadyDetail', { count, caps }),
  };
}

function activeSelected({ view, side, destination, reach }: PromptSituation, unit: Unit): Prompt {
  const opponents = sidePeople(opponent(side));
  const ap = view.actionPoints[side];
  const caps = view.commandPoints[side].current;
  const way = destination === null ? undefined : reach.ways.get(destination);
  const next = way?.path[1];
  if (!way || next === undefined)
    return {
      ...QUIET,
      title: t('prompt.active', { unit: unitName(unit) }),
      detail: t('prompt.activeDetail', { opponents, ap, caps }),
    };
  const inAll = priceText(Math.min(way.cost, ap), Math.max(0, way.cost - ap));
  const first = costOf(view, unit, { kind: 'move', unit: unit.id, to: next });
  const price = priceText(Math.min(first, ap), Math.max(0, first - ap));
  return {
    ...QUIET,
    title: t('prompt.planned', { hex: way.hex, price: inAll }),
    detail: t('prompt.plannedDetail', { count: way.path.length - 1, opponents }),
    rule: 'R5.0-2',
    primary: { action: 'moveOn', label: t('prompt.moveFirst', { price }) },
  };
}

function readySelected(view: CohState, side: Side, selected: Unit): Prompt {
  const unit = unitName(selected);
  const active = activeUnit(view, side);
  if (active)
    return {
      ...QUIET,
      title: t('prompt.readyOther', { unit }),
      detail: t('prompt.readyOtherDetail', {
        active: unitName(active),
        count: unitCount(active),
        ap: view.actionPoints[side],
      }),
      rule: 'R3.1',
    };
  return {
    ...QUIET,
    title: t('prompt.ready', { unit }),
    detail: t('prompt.readyDetail', { ap: ACTIVATION_POINTS }),
    primary: { action: 'activate', label: t('prompt.activate') },
  };
}

function spentSelected(view: CohState, selected: Unit): Prompt {
  const caps = view.commandPoints[selected.side].current;
  return {
    ...QUIET,
    title: t('prompt.spent', { unit: unitName(selected), count: unitCount(selected) }),
    detail: t('prompt.spentDetail', { caps }),
    rule: 'R3.2.2',
  };
}
