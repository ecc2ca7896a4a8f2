import { type Objective, type OptionalRules, SIDES } from '../../../shared/coh/index.ts';
import type { ForceSummary, ScenarioSummary } from '../../../shared/ipc/contract.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { holderText, sideName, worthText } from '../../i18n/names.ts';
import { Button } from '../../ui/Button.tsx';
import { OptionalRuleSwitches } from './OptionalRuleSwitches.tsx';

interface BriefingProps {
  readonly scenario: ScenarioSummary;
  readonly options: OptionalRules;
  readonly starting: boolean;
  onOptions(options: OptionalRules): void;
  onStart(): void;
}

/** The orders for the battle, on paper. */
export function Briefing({ scenario, options, starting, onOptions, onStart }: BriefingProps) {
  const { title, date, briefing, rounds, maps, forces, objectives } = scenario;
  return (
    <article className="briefing paper" data-testid="briefing">
      <p className="report-kicker">{t('firefights.orders', { date })}</p>
      <h2>{title}</h2>
      <p className="briefing-text">{briefing}</p>
      <dl>
        {SIDES.map((side) => (
          <div key={side}>
            <dt>
              <NationalSymbol side={side} size={22} /> {sideName(side)}
            </dt>
            <dd>{forceText(forces[side])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('firefights.length')}</dt>
          <dd>{t('firefights.rounds', { count: rounds })}</dd>
        </div>
        <div>
          <dt>{t('firefights.maps')}</dt>
          <dd>{maps.join(', ')}</dd>
        </div>
        <div>
          <dt>{t('firefights.objectives')}</dt>
          <dd>
            <ObjectiveLines objectives={objectives} />
          </dd>
        </div>
      </dl>
      <OptionalRuleSwitches options={options} onChange={onOptions} />
      <Button
        look="primary"
        icon="play"
        label={t('firefights.start')}
        disabled={starting}
        onClick={onStart}
        data-testid="start-firefight"
      />
    </article>
  );
}

function forceText({ units, startCaps, reinforcements }: ForceSummary): string {
  const line = t('firefights.forcesLine', { count: units, caps: startCaps });
  if (reinforcements === 0) return line;
  return `${line}, ${t('firefights.reinforcements', { count: reinforcements })}`;
}

function ObjectiveLines({ objectives }: { readonly objectives: readonly Objective[] }) {
  return (
    <ul className="briefing-objectives" data-testid="briefing-objectives">
      {objectives.map((objective) => (
        <li key={`${objective.hex} ${objective.when}`}>
          <b>{objective.hex}</b> {`${worthText(objective)}, ${holderText(objective)}`}
        </li>
      ))}
    </ul>
  );
}
