import './inspector.css';
import {
  checkDue,
  entryHexes,
  hasEnemies,
  type HitMarker,
  type HitMarkerId,
  isGun,
  markerOn,
  type Reinforcement,
  statusOf,
  TERRAINS,
  type Unit,
  UNIT_TYPES,
  type UnitType,
  typeOf,
} from '../../../shared/coh/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { CounterCanvas } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import {
  facingName,
  markerEffect,
  markerName,
  signed,
  terrainName,
  unitName,
  unitTypeName,
} from '../../i18n/names.ts';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { SectionHeading } from '../../ui/Panel.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { useUiScale } from '../../ui/useUiScale.ts';
import { isOnMap } from '../match/actions.ts';
import { type Played, selectSelectedActor, selectSelectedUnit } from './playSelectors.ts';

export function Inspector({ played }: { readonly played: Played }) {
  const unit = useAppSelector(selectSelectedUnit);
  const actor = useAppSelector(selectSelectedActor);
  if (actor && !isOnMap(actor)) return <OffMap waiting={actor} played={played} />;
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
      {unit.hit && <MarkerLine marker={unit.hit.marker} />}
      <Figures type={typeOf(unit)} marker={markerOn(unit)} />
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
        state={{ spent: unit.spent, hidden: unit.hidden, hit: unit.hit }}
      />
      <div>
        <h3 data-testid="inspector-name">{unitName(unit)}</h3>
        <p>{isGun(typeOf(unit)) ? t('unit.gun', { facing }) : t('unit.squad', { facing })}</p>
        <div className="chips">
          <StatusChip unit={unit} played={played} />
          {unit.side !== seat.side && <Chip tone="danger" label={t('inspector.enemy')} />}
          {unit.hidden && <Chip tone="plain" label={t('status.hidden')} />}
          <HitChip unit={unit} />
          {unit.exposed && <Chip tone="danger" label={t('inspector.exposed')} />}
          {hasEnemies(view, unit.side, unit.hex) && (
            <Chip tone="danger" label={t('inspector.closedIn')} />
          )}
          <Chip
            tone="plain"
            label={t('inspector.cover', { value: signed(TERRAINS[terrain].defence) })}
          />
        </div>
      </div>
    </div>
  );
}

function HitChip({ unit: { hit } }: { readonly unit: Unit }) {
  if (!hit) return <Chip tone="plain" label={t('inspector.noHit')} />;
  return (
    <span data-testid="hit-chip" data-marker={hit.marker ?? 'unknown'}>
      <Chip tone="hit" label={hit.marker ? markerName(hit.marker) : t('inspector.hit')} />
    </span>
  );
}

/** What the marker does, as far as this seat knows it. */
function MarkerLine({ marker }: { readonly marker: HitMarkerId | null }) {
  return (
    <p className="marker-line">
      {marker ? markerEffect(marker) : t('inspector.unknownMarker')}{' '}
      <RuleTag rule={marker ? 'T2' : 'R7.4-1'} />
    </p>
  );
}

interface OffMapProps {
  readonly waiting: Reinforcement;
  readonly played: Played;
}

/** A reinforcement that has not entered the map. */
function OffMap({ waiting, played: { view } }: OffMapProps) {
  const type = UNIT_TYPES[waiting.type];
  const scale = useUiScale();
  return (
    <section className="panel-section inspector" data-testid="inspector" data-unit={waiting.id}>
      <SectionHeading
        icon="search"
        title={t('inspector.title')}
        aside={t('reinforcements.offMap')}
      />
      <div className="unit-card">
        <CounterCanvas type={waiting.type} size={Math.round(118 * scale)} />
        <div>
          <h3 data-testid="inspector-name">{unitTypeName(waiting.type)}</h3>
          <p>{t('reinforcements.entry', { hexes: entryHexes(view, waiting).join(', ') })}</p>
          <div className="chips">
            <Chip
              tone={checkDue(view, waiting) ? 'plain' : 'ready'}
              label={
                checkDue(view, waiting)
                  ? t('reinforcements.later', { round: waiting.round })
                  : t('reinforcements.due')
              }
            />
          </div>
        </div>
      </div>
      <Figures type={type} marker={null} />
    </section>
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

interface FiguresProps {
  readonly type: UnitType;
  /** Changes the printed figures (R7.4-1). */
  readonly marker: HitMarker | null;
}

function Figures({ type, marker }: FiguresProps) {
  const { firepower, flank, front } = type;
  const cost = type.fireCost + (marker?.fireCost ?? 0);
  const fire =
    type.indirectFireCost === null
      ? t('price.ap', { count: cost })
      : t('inspector.fireIndirect', { cost, indirect: type.indirectFireCost });
  const change = marker?.firepower ?? 0;
  const range = marker?.range ?? type.range.normal;
  return (
    <dl className="figures">
      <div>
        <dt>{t('inspector.fire')}</dt>
        <dd className={changed(marker?.fireCost)}>{fire}</dd>
      </div>
      <div>
        <dt>{t('inspector.move')}</dt>
        <dd className={`figure-red ${changed(marker?.moveCost)}`}>
          {type.moveCost + (marker?.moveCost ?? 0)}
        </dd>
      </div>
      <div>
        <dt>{t('inspector.firepower')}</dt>
        <dd className={changed(change)}>
          <span className="figure-red" title={t('inspector.soft', { value: firepower.red.value })}>
            {signedFigure(firepower.red.value + change)}
          </span>{' '}
          <span
            className="figure-blue"
            title={t('inspector.armour', { value: firepower.blue.value })}
          >
            {signedFigure(firepower.blue.value + change)}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('inspector.range')}</dt>
        <dd className={changed(marker?.range)}>
          {type.range.minimum > 0 ? `${type.range.minimum}–${range}` : range} <i>/ {range * 2}</i>
        </dd>
      </div>
      <div>
        <dt>{t('inspector.flank')}</dt>
        <dd className={`figure-${flank.colour} ${changed(marker?.flank)}`}>
          {flank.value + (marker?.flank ?? 0)}
        </dd>
      </div>
      <div>
        <dt>{t('inspector.front')}</dt>
        <dd className={`figure-${front.colour} ${changed(marker?.front)}`}>
          {front.value + (marker?.front ?? 0)}
        </dd>
      </div>
    </dl>
  );
}

/** Marks a figure that is not as printed. */
function changed(by: number | null | undefined): string {
  return by ? 'figure-changed' : '';
}

/** A true minus. */
function signedFigure(value: number): string {
  return String(value).replace('-', '−');
}
