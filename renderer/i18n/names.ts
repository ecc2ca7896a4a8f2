import {
  type CostItem,
  type Objective,
  type Side,
  TERRAINS,
  type TerrainId,
  type Unit,
  UNIT_TYPES,
  type UnitTypeId,
} from '../../shared/coh/index.ts';
import type { Direction } from '../../shared/hex/index.ts';
import { PLURAL_UNIT_NAMES } from './en.ts';
import { t, translateId } from './index.ts';

export function unitTypeName(type: UnitTypeId): string {
  return translateId(`unit.${type}`, UNIT_TYPES[type].name);
}

/** For verbs: how many the name of a unit speaks of, 1 or 2. */
export function unitTypeCount(type: UnitTypeId): number {
  return PLURAL_UNIT_NAMES.has(type) ? 2 : 1;
}

export function unitName(unit: Unit | undefined): string {
  return unit ? unitTypeName(unit.type) : t('unit.hiddenOne');
}

export function unitCount(unit: Unit | undefined): number {
  return unit ? unitTypeCount(unit.type) : 1;
}

export function sideName(side: Side): string {
  return t(`side.${side}`);
}

/** "Germans", for sentences in which the side does something. */
export function sidePeople(side: Side): string {
  return t(`side.${side}Many`);
}

export function facingName(facing: Direction): string {
  return t(`direction.d${facing}`);
}

export function terrainName(terrain: TerrainId): string {
  return t(`terrain.${terrain}`);
}

/** "+1", "−2", "0": with a real minus sign. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

export function priceText(actionPoints: number, commandPoints: number): string {
  if (actionPoints > 0 && commandPoints > 0)
    return t('price.both', { ap: actionPoints, cap: commandPoints });
  if (commandPoints > 0) return t('price.cap', { count: commandPoints });
  if (actionPoints > 0) return t('price.ap', { count: actionPoints });
  return t('price.free');
}

/** A line of a price; a terrain cost is named after the ground that is entered. */
export function costText({ reason, amount }: CostItem, entered: TerrainId): string {
  const terrain = capitalised(terrainName(entered));
  return t(`cost.${reason}`, { amount, terrain });
}

export function coverText(terrain: TerrainId): string {
  const { defence } = TERRAINS[terrain];
  return defence === 0 ? t('tip.noCover') : t('tip.cover', { value: signed(defence) });
}

/** "1 VP each round" */
export function worthText({ points: count, when }: Objective): string {
  return when === 'everyRound'
    ? t('tip.objectiveEvery', { count })
    : t('tip.objectiveEnd', { count });
}

/** "held by the Germans", "held by nobody" */
export function holderText({ control }: Objective): string {
  return control ? t('tip.heldBy', { side: sidePeople(control) }) : t('tip.heldByNobody');
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
