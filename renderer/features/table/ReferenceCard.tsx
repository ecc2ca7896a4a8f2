import './referenceCard.css';
import type { RefObject } from 'react';
import {
  ACTIVATION_POINTS,
  commandPointCeiling,
  opponent,
  type PerSide,
  SIDES,
  type UnitTypeId,
} from '../../../shared/coh/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { type BoardCamera, CounterCanvas, NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { sideName, unitTypeName } from '../../i18n/names.ts';
import { useUiScale } from '../../ui/useUiScale.ts';
import { activeActor } from '../match/actions.ts';
import { Reinforcements } from './Reinforcements.tsx';
import { Objectives } from './Objectives.tsx';
import { OpponentStrip } from './OpponentStrip.tsx';
import { OverviewMap } from './OverviewMap.tsx';
import type { Played } from './playSelectors.ts';
import { Track, TRACK_TOP } from './Track.tsx';

interface ReferenceCardProps {
  readonly played: Played;
  readonly camera: RefObject<BoardCamera | null>;
}

/** The card that each player has in front of him: points, losses, and what things cost. */
export function ReferenceCard({ played, camera }: ReferenceCardProps) {
  const { view, seat } = played;
  const { side } = seat;
  const overview = useAppSelector((state) => state.table.overviewToggled);
  return (
    <aside className="left-panel panel" data-overview={overview ? 'toggled' : undefined}>
      <section className="reference-card paper" aria-label={t('card.player')}>
        <h2>
          <NationalSymbol side={side} size={24} />
          {sideName(side)}
          <small>
            {t('card.player')}
            <br />
            {t('card.seat', { number: SIDES.indexOf(side) + 1 })}
          </small>
        </h2>
        <Tracks played={played} />
        <Captions played={played} />
        <Objectives
          objectives={view.score.objectives}
          onShow={(hex) => camera.current?.centreOn(hex)}
        />
        <Reinforcements played={played} />
        <ul className="cost-reminder">
          {t('card.costs')
            .split('|')
            .map((cost) => (
              <li key={cost}>{cost}</li>
            ))}
        </ul>
      </section>
      <OpponentStrip played={played} />
      <OverviewMap view={view} camera={camera} />
    </aside>
  );
}

function Tracks({ played: { view, seat } }: { readonly played: Played }) {
  const { side } = seat;
  const { start, current, lost } = view.commandPoints[side];
  const ceiling = commandPointCeiling(view, side);
  const ap = view.actionPoints[side];
  const points = view.score.points;
  const marker = (value: number, space: number) =>
    Math.min(value, TRACK_TOP) === space && <span className="track-marker">{value}</span>;
  return (
    <div className="tracks">
      <Track
        kind="ap"
        title={t('card.ap')}
        label={t('card.apTrack', { current: ap })}
        limit={Math.max(ap, ACTIVATION_POINTS)}
        marker={(space) => marker(ap, space)}
      />
      <Track
        kind="cap"
        title={t('card.cap')}
        label={t('card.capTrack', { current, ceiling })}
        limit={start}
        marker={(space) =>
          space > ceiling && space <= start ? (
            <LostUnit type={lost[start - space]} />
          ) : (
            marker(current, space)
          )
        }
      />
      <Track
        kind="vp"
        title={t('card.vp')}
        label={t('card.vpTrack', points)}
        limit={TRACK_TOP}
        marker={(space) => <ScoreMarkers points={points} space={space} />}
      />
    </div>
  );
}

/** R7.3-2: a lost unit lies on the space that its army lost with it. */
function LostUnit({ type }: { readonly type: UnitTypeId | undefined }) {
  const size = Math.round(25 * useUiScale());
  if (!type) return null;
  return (
    <span className="track-lost" title={t('card.lostUnit', { unit: unitTypeName(type) })}>
      <CounterCanvas type={type} size={size} />
    </span>
  );
}

function ScoreMarkers({ points, space }: { points: PerSide<number>; space: number }) {
  const here = SIDES.filter((side) => Math.min(Math.max(points[side], 0), TRACK_TOP) === space);
  if (here.length === 0) return null;
  return (
    <span className="track-score">
      {here.map((side) => (
        <NationalSymbol key={side} side={side} size={here.length > 1 ? 17 : 20} />
      ))}
    </span>
  );
}

function Captions({ played: { view, seat } }: { readonly played: Played }) {
  const { side } = seat;
  const { start, lost, current } = view.commandPoints[side];
  const active = activeActor(view, side);
  const own = view.score.points[side];
  const other = view.score.points[opponent(side)];
  return (
    <div className="track-captions">
      <p data-testid="ap-caption">
        <b>{active ? t('card.apOf', { current: view.actionPoints[side] }) : t('card.apNone')}</b>
        {active ? unitTypeName(active.type) : t('card.apNobody')}
      </p>
      <p data-testid="cap-caption">
        <b>{t('card.capOf', { current, ceiling: commandPointCeiling(view, side) })}</b>
        {lost.length > 0
          ? t('card.capLost', { start, lost: lost.length })
          : t('card.capStart', { start })}
      </p>
      <p data-testid="vp-caption">
        <b>{t('card.vpLine', { own, other })}</b>
        {leadText(own - other)}
      </p>
    </div>
  );
}

function leadText(lead: number): string {
  if (lead === 0) return t('card.vpEven');
  return lead > 0 ? t('card.vpLead', { lead }) : t('card.vpBehind', { lead: -lead });
}
