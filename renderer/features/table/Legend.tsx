import './legend.css';
import { useAppSelector } from '../../app/hooks.ts';
import type { Destination, Look, Sight } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { selectOverlay } from './selectors.ts';

/** What the colours and patterns of the overlay mean, as far as they are on the map now. */
export function Legend({ activePoints }: { readonly activePoints: number | null }) {
  const { destinations, targets, sight, look, threats } = useAppSelector(selectOverlay);
  if (look) return <LookLegend look={look} />;
  if (sight) return <SightLegend sight={sight} anyTarget={targets.length > 0} />;
  if (destinations.length === 0 && targets.length === 0 && !threats) return null;
  const some = (test: (one: Destination) => boolean) => destinations.some(test);
  const free = (one: Destination) => one.actionPoints === 0 && one.commandPoints === 0;
  return (
    <ul className="legend" data-testid="legend">
      {some((one) => one.commandPoints === 0 && !one.last) && (
        <li className="legend-within">
          {activePoints === null ? t('legend.step') : t('legend.within', { count: activePoints })}
        </li>
      )}
      {some((one) => one.last && one.commandPoints === 0 && !free(one)) && (
        <li className="legend-last">{t('legend.last')}</li>
      )}
      {some(free) && <li className="legend-last">{t('legend.opportunity')}</li>}
      {some((one) => one.commandPoints > 0) && (
        <li className="legend-cap">
          {some((one) => one.commandPoints > 0 && one.actionPoints > 0)
            ? t('legend.needsCap')
            : t('legend.byCap')}
        </li>
      )}
      {some((one) => one.closeCombat) && (
        <li className="legend-enemy">{t('legend.closeCombat')}</li>
      )}
      {targets.length > 0 && <li className="legend-target">{t('legend.target')}</li>}
      {threats && <li className="legend-threat">{t('legend.threat')}</li>}
      {threats && <li className="legend-threats">{t('legend.threats')}</li>}
    </ul>
  );
}

interface SightLegendProps {
  readonly sight: Sight;
  readonly anyTarget: boolean;
}

/** All of them at any time: the next hex may show what this one does not. */
function LookLegend({ look: { line, blockers } }: { readonly look: Look }) {
  const blocks = line ? line.blocker !== null : blockers.length > 0;
  return (
    <ul className="legend" data-testid="legend">
      <li className="legend-seen">{t('legend.seen')}</li>
      <li className="legend-blind">{t('legend.blind')}</li>
      <li className="legend-blocked">{t('legend.blocked')}</li>
      {blocks && <li className="legend-blocks">{t('legend.blocks')}</li>}
      {line && line.passes.length > 0 && <li className="legend-passed">{t('legend.passed')}</li>}
    </ul>
  );
}

function SightLegend({ sight, anyTarget }: SightLegendProps) {
  return (
    <ul className="legend" data-testid="legend">
      {sight.seen.length > 0 && <li className="legend-seen">{t('legend.seen')}</li>}
      {sight.blind.length > 0 && <li className="legend-blind">{t('legend.blind')}</li>}
      {sight.blocked.length > 0 && <li className="legend-blocked">{t('legend.blocked')}</li>}
      {sight.blockers.length > 0 && <li className="legend-blocks">{t('legend.blocks')}</li>}
      {sight.arc && <li className="legend-arc">{t('legend.arc')}</li>}
      {anyTarget && <li className="legend-target">{t('legend.target')}</li>}
    </ul>
  );
}
