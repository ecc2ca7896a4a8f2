import type { CohState, Side, Unit } from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import { t } from '../../i18n/index.ts';
import { unitCount, unitTypeName } from '../../i18n/names.ts';
import { type Actor, isOnMap } from './actions.ts';
import type { PaymentOption } from './payments.ts';
import type { UnitReach } from './reach.ts';

/** What Enter and the main button do now. */
export type PrimaryAction =
  | 'activate'
  | 'fire'
  | 'keepFacing'
  | 'leave'
  | 'moveOn'
  | 'rally'
  | 'roll'
  | 'selectActive';

/** What the pointer and the keys mean while a unit of the own side is selected. */
export type TableMode = 'move' | 'pivot' | 'fire' | 'rally' | 'activate';

export interface Prompt {
  readonly title: string;
  readonly detail: string;
  readonly rule: string | null;
  readonly primary: { readonly action: PrimaryAction; readonly label: string } | null;
  readonly canPass: boolean;
  /** What passing would mean now, where that is more than a pass. */
  readonly passLabel?: string;
  readonly canCancel: boolean;
}

export interface PromptSituation {
  readonly view: CohState;
  readonly side: Side;
  readonly selected: Actor | null;
  readonly mode: TableMode;
  readonly destination: HexId | null;
  readonly reach: UnitReach;
  readonly cautious: boolean;
  /** How many hexes could be fired at, and the one that is aimed at. */
  readonly targets: number;
  readonly aim: HexId | null;
  /** CAPs on the roll that is asked for. */
  readonly caps: number;
  /** The usual way to pay for what is about to be rolled for. */
  readonly usual: PaymentOption | null;
}

export const QUIET = { rule: null, primary: null, canPass: false, canCancel: false };

/** Units of one name are told apart by their hex. */
export function placedName(actor: Actor): string {
  const unit = nameOf(actor);
  return isOnMap(actor) ? t('prompt.at', { unit, hex: actor.hex }) : unit;
}

export function nameOf({ type }: Pick<Unit, 'type'>): string {
  return unitTypeName(type);
}

export function countOf({ type }: Pick<Unit, 'type'>): number {
  return unitCount({ type });
}
