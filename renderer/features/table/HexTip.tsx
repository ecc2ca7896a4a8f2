import './hexTip.css';
import {
  type AttackOdds,
  type CohState,
  type CostItem,
  type Reach,
  TERRAIN_RULE,
  type TerrainId,
  unitsIn,
  wouldExpose,
} from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import {
  costText,
  coverText,
  holderText,
  percent,
  priceText,
  terrainName,
  unitName,
  unitTypesText,
  worthText,
} from '../../i18n/names.ts';
import { levelName, levelOf } from '../../i18n/sightWords.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { selectTargets } from '../attack/attackSelectors.ts';
import { activeUnit } from '../match/actions.ts';
import { hitChance } from '../match/targets.ts';
import {
  selectLineOfSight,
  selectLookedFrom,
  selectSightOn,
  selectThreats,
} from '../sight/sightSelectors.ts';
import { SightTip } from '../sight/SightTip.tsx';
import { GroundLines } from './GroundLines.tsx';
import { selectFacingChoice, selectReach } from './selectors.ts';

interface HexTipProps {
  readonly view: CohState;
  /** Keeps out of the way of the pointer. */
  readonly corner: 'left' | 'right';
}

/** What is known of the hex under the pointer. */
export function HexTip({ view, corner }: HexTipProps) {
  const hex = useAppSelector((state) => state.table.hoveredHex);
  const reach = useAppSelector(selectReach);
  const facing = useAppSelector((state) => selectFacingChoice(state) !== null);
  const mode = useAppSelector((state) => state.table.mode);
  const odds = useAppSelector((state) =>
    hex === null ? undefined : selectTargets(state).get(hex),
  );
  const sightOn = useAppSelector(selectSightOn);
  const looking = useAppSelector(selectLookedFrom) !== null;
  if (looking) return <LookingTip view={view} corner={corner} />;
  if (hex === null || sightOn) return null;
  const terrain = view.board.terrain[hex] ?? 'open';
  const way = facing || mode !== 'move' ? undefined : reach.ways.get(hex);
  return (
    <div key={hex} className={`hex-tip hex-tip-${corner}`} role="tooltip" data-testid="hex-tip">
      <h3>
        {hex} <span>{groundText(view, hex, terrain)}</span>
      </h3>
      {way && <WayThere view={view} way={way} />}
      {way && wouldExpose(view, hex) && (
        <p>
          {t('tip.exposes')} <RuleTag rule="R5.0.1" />
        </p>
      )}
      {odds && !facing && <ShotThere view={view} odds={odds} />}
      <AboutHex view={view} hex={hex} />
      {!facing && !odds && mode === 'move' && <ThreatLine />}
    </div>
  );
}

/** The same place while the player looks from hex to hex: what is seen comes first. */
function LookingTip({ view, corner }: HexTipProps) {
  const from = useAppSelector(selectLookedFrom);
  const line = useAppSelector(selectLineOfSight);
  const hex = line?.to ?? from;
  if (hex === null) return null;
  return (
    <div className={`hex-tip hex-tip-sight hex-tip-${corner}`} role="tooltip" data-testid="hex-tip">
      <SightTip view={view} />
      <h3>
        {hex} <span>{groundText(view, hex, view.board.terrain[hex] ?? 'open')}</span>
      </h3>
      <AboutHex view={view} hex={hex} />
    </div>
  );
}

function AboutHex({ view, hex }: { readonly view: CohState; readonly hex: HexId }) {
  return (
    <>
      <p>
        {coverText(view.board.terrain[hex] ?? 'open')} <RuleTag rule={TERRAIN_RULE} />
      </p>
      <GroundLines view={view} hex={hex} />
      <ObjectiveLine view={view} hex={hex} />
    </>
  );
}

/** Known enemies that could fire at an own unit there. */
function ThreatLine() {
  const threats = useAppSelector(selectThreats);
  if (threats.length === 0) return null;
  const units = unitTypesText(threats.map(({ type }) => type));
  return (
    <p className="tip-threat" data-testid="tip-threat" data-count={threats.length}>
      <span>
        <Icon name="eye" /> {t('threat.underFire', { units })}
      </span>
      <RuleTag rule="R6.0" />
    </p>
  );
}

function groundText(view: CohState, hex: HexId, terrain: TerrainId): string {
  const words = [terrainName(terrain)];
  const level = levelOf(view.board, hex);
  if (level !== 0) words.push(levelName(level));
  if (view.board.roads.some((ends) => ends.includes(hex))) words.push(t('tip.road'));
  const count = unitsIn(view, hex).length;
  if (count > 0) words.push(t('tip.units', { count }));
  return words.join(' · ');
}

interface WayThereProps {
  readonly view: CohState;
  readonly way: Reach;
}

function WayThere({ view, way }: WayThereProps) {
  const side = useAppSelector((state) => state.seat?.side ?? 'german');
  const selected = useAppSelector((state) => state.table.selectedUnit);
  const active = activeUnit(view, side);
  const ap = view.actionPoints[side];
  const isActive = active !== null && active.id === selected;
  const fromPool = isActive ? Math.min(way.cost, ap) : way.cost;
  const actions = t('tip.actions', { count: way.path.length - 1 });
  const left = ap - way.cost;
  const after = left > 0 ? t('tip.left', { count: left }) : t('tip.thenSpent');
  return (
    <>
      <p>
        <span>
          <b>{priceText(fromPool, way.cost - fromPool)}</b> {actions}
          {isActive && `, ${after}`}
        </span>
        <RuleTag rule="R5.0" />
      </p>
      {costLines(view, way).map(({ text, rule }) => (
        <p key={text} className="tip-item">
          {text} <RuleTag rule={rule} />
        </p>
      ))}
    </>
  );
}

/** One step in full; of several what they cost beside the move numbers, alike things added up. */
function costLines({ board }: CohState, { path, steps }: Reach): { text: string; rule: string }[] {
  const [only] = steps;
  if (steps.length === 1 && only?.length === 1) return [];
  const sums = new Map<string, { item: CostItem; terrain: TerrainId }>();
  for (const [index, items] of steps.entries()) {
    const terrain = board.terrain[path[index + 1] ?? ''] ?? 'open';
    for (const item of items) {
      if (steps.length > 1 && (item.reason === 'moveNumber' || item.amount === 0)) continue;
      const key = item.reason === 'terrain' ? terrain : `${item.reason} ${item.rule}`;
      const amount = item.amount + (sums.get(key)?.item.amount ?? 0);
      sums.set(key, { item: { ...item, amount }, terrain });
    }
  }
  return [...sums.values()].map(({ item, terrain }) => ({
    text: costText(item, terrain),
    rule: item.rule,
  }));
}

interface ShotThereProps {
  readonly view: CohState;
  readonly odds: AttackOdds;
}

/** The chances of the selected unit against everybody in the hex. */
function ShotThere({ view, odds }: ShotThereProps) {
  const side = useAppSelector((state) => state.seat?.side);
  return odds.targets.map(({ unit, needs, outcomes, aspect }) => (
    <p key={unit} data-testid={`tip-odds-${unit}`}>
      <span>
        {t('tip.shot', { unit: unitName(view.units[unit]), aspect: t(`attack.${aspect}`) })}{' '}
        <b>{needs > 12 ? percent(0) : t('tip.needs', { needs: Math.max(2, needs) })}</b>
        {': '}
        {view.units[unit]?.side === side
          ? t('tip.friendly', { chance: percent(hitChance(outcomes[0])) })
          : t('tip.chances', {
              chance: percent(hitChance(outcomes[0])),
              withCaps: percent(hitChance(outcomes[2])),
            })}
      </span>
      <RuleTag rule={odds.band === 'closeCombat' ? 'R7.6.3' : 'R7.0'} />
    </p>
  ));
}

function ObjectiveLine({ view, hex }: { readonly view: CohState; readonly hex: HexId }) {
  const objective = view.score.objectives.find((one) => one.hex === hex);
  if (!objective) return null;
  return (
    <p>
      {`${worthText(objective)}, ${holderText(objective)}`} <RuleTag rule="R2.4-3" />
    </p>
  );
}
