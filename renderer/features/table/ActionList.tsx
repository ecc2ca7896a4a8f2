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
  const asksPayment = useAppSelector((state) => state.table.asksPayment);
  return (
    <section className="panel-section action-section" data-region="actions">
      <SectionHeading icon="legal" title={t('action.title')} />
      <div className="action-list" role="group" aria-label={t('action.title')}>
        {items.map((item) => (
          <Action key={item.id} item={item} />
        ))}
      </div>
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

function Action({ item: { id, price, reason } }: { readonly item: ActionItem }) {
  const dispatch = useAppDispatch();
  const mode = useAppSelector((state) => state.table.mode);
  const choosing = useAppSelector((state) => selectDecision(state)?.kind === 'takeTurn');
  const current = choosing && reason === null && id === mode;
  return (
    <button
      type="button"
      className={reason ? 'action action-off' : 'action'}
      aria-disabled={reason !== null}
      aria-pressed={id === 'move' || id === 'pivot' ? current : undefined}
      data-testid={`action-${id}`}
      onClick={() => void dispatch(chooseAction(id))}
    >
      <Icon name={ICON_OF[id]} />
      <span>{t(`action.${id}`)}</span>
      {reason ? (
        <span className="action-reason">
          {reason.text} <RuleTag rule={reason.rule} />
        </span>
      ) : (
        <i>{price}</i>
      )}
    </button>
  );
}
