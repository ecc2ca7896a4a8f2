import './inspector.css';
import {
  isGun,
  statusOf,
  TERRAINS,
  type Unit,
  type UnitType,
  typeOf,
} from '../../../shared/coh/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { CounterCanvas } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { facingName, signed, terrainName, unitName } from '../../i18n/names.ts';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { SectionHeading } from '../../ui/Panel.tsx';
import { useUiScale } from '../../ui/useUiScale.ts';
import { type Played, selectSelectedUnit } from './selectors.ts';

export function Inspector({ played }: { readonly played: Played }) {
  const unit = useAppSelector(selectSelectedUnit);
  if (!unit)
    return (
      <section className="panel-section inspector" data-testid="inspector">
        <SectionHeading icon="search" title={t('inspector.title')} />
        <div className="inspector-empty">
          <p>{t('inspector.none')}</p>
          <small>{t('inspector.noneHint')}</small>
        </div>
      </section>
    );
  const terrain = played.view.board.terrain[unit.hex] ?? 'open';
  return (
    <section className="panel-section inspector" data-testid="inspector" data-unit={unit.id}>
      <SectionHeading
        icon="search"
        title={t('inspector.title')}
        aside={`${unit.hex} ${terrainName(terrain)}`}
      />
      <UnitCard unit={unit} played={played} />
      <Figures type={typeOf(unit)} />
    </section>
  );
}

function UnitCard({ unit, played }: { readonly unit: Unit; readonly played: Played }) {
  const { view, seat } = played;
  const terrain = view.board.terrain[unit.hex] ?? 'open';
  const facing = facingName(unit.facing);
  const scale = useUiScale();
  return (
    <div className="unit-card">
      <CounterCanvas
        type={unit.type}
        size={Math.round(118 * scale)}
        facing={unit.facing}
        state={{ spent: unit.spent, hidden: unit.hidden }}
      />
      <div>
        <h3 data-testid="inspector-name">{unitName(unit)}</h3>
        <p>{isGun(typeOf(unit)) ? t('unit.gun', { facing }) : t('unit.squad', { facing })}</p>
        <div className="chips">
          <StatusChip unit={unit} played={played} />
          {unit.side !== seat.side && <Chip tone="danger" label={t('inspector.enemy')} />}
          {unit.hidden && <Chip tone="plain" label={t('status.hidden')} />}
          <Chip
            tone="plain"
            label={t('inspector.cover', { value: signed(TERRAINS[terrain].defence) })}
          />
        </div>
      </div>
    </div>
  );
}

const TONES: Readonly<Record<ReturnType<typeof statusOf>, ChipTone>> = {
  active: 'active',
  ready: 'ready',
  spent: 'danger',
};

function StatusChip({ unit, played: { view } }: { readonly unit: Unit; readonly played: Played }) {
  const status = statusOf(view, unit);
  const label =
    status === 'active'
      ? t('inspector.activeChip', { ap: view.actionPoints[unit.side] })
      : t(`status.${status}`);
  return (
    <span data-testid="selected-status" data-status={status}>
      <Chip tone={TONES[status]} label={label} />
    </span>
  );
}

function Figures({ type }: { readonly type: UnitType }) {
  const { firepower, range, flank, front } = type;
  const fire =
    type.indirectFireCost === null
      ? t('price.ap', { count: type.fireCost })
      : t('inspector.fireIndirect', { cost: type.fireCost, indirect: type.indirectFireCost });
  return (
    <dl className="figures">
      <div>
        <dt>{t('inspector.fire')}</dt>
        <dd>{fire}</dd>
      </div>
      <div>
        <dt>{t('inspector.move')}</dt>
        <dd className="figure-red">{type.moveCost}</dd>
      </div>
      <div>
        <dt>{t('inspector.firepower')}</dt>
        <dd>
          <span className="figure-red" title={t('inspector.soft', { value: firepower.red.value })}>
            {firepower.red.value}
          </span>{' '}
          <span
            className="figure-blue"
            title={t('inspector.armour', { value: firepower.blue.value })}
          >
            {firepower.blue.value}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('inspector.range')}</dt>
        <dd>
          {range.minimum > 0 ? `${range.minimum}–${range.normal}` : range.normal}{' '}
          <i>/ {range.normal * 2}</i>
        </dd>
      </div>
      <div>
        <dt>{t('inspector.flank')}</dt>
        <dd className={`figure-${flank.colour}`}>{flank.value}</dd>
      </div>
      <div>
        <dt>{t('inspector.front')}</dt>
        <dd className={`figure-${front.colour}`}>{front.value}</dd>
      </div>
    </dl>
  );
}
