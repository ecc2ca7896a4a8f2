import {
  ACTIVATION_POINTS,
  checkDue,
  type CohDecision,
  type CohState,
  opponent,
  reinforcementsOf,
  type Side,
  statusOf,
  unitsOf,
} from '../../../shared/coh/index.ts';
import { topDecision } from '../../../shared/kernel/index.ts';
import { t } from '../../i18n/index.ts';
import { facingName, priceText, sideName, sidePeople, unitName } from '../../i18n/names.ts';
import { activeActor, type Actor, isOnMap } from './actions.ts';
import { costOf } from './payments.ts';
import {
  countOf,
  nameOf,
  placedName,
  type Prompt,
  type PromptSituation,
  QUIET,
} from './promptParts.ts';
import { stepTo } from './reach.ts';
import { nextRoll, specialMode } from './rollPrompts.ts';

/** What the table waits for, in a sentence, with what the main button would do. */
export function promptFor(situation: PromptSituation): Prompt {
  const { view, side } = situation;
  const decision = topDecision(view.decisions);
  if (!decision) return matchOver(view);
  if (decision.seat !== side) return waiting(decision.seat);
  if (decision.kind === 'chooseFacing') return faceUnit(view, decision);
  if (decision.kind === 'rollAttack') return nextRoll(situation);
  if (decision.kind !== 'takeTurn') return { ...QUIET, title: '', detail: '' };
  const turn = takeTurn(situation);
  return turn.canCancel ? turn : { ...turn, ...passNote(situation), canPass: true };
}

/** R2.2-7: whoever passes now ends the round, and should know it. */
function passNote({ view, side }: PromptSituation): Partial<Prompt> {
  if (view.round.passesInARow === 0) return {};
  const opponents = sidePeople(opponent(side));
  return {
    passLabel: t('prompt.passEnds'),
    detail: t('prompt.passEndsNote', { opponents }),
    rule: 'R2.2-7',
  };
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
  const { view, side, selected } = situation;
  if (!selected) return nobodySelected(view, side);
  if (selected.side !== side) return enemySelected(selected);
  const special = specialMode(situation, selected);
  if (special) return special;
  const status = statusOf(view, selected);
  if (status === 'active') return activeSelected(situation, selected);
  return status === 'ready' ? readySelected(view, side, selected) : spentSelected(view, selected);
}

function enemySelected(selected: Actor): Prompt {
  return {
    ...QUIET,
    title: t('prompt.enemy', { unit: nameOf(selected), side: sideName(selected.side) }),
    detail: t('prompt.enemyDetail'),
  };
}

function nobodySelected(view: CohState, side: Side): Prompt {
  const caps = view.commandPoints[side].current;
  const active = activeActor(view, side);
  if (active)
    return {
      ...QUIET,
      title: t('prompt.chooseActive'),
      detail: t('prompt.chooseActiveDetail', {
        active: placedName(active),
        ap: view.actionPoints[side],
        caps,
      }),
      primary: {
        action: 'selectActive',
        label: t('prompt.selectActive', { unit: nameOf(active) }),
      },
    };
  const ready = unitsOf(view, side).filter((unit) => !unit.spent).length;
  const due = reinforcementsOf(view, side).filter((unit) => checkDue(view, unit) === null).length;
  return {
    ...QUIET,
    title: t('prompt.chooseReady'),
    detail:
      due > 0
        ? t('prompt.chooseReadyDue', { count: due, ready, caps })
        : t('prompt.chooseReadyDetail', { count: ready, caps }),
  };
}

function activeSelected(situation: PromptSituation, actor: Actor): Prompt {
  const { view, side, destination, reach, targets } = situation;
  const opponents = sidePeople(opponent(side));
  const facts = { ap: view.actionPoints[side], caps: view.commandPoints[side].current };
  if (!isOnMap(actor)) return entering(actor, facts);
  const way = destination === null ? undefined : reach.ways.get(destination);
  const next = way?.path[1];
  if (!way || next === undefined)
    return {
      ...QUIET,
      title: activeTitle(unitName(actor), reach.destinations.length > 0, targets > 0),
      detail: t('prompt.activeDetail', { opponents, ...facts }),
    };
  const { ap } = facts;
  const inAll = priceText(Math.min(way.cost, ap), Math.max(0, way.cost - ap));
  const first = costOf(view, side, stepTo(view, actor, next, situation.cautious)) ?? 0;
  const price = priceText(Math.min(first, ap), Math.max(0, first - ap));
  return {
    ...QUIET,
    title: t('prompt.planned', { hex: way.hex, price: inAll }),
    detail: t('prompt.plannedDetail', { count: way.path.length - 1, opponents }),
    rule: 'R5.0-2',
    primary: { action: 'moveOn', label: t('prompt.moveFirst', { price }) },
  };
}

function activeTitle(unit: string, canMove: boolean, canFire: boolean): string {
  if (canMove) return canFire ? t('prompt.activeFire', { unit }) : t('prompt.active', { unit });
  return canFire ? t('prompt.activeFireOnly', { unit }) : t('prompt.activeStuck', { unit });
}

function entering(actor: Actor, facts: { readonly ap: number; readonly caps: number }): Prompt {
  return {
    ...QUIET,
    title: t('prompt.enter', { unit: nameOf(actor) }),
    detail: t('prompt.enterDetail', facts),
    rule: 'R5.1',
  };
}

function readySelected(view: CohState, side: Side, selected: Actor): Prompt {
  const unit = nameOf(selected);
  const active = activeActor(view, side);
  if (active)
    return {
      ...QUIET,
      title: t('prompt.readyOther', { unit: placedName(selected) }),
      detail: t('prompt.readyOtherDetail', {
        active: placedName(active),
        count: countOf(active),
        ap: view.actionPoints[side],
      }),
      rule: 'R3.1',
    };
  const rolled = view.firefight.options.variableActionPoints;
  return {
    ...QUIET,
    title: t('prompt.ready', { unit }),
    detail: rolled
      ? t('prompt.readyDetailRoll')
      : t('prompt.readyDetail', { ap: ACTIVATION_POINTS }),
    primary: { action: 'activate', label: t('prompt.activate') },
  };
}

function spentSelected(view: CohState, selected: Actor): Prompt {
  const caps = view.commandPoints[selected.side].current;
  return {
    ...QUIET,
    title: t('prompt.spent', { unit: nameOf(selected), count: countOf(selected) }),
    detail: t('prompt.spentDetail', { caps }),
    rule: 'R3.2.2',
  };
}
