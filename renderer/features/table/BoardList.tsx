import { type Hit, statusOf, type Unit } from '../../../shared/coh/index.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { facingName, markerName, percent, priceText, unitName } from '../../i18n/names.ts';
import { aimAt } from '../attack/attackIntents.ts';
import { chooseFacing, chooseHex, chooseUnit } from './intents.ts';
import type { Played } from './playSelectors.ts';
import { selectOverlay, selectReach } from './selectors.ts';

/**
 * The board in words: for screen readers, for players without a mouse, and for tests. It shows
 * itself when the focus comes into it.
 */
export function BoardList({ played }: { readonly played: Played }) {
  const dispatch = useAppDispatch();
  const { view, seat } = played;
  const overlay = useAppSelector(selectOverlay);
  const reach = useAppSelector(selectReach);
  const units = Object.values(view.units);
  return (
    <nav className="board-list visually-hidden" aria-label={t('board.list')} data-region="list">
      <UnitGroup
        title={t('board.ownUnits')}
        units={units.filter(({ side }) => side === seat.side)}
        played={played}
      />
      {overlay.destinations.length > 0 && (
        <section>
          <h3>{t('board.destinations')}</h3>
          {overlay.destinations.map(({ hex, actionPoints, commandPoints }) => {
            const price = priceText(actionPoints, commandPoints);
            return (
              <button
                key={hex}
                type="button"
                data-testid={`destination-${hex}`}
                data-next={reach.nextHexes.has(hex)}
                onClick={() => void dispatch(chooseHex(hex))}
              >
                {reach.nextHexes.has(hex)
                  ? t('board.moveLine', { hex, price })
                  : t('board.planLine', { hex, price })}
              </button>
            );
          })}
        </section>
      )}
      {overlay.targets.length > 0 && (
        <section>
          <h3>{t('board.targets')}</h3>
          {overlay.targets.map(({ hex, chance }) => (
            <button
              key={hex}
              type="button"
              data-testid={`target-${hex}`}
              onClick={() => dispatch(aimAt(hex))}
            >
              {t('board.targetLine', { hex, chance: percent(chance) })}
            </button>
          ))}
        </section>
      )}
      {overlay.facingChoice && (
        <section>
          <h3>{t('board.facings')}</h3>
          {overlay.facingChoice.facings.map((facing) => (
            <button
              key={facing}
              type="button"
              data-testid={`facing-${facing}`}
              onClick={() => void dispatch(chooseFacing(facing))}
            >
              {t('board.faceLine', { facing: facingName(facing) })}
            </button>
          ))}
        </section>
      )}
      <UnitGroup
        title={t('board.otherUnits')}
        units={units.filter(({ side }) => side !== seat.side)}
        played={played}
      />
    </nav>
  );
}

interface UnitGroupProps {
  readonly title: string;
  readonly units: readonly Unit[];
  readonly played: Played;
}

function UnitGroup({ title, units, played }: UnitGroupProps) {
  const dispatch = useAppDispatch();
  return (
    <section>
      <h3>{title}</h3>
      {units.map((unit) => {
        const status = statusOf(played.view, unit);
        return (
          <button
            key={unit.id}
            type="button"
            data-testid={`unit-${unit.id}`}
            data-hex={unit.hex}
            data-facing={unit.facing}
            data-status={status}
            data-hit={unit.hit ? (unit.hit.marker ?? 'unknown') : ''}
            onClick={() => dispatch(chooseUnit(unit.id))}
          >
            {t('board.unitLine', {
              unit: unitName(unit),
              hex: unit.hex,
              status: t(`status.${status}`),
              facing: facingName(unit.facing),
            })}
            {unit.hit && t('board.hitLine', { marker: hitName(unit.hit) })}
          </button>
        );
      })}
    </section>
  );
}

/** The marker as far as this seat knows it. */
function hitName({ marker }: Hit): string {
  return marker ? markerName(marker) : t('inspector.unknownMarker');
}
