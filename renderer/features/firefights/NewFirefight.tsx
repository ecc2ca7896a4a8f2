import './firefights.css';
import { useState } from 'react';
import type { OptionalRules } from '../../../shared/coh/index.ts';
import type { ScenarioSummary } from '../../../shared/ipc/contract.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { startFirefight } from '../games/gameActions.ts';
import { DeskScreen } from '../menu/DeskScreen.tsx';
import { Briefing } from './Briefing.tsx';

const NONE: readonly ScenarioSummary[] = [];

export function NewFirefight() {
  const dispatch = useAppDispatch();
  const scenarios = useAppSelector((state) => state.desk.scenarios) ?? NONE;
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** What the players want instead of what the scenario is meant for. */
  const [wanted, setWanted] = useState<OptionalRules | null>(null);
  const [starting, setStarting] = useState(false);
  const chosen = scenarios.find(({ id }) => id === chosenId) ?? scenarios[0];
  const choose = ({ id }: ScenarioSummary) => {
    // Each battle begins with its own rules again.
    if (id !== chosen?.id) setWanted(null);
    setChosenId(id);
  };
  const start = async (scenario: ScenarioSummary) => {
    setStarting(true);
    await dispatch(startFirefight(scenario.id, wanted ?? scenario.optionalRules));
    setStarting(false);
  };
  return (
    <DeskScreen title={t('firefights.title')} hint={t('firefights.hint')} testId="new-firefight">
      <ul className="scenario-list">
        {scenarios.map((scenario) => (
          <li key={scenario.id}>
            <button
              type="button"
              className="scenario"
              aria-pressed={scenario.id === chosen?.id}
              data-testid={`scenario-${scenario.id}`}
              onClick={() => choose(scenario)}
              onDoubleClick={() => void start(scenario)}
            >
              <strong>{scenario.title}</strong>
              <span>{scenario.date}</span>
              <span>{t('firefights.rounds', { count: scenario.rounds })}</span>
            </button>
          </li>
        ))}
        {scenarios.length === 0 && <li className="desk-empty">{t('firefights.none')}</li>}
      </ul>
      {chosen && (
        <Briefing
          scenario={chosen}
          options={wanted ?? chosen.optionalRules}
          onOptions={setWanted}
          starting={starting}
          onStart={() => void start(chosen)}
        />
      )}
    </DeskScreen>
  );
}
