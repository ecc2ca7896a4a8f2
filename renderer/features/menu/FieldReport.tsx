import './fieldReport.css';
import { useState } from 'react';
import type { GameSummary } from '../../../shared/ipc/contract.ts';
import { useAppDispatch } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { sideName } from '../../i18n/names.ts';
import { openGame } from '../match/seatFlow.ts';
import { MapPhotograph } from './MapPhotograph.tsx';
import { whenText } from './whenText.ts';

const OTHERS_SHOWN = 3;

interface FieldReportProps {
  readonly games: readonly GameSummary[] | null;
  readonly latest: GameSummary | null;
}

/** The sheet of paper on the desk: where the latest game stands, and what else lies there. */
export function FieldReport({ games, latest }: FieldReportProps) {
  const game = latest ?? games?.[0] ?? null;
  const others = games?.filter(({ id }) => id !== game?.id).slice(0, OTHERS_SHOWN) ?? [];
  return (
    <aside
      className="field-report paper"
      aria-label={t('report.heading')}
      data-testid="field-report"
    >
      <span className="paper-clip" aria-hidden="true" />
      {game ? <Report game={game} /> : <EmptyReport />}
      {others.length > 0 && <AlsoOnDesk games={others} />}
    </aside>
  );
}

function Report({ game }: { readonly game: GameSummary }) {
  const [now] = useState(() => new Date());
  const { scenario, playedAt, points, round, rounds, turn } = game;
  const facts: readonly (readonly [string, string])[] = [
    [t('report.date'), scenario.date],
    [t('report.seats'), t('report.seatsHotSeat')],
    [
      t('report.rounds'),
      turn > 0
        ? t('report.roundsLine', { round, rounds, turn })
        : t('report.roundsInitiative', { round, rounds }),
    ],
    [t('report.score'), t('report.scoreLine', points)],
    [t('report.next'), nextText(game)],
  ];
  return (
    <>
      <span className="report-stamp">
        {game.finished ? t('report.over') : t('report.round', { round })}
      </span>
      <p className="report-kicker">{t('report.saved', { when: whenText(playedAt, now) })}</p>
      <h2>{game.name}</h2>
      <MapPhotograph />
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function EmptyReport() {
  return (
    <>
      <p className="report-kicker">{t('report.heading')}</p>
      <h2>{t('report.noGame')}</h2>
      <MapPhotograph />
      <p className="report-text">{t('report.noGameText')}</p>
    </>
  );
}

function AlsoOnDesk({ games }: { readonly games: readonly GameSummary[] }) {
  const dispatch = useAppDispatch();
  const [now] = useState(() => new Date());
  return (
    <section className="report-others">
      <h3 className="report-kicker">{t('report.alsoOnDesk')}</h3>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" onClick={() => void dispatch(openGame(game))}>
              <span>{game.name}</span>
              <span>
                {game.finished
                  ? t('report.otherOver', { when: whenText(game.playedAt, now) })
                  : t('report.otherRound', {
                      round: game.round,
                      when: whenText(game.playedAt, now),
                    })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nextText({ finished, winner, toAct }: GameSummary): string {
  if (!finished && toAct) return t('report.nextTurn', { side: sideName(toAct) });
  return winner ? t('report.nextWon', { side: sideName(winner) }) : t('report.nextTie');
}
