import './attack.css';
import {
  type AttackOdds,
  markerOn,
  sumOf,
  type TargetOdds,
  typeOf,
  type Unit,
} from '../../../shared/coh/index.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { CounterCanvas } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { bandText, percent, unitName } from '../../i18n/names.ts';
import { SectionHeading } from '../../ui/Panel.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useUiScale } from '../../ui/useUiScale.ts';
import { hitChance } from '../match/targets.ts';
import type { Played } from '../table/playSelectors.ts';
import { aimedUnitChosen, oneByOneToggled } from '../table/tableSlice.ts';
import { type Aim, capChoices, selectAim } from './attackSelectors.ts';
import { EnterInstead } from './EnterInstead.tsx';
import { Histogram } from './Histogram.tsx';
import { RollCaps } from './RollCaps.tsx';
import { SumTable } from './SumTable.tsx';

interface AttackPanelProps {
  readonly played: Played;
  readonly aim: Aim;
}

/** Everything that decides the attack being aimed, before it is decided. */
export function AttackPanel({ played, aim }: AttackPanelProps) {
  const { view, seat } = played;
  const { attacker, odds, unit, caps, friend, outcomes, rolling } = aim;
  const terrain = view.board.terrain[odds.hex] ?? 'open';
  const closeCombat = odds.band === 'closeCombat';
  return (
    <section className="panel-section attack-panel" data-testid="attack-panel">
      <SectionHeading
        icon="fire"
        title={closeCombat ? t('attack.closeCombatTitle') : t('attack.title')}
        aside={t('attack.line', { unit: unitName(attacker), from: attacker.hex, to: odds.hex })}
      />
      <Duel attacker={attacker} target={view.units[unit.unit]} odds={odds} />
      <div className="target-tabs">
        {odds.targets.map((target) => (
          <TargetTab
            key={target.unit}
            target={target}
            unit={view.units[target.unit]}
            friend={view.units[target.unit]?.side === seat.side}
            chosen={target === unit}
          />
        ))}
      </div>
      <Chances aim={aim} />
      <SumTable
        title={t('attack.attackValue')}
        total={t('attack.sum', { value: sumOf(unit.attack) + caps })}
        lines={withCaps(unit, caps)}
        terrain={terrain}
      />
      <SumTable
        title={t('attack.defenceValue')}
        total={String(sumOf(unit.defence))}
        lines={unit.defence}
        terrain={terrain}
      />
      <RollCaps
        choices={capChoices(friend)}
        achieves={(choice) => percent(hitChance(outcomes.get(choice) ?? unit.outcomes[0]))}
      />
      <EnterInstead played={played} aim={aim} />
      {odds.targets.length > 1 && !rolling && <OneByOne />}
    </section>
  );
}

function withCaps({ attack }: TargetOdds, caps: number) {
  return caps === 0
    ? attack
    : [...attack, { reason: 'commandPoints' as const, amount: caps, rule: 'R3.2.3' }];
}

interface DuelProps {
  readonly attacker: Unit;
  readonly target: Unit | undefined;
  readonly odds: AttackOdds;
}

function Duel({ attacker, target, odds }: DuelProps) {
  const size = Math.round(66 * useUiScale());
  const reach = markerOn(attacker)?.range ?? typeOf(attacker).range.normal;
  const closeCombat = odds.band === 'closeCombat';
  return (
    <div className="duel">
      <CounterCanvas type={attacker.type} size={size} state={{ hit: attacker.hit }} />
      <div className="duel-line">
        <b>
          {closeCombat ? t('attack.closeCombat') : t('attack.range', { range: odds.range, reach })}
        </b>
        <i aria-hidden="true" />
        <span>
          {closeCombat ? t('attack.noArc') : `${bandText(odds.band)} · ${t('attack.inArc')}`}
        </span>
      </div>
      {target && (
        <CounterCanvas
          type={target.type}
          size={size}
          state={{ spent: target.spent, hit: target.hit }}
        />
      )}
    </div>
  );
}

interface TargetTabProps {
  readonly target: TargetOdds;
  readonly unit: Unit | undefined;
  readonly friend: boolean;
  readonly chosen: boolean;
}

function TargetTab({ target, unit, friend, chosen }: TargetTabProps) {
  const dispatch = useAppDispatch();
  const chance = useAppSelector((state) => {
    const caps = state.table.rollCaps[target.unit] ?? 0;
    const aim = selectAim(state);
    const outcome = aim?.unit === target ? aim.outcomes.get(caps) : target.outcomes[caps as 0];
    return hitChance(outcome ?? target.outcomes[0]);
  });
  return (
    <button
      type="button"
      className="target-tab"
      aria-pressed={chosen}
      data-testid={`aimed-${target.unit}`}
      onClick={() => dispatch(aimedUnitChosen(target.unit))}
    >
      <span>
        {unitName(unit)}{' '}
        <em className={`figure-${target.colour}`}>{t(`attack.${target.aspect}`)}</em>
      </span>
      <b>{percent(chance)}</b>
      {friend && <small>{t('attack.friend')}</small>}
    </button>
  );
}

function Chances({ aim: { unit, caps, friend, outcomes: byCaps } }: { readonly aim: Aim }) {
  const { outcomes, needs, averaged } = unit;
  const outcome = byCaps.get(caps) ?? outcomes[0];
  const most = capChoices(friend).at(-1) ?? 0;
  const roll = Math.max(2, needs - caps);
  return (
    <div className="chances" data-testid="chances" data-needs={needs}>
      <strong>{roll > 12 ? t('attack.out') : `${roll}+`}</strong>
      <p>
        {needs > 12
          ? t('attack.needsNever', { needs })
          : t('attack.needs', {
              needs: Math.max(2, needs),
              chance: percent(hitChance(outcomes[0])),
            })}
        <br />
        {t('attack.withCaps', { chance: percent(hitChance(byCaps.get(most) ?? outcome)) })},{' '}
        <em>{t('attack.destroys', { chance: percent(outcome.kill) })}</em>
      </p>
      <Histogram needs={needs} caps={caps} killMargin={outcome.hit > 0 ? 4 : 0} />
      {averaged && (
        <small className="averaged">
          {t('attack.averaged')} <RuleTag rule="R7.4-1" />
        </small>
      )}
    </div>
  );
}

function OneByOne() {
  const dispatch = useAppDispatch();
  const on = useAppSelector((state) => state.table.oneByOne);
  return (
    <Switch
      label={t('attack.oneByOne')}
      rule="R7.7"
      on={on}
      testId="one-by-one"
      onToggle={() => dispatch(oneByOneToggled())}
    />
  );
}
