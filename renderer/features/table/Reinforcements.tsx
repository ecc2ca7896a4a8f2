import './reinforcements.css';
import { checkDue, reinforcementsOf } from '../../../shared/coh/index.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { CounterCanvas } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { unitTypeName } from '../../i18n/names.ts';
import { useUiScale } from '../../ui/useUiScale.ts';
import type { Played } from './playSelectors.ts';
import { unitSelected } from './tableSlice.ts';

/** Own units that are still to come (R5.1); one that is due is chosen like a unit on the map. */
export function Reinforcements({ played: { view, seat } }: { readonly played: Played }) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector((state) => state.table.selectedUnit);
  const size = Math.round(30 * useUiScale());
  const waiting = reinforcementsOf(view, seat.side);
  if (waiting.length === 0) return null;
  return (
    <section className="reinforcements" data-testid="reinforcements">
      <h3>{t('reinforcements.title')}</h3>
      <ul>
        {waiting.map((unit) => {
          const due = checkDue(view, unit) === null;
          const when = due
            ? t('reinforcements.due')
            : t('reinforcements.later', { round: unit.round });
          return (
            <li key={unit.id}>
              <button
                type="button"
                aria-pressed={unit.id === selected}
                aria-label={t('board.reinforcementLine', { unit: unitTypeName(unit.type), when })}
                data-testid={`waiting-${unit.id}`}
                onClick={() => dispatch(unitSelected(unit.id))}
              >
                <CounterCanvas type={unit.type} size={size} state={{ spent: unit.spent }} />
                <small>{when}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
