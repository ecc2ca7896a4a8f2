import {
  type CostItem,
  FOOT_HIT_MARKERS,
  type HitMarkerId,
  type Modifier,
  type Objective,
  type RangeBand,
  type Side,
  TERRAINS,
  type TerrainId,
  type Unit,
  UNIT_TYPES,
  type UnitTypeId,
} from '../../shared/coh/index.ts';
import type { Direction } from '../../shared/hex/index.ts';
import { PLURAL_UNIT_NAMES } from './en/index.ts';
import { t, translateId } from './index.ts';

export function unitTypeName(type: UnitTypeId): string {
  return translateId(`unit.${type}`, UNIT_TYPES[type].name);
}

/** For verbs: how many the name of a unit speaks of, 1 or 2. */
export function unitTypeCount(type: UnitTypeId): number {
  return PLURAL_UNIT_NAMES.has(type) ? 2 : 1;
}

export function unitName(unit: Pick<Unit, 'type'> | undefined): string {
  return unit ? unitTypeName(unit.type) : t('unit.hiddenOne');
}

export function unitCount(unit: Pick<Unit, 'type'> | undefined): number {
  return unit ? unitTypeCount(unit.type) : 1;
}

/** "2 × Rifles ’41, Maxim": a list of counters, each type once. */
export function unitTypesText(types: readonly UnitTypeId[]): string {
  return [...new Set(types)]
    .map((type) => {
      const count = types.filter((one) => one === type).length;
      const unit = unitTypeName(type);
      return count === 1 ? unit : t('unit.several', { count, unit });
    })
    .join(', ');
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

/** One word for what stands in the way: there is little room on a hex. */
export function blockerName(terrain: TerrainId): string {
  const isBuilding = terrain === 'woodenBuilding' || terrain === 'stoneBuilding';
  return isBuilding ? t('terrain.building') : terrainName(terrain);
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

export function markerName(marker: HitMarkerId): string {
  return t(`marker.${marker}`);
}

/** One line of what the marker does to its unit, its name first. */
export function markerEffect(marker: HitMarkerId): string {
  const { rally, range, fireCost, moveCost, firepower, front, flank } = FOOT_HIT_MARKERS[marker];
  return t(`markerEffect.${marker}`, {
    rally: rally ?? '',
    range: range ?? '',
    fireCost: signed(fireCost),
    moveCost: signed(moveCost),
    firepower: signed(firepower),
    front: signed(front),
    flank: signed(flank),
  });
}

/**
 * A line of an attack, a defence or a rally, without its figure: "Firepower, red", "Woods".
 * `terrain` is that of the hex attacked.
 */
export function modifierText({ reason }: Pick<Modifier, 'reason'>, terrain: TerrainId): string {
  return t(`modifier.${reason}`, { terrain: capitalised(terrainName(terrain)) });
}

/** The same in a word, for the middle of a line: "red", "woods". */
export function modifierWord({ reason }: Pick<Modifier, 'reason'>, terrain: TerrainId): string {
  return t(`modifierWord.${reason}`, { terrain: terrainName(terrain) });
}

export function bandText(band: RangeBand): string {
  return t(`band.${band}`);
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

/** "58 %", and never a hundred or none for what is not certain. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return '<\u00a01\u00a0%';
  return chance < 1 && rounded === 100 ? '>\u00a099\u00a0%' : `${rounded}\u00a0%`;
}
