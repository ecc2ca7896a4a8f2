import './actionList.css';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { SectionHeading } from '../../ui/Panel.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import type { ActionId, ActionItem } from '../match/actions.ts';
import { chooseAction } from './intents.ts';
import { selectActions, selectDecision } from './selectors.ts';
import { asksPaymentToggled } from './tableSlice.ts';

const ICON_OF: Readonly<Record<ActionId, IconName>> = {
  activate: 'activate',
  move: 'move',
  pivot: 'pivot',
  stall: 'stall',
  declareSpent: 'spent',
  pass: 'pass',
};

export function ActionList() {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectActions);
  const shared = sharedReason(items);
  const asksPayment = useAppSelector((state) => state.table.asksPayment);
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
          <Action key={item.id} item={item} saysWhy={!shared} />
        ))}
      </fieldset>
      <button
        type="button"
        className="ask-payment"
        role="switch"
        aria-checked={asksPayment}
        data-testid="ask-payment"
        onClick={() => dispatch(asksPaymentToggled())}
      >
        <Icon name="pay" />
        <span>{t('action.askPayment')}</span>
        <Kbd>C</Kbd>
        <i aria-hidden="true" />
      </button>
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
  const current = choosing && reason === null && id === mode;
  return (
    <button
      type="button"
      className={`action${reason ? ' action-off' : ''}${saysWhy ? '' : ' action-brief'}`}
      aria-disabled={reason !== null}
      aria-pressed={id === 'move' || id === 'pivot' ? current : undefined}
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

/** In the middle of something else nothing can be done, all for one reason: it is said once. */
function sharedReason(items: readonly ActionItem[]): ActionItem['reason'] {
  const first = items[0]?.reason ?? null;
  return items.every(({ reason }) => reason?.text === first?.text) ? first : null;
}
