import './hexTip.css';
import {
  type CohState,
  type Reach,
  TERRAIN_RULE,
  type TerrainId,
  unitsIn,
} from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import {
  costText,
  coverText,
  holderText,
  priceText,
  terrainName,
  worthText,
} from '../../i18n/names.ts';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { activeUnit } from '../match/actions.ts';
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
  if (hex === null) return null;
  const terrain = view.board.terrain[hex] ?? 'open';
  const way = facing ? undefined : reach.ways.get(hex);
  return (
    <div key={hex} className={`hex-tip hex-tip-${corner}`} role="tooltip" data-testid="hex-tip">
      <h3>
        {hex} <span>{groundText(view, hex, terrain)}</span>
      </h3>
      {way && <WayThere view={view} way={way} terrain={terrain} />}
      <p>
        {coverText(terrain)} <RuleTag rule={TERRAIN_RULE} />
      </p>
      <ObjectiveLine view={view} hex={hex} />
    </div>
  );
}

function groundText(view: CohState, hex: HexId, terrain: TerrainId): string {
  const words = [terrainName(terrain)];
  if (view.board.roads.some((ends) => ends.includes(hex))) words.push(t('tip.road'));
  const count = unitsIn(view, hex).length;
  if (count > 0) words.push(t('tip.units', { count }));
  return words.join(' · ');
}

interface WayThereProps {
  readonly view: CohState;
  readonly way: Reach;
  readonly terrain: TerrainId;
}

function WayThere({ view, way, terrain }: WayThereProps) {
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
      {way.path.length === 2 &&
        way.items.length > 1 &&
        way.items.map((item) => (
          <p key={item.reason} className="tip-item">
            {costText(item, terrain)} <RuleTag rule={item.rule} />
          </p>
        ))}
    </>
  );
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
