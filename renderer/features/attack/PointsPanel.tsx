import './attack.css';
import { t } from '../../i18n/index.ts';
import { SectionHeading } from '../../ui/Panel.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { capChoices } from './attackSelectors.ts';
import { RollCaps } from './RollCaps.tsx';

/** R3.0.1: CAPs may be put on the roll that gives an activation its AP. */
export function PointsPanel() {
  return (
    <section className="panel-section attack-panel" data-testid="points-panel">
      <SectionHeading icon="dice" title={t('pointsPanel.title')} />
      <p className="marker-note">
        {t('pointsPanel.text')} <RuleTag rule="R3.0.1" />
      </p>
      <RollCaps
        choices={capChoices(false)}
        achieves={(caps) => t('pointsPanel.mean', { mean: 7 + caps })}
      />
    </section>
  );
}
