import './actionList.css';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { SectionHeading } from '../../ui/Panel.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { ActionId, ActionItem } from '../match/actions.ts';
import { chooseAction } from './intents.ts';
import { selectDecision } from './playSelectors.ts';
import { selectActions } from './selectors.ts';
import { asksPaymentToggled, cautiousToggled } from './tableSlice.ts';

const ICON_OF: Readonly<Record<ActionId, IconName>> = {
  activate: 'activate',
  move: 'move',
  enter: 'enter',
  fire: 'fire',
  rally: 'rally',
  pivot: 'pivot',
  stall: 'stall',
  declareSpent: 'spent',
  pass: 'pass',
};

/** Actions that are prepared on the board before they are done. */
const IN_MODES: ReadonlySet<ActionId> = new Set(['move', 'enter', 'fire', 'rally', 'pivot']);

export function ActionList() {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectActions);
  const shared = sharedReason(items);
  const { asksPayment, cautious } = useAppSelector((state) => state.table);
  const canTakeCare = useAppSelector(
    (state) => state.match?.firefight.options.cautiousMovement ?? false,
  );
  return (
    <section className="panel-section action-section" data-region="actions">
      <SectionHeading icon="legal" title={t('action.title')} />
      {shared && (
        <p className="shared-reason">
          {shared.text} <RuleTag rule={shared.rule} />
        </p>
      )}
      <fieldset className="action-list" aria-label={t('action.title')}>
        {items.map((item) => (
          <Action key={item.id} item={item} saysWhy={item.reason?.text !== shared?.text} />
        ))}
      </fieldset>
      {canTakeCare && (
        <Switch
          icon="care"
          label={t('action.cautious')}
          shortcut="W"
          on={cautious}
          testId="cautious"
          onToggle={() => dispatch(cautiousToggled())}
        />
      )}
      <Switch
        icon="pay"
        label={t('action.askPayment')}
        shortcut="C"
        on={asksPayment}
        testId="ask-payment"
        onToggle={() => dispatch(asksPaymentToggled())}
      />
    </section>
  );
}

interface ActionProps {
  readonly item: ActionItem;
  /** False when one sentence above says it for all. */
  readonly saysWhy: boolean;
}

function Action({ item: { id, price, reason }, saysWhy }: ActionProps) {
  const dispatch = useAppDispatch();
  const mode = useAppSelector((state) => state.table.mode);
  const choosing = useAppSelector((state) => selectDecision(state)?.kind === 'takeTurn');
  const current =
    choosing && reason === null && (id === mode || (id === 'enter' && mode === 'move'));
  return (
    <button
      type="button"
      className={`action${reason ? ' action-off' : ''}${saysWhy ? '' : ' action-brief'}`}
      aria-disabled={reason !== null}
      aria-pressed={IN_MODES.has(id) ? current : undefined}
      data-testid={`action-${id}`}
      onClick={() => void dispatch(chooseAction(id))}
    >
      <Icon name={ICON_OF[id]} />
      <span>{t(`action.${id}`)}</span>
      {reason && saysWhy && (
        <span className="action-reason">
          {reason.text} <RuleTag rule={reason.rule} />
        </span>
      )}
      {!reason && <i>{price}</i>}
    </button>
  );
}

/** How many actions must be off for one reason before it is said once for all of them. */
const MANY = 3;

function sharedReason(items: readonly ActionItem[]): ActionItem['reason'] {
  const sharing = (text: string | undefined) =>
    items.filter(({ reason }) => reason?.text === text).length;
  return items.find(({ reason }) => reason && sharing(reason.text) >= MANY)?.reason ?? null;
}
