import './attack.css';
import { rallyOdds, type Unit } from '../../../shared/coh/index.ts';
import { CounterCanvas } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { markerEffect, markerName, percent } from '../../i18n/names.ts';
import { SectionHeading } from '../../ui/Panel.tsx';
import { useUiScale } from '../../ui/useUiScale.ts';
import { useAppSelector } from '../../app/hooks.ts';
import type { Played } from '../table/playSelectors.ts';
import { OWN_ROLL } from '../table/tableSlice.ts';
import { capChoices } from './attackSelectors.ts';
import { Histogram } from './Histogram.tsx';
import { RollCaps } from './RollCaps.tsx';
import { SumTable } from './SumTable.tsx';

/** What a rally needs, and what helps it. */
export function RallyPanel({ played, unit }: { readonly played: Played; readonly unit: Unit }) {
  const size = Math.round(66 * useUiScale());
  const caps = useAppSelector((state) => state.table.rollCaps[OWN_ROLL] ?? 0);
  const odds = rallyOdds(played.view, unit.id);
  const marker = unit.hit?.marker;
  if (!odds || !marker) return null;
  const { needs, chances, modifiers } = odds;
  return (
    <section className="panel-section attack-panel" data-testid="rally-panel">
      <SectionHeading icon="rally" title={t('rallyPanel.title')} aside={unit.hex} />
      <div className="duel">
        <CounterCanvas type={unit.type} size={size} state={{ hit: unit.hit }} />
        <p className="marker-note">
          <b>{t('rallyPanel.marker', { marker: markerName(marker) })}</b>
          {markerEffect(marker)}
        </p>
      </div>
      <div className="chances" data-testid="chances" data-needs={needs}>
        <strong>{Math.max(2, needs - caps)}+</strong>
        <p>
          {t('rallyPanel.needs', { needs, chance: percent(chances[0]) })}
          <br />
          {t('attack.withCaps', { chance: percent(chances[2]) })}
        </p>
        <Histogram needs={needs} caps={caps} killMargin={null} />
      </div>
      {modifiers.length > 0 && (
        <SumTable
          title={t('rallyPanel.modifiers')}
          total=""
          lines={modifiers}
          terrain={played.view.board.terrain[unit.hex] ?? 'open'}
        />
      )}
      <RollCaps choices={capChoices(false)} achieves={(n) => percent(chances[n as 0 | 1 | 2])} />
    </section>
  );
}
