import { shallowEqual } from 'react-redux';
import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { signed } from '../../i18n/names.ts';
import { rollCapsChosen } from '../table/tableSlice.ts';
import { allowedCaps, selectRollKey } from './attackSelectors.ts';

interface RollCapsProps {
  readonly choices: readonly number[];
  /** What the roll would achieve with so many CAPs, in a word. */
  achieves(caps: number): ReactNode;
}

/** R3.2.3: up to 2 CAPs on the own roll, declared before it is made. */
export function RollCaps({ choices, achieves }: RollCapsProps) {
  const dispatch = useAppDispatch();
  const key = useAppSelector(selectRollKey);
  const allowed = useAppSelector(allowedCaps, shallowEqual);
  const chosen = useAppSelector((state) => (key === null ? 0 : (state.table.rollCaps[key] ?? 0)));
  const current = useAppSelector((state) =>
    state.match && state.seat ? state.match.commandPoints[state.seat.side].current : 0,
  );
  if (key === null) return null;
  return (
    <div className="roll-caps">
      <h3>
        {t('attack.capsTitle')} <small>{t('attack.capsLeft', { count: current })}</small>
      </h3>
      <fieldset aria-label={t('attack.capsTitle')}>
        {choices.map((caps) => (
          <button
            key={caps}
            type="button"
            aria-pressed={caps === chosen}
            disabled={!allowed.includes(caps)}
            data-testid={`roll-caps-${caps}`}
            onClick={() => dispatch(rollCapsChosen({ roll: key, caps }))}
          >
            <b>{caps < 0 ? signed(caps) : caps}</b>{' '}
            <span className="visually-hidden">{t('attack.capsChoice')}</span>{' '}
            <span>{achieves(caps)}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
