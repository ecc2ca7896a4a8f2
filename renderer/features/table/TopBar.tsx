import './topBar.css';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { setCurtain } from '../../app/settings.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { undo } from '../match/commandFlow.ts';
import { closeGame } from '../match/seatFlow.ts';
import { SightButtons } from '../sight/SightButtons.tsx';
import type { Played } from './playSelectors.ts';
import { selectAnnouncing } from './selectors.ts';
import { helpToggled, overviewFlipped } from './tableSlice.ts';
import { TurnBox } from './TurnBox.tsx';

export function TopBar({ played }: { readonly played: Played }) {
  const dispatch = useAppDispatch();
  const busy = useAppSelector((state) => state.session.busy);
  const announcing = useAppSelector(selectAnnouncing);
  const openCards = useAppSelector((state) => state.settings.curtain === 'never');
  const helpOpen = useAppSelector((state) => state.table.helpOpen);
  const { view, seat } = played;
  const { firefight, round, score, board } = view;
  const maps = board.placements.map((placement) => placement.board);
  const map = maps.join(', ');
  return (
    <header className="top-bar panel" data-region="top">
      <button
        type="button"
        className="bare-button"
        aria-label={t('top.menu')}
        title={t('top.menu')}
        data-testid="to-menu"
        onClick={() => void dispatch(closeGame())}
      >
        <Icon name="menu" />
      </button>
      <span className="top-wordmark">{t('app.name')}</span>
      <div className="top-scenario">
        <b>{firefight.title}</b>
        <span>
          {t('top.scenarioLine', {
            date: firefight.date,
            maps: maps.length > 1 ? t('top.maps', { map }) : t('top.map', { map }),
          })}
        </span>
      </div>
      <div className="top-middle">
        <ol
          className="round-track"
          aria-label={t('top.roundLabel', { round: round.number, rounds: firefight.rounds })}
        >
          <em aria-hidden="true">{t('top.rounds')}</em>
          {Array.from({ length: firefight.rounds }, (_, index) => index + 1).map((number) => (
            <li
              key={number}
              className={number < round.number ? 'round-done' : undefined}
              aria-current={number === round.number ? 'step' : undefined}
              data-testid={number === round.number ? 'round-number' : undefined}
            >
              {number}
            </li>
          ))}
        </ol>
        <TurnBox view={view} />
        <div
          className="top-score"
          data-testid="score"
          data-german={score.points.german}
          data-soviet={score.points.soviet}
        >
          <span className="visually-hidden">{t('top.score', score.points)}</span>
          <NationalSymbol side="german" size={20} />
          <b aria-hidden="true">{score.points.german}</b>
          <i aria-hidden="true">:</i>
          <b aria-hidden="true">{score.points.soviet}</b>
          <NationalSymbol side="soviet" size={20} />
        </div>
      </div>
      <output className="top-saved" data-testid="saved" data-revision={seat.revision}>
        <Icon name="check" /> {busy ? t('top.saving') : t('top.saved')}
      </output>
      <div className="top-tools">
        <IconButton
          icon="undo"
          label={announcing ? t('action.readFirst') : t('top.undo')}
          shortcut="U"
          disabled={!seat.canUndo || busy || announcing}
          onClick={() => void dispatch(undo())}
          data-testid="undo"
        />
        <SightButtons />
        <IconButton
          icon="blinds"
          label={t('top.openCards')}
          aria-pressed={openCards}
          onClick={() => void dispatch(setCurtain(openCards ? 'always' : 'never'))}
          data-testid="open-cards-toggle"
        />
        <IconButton
          icon="map"
          label={t('top.overview')}
          shortcut="N"
          onClick={() => dispatch(overviewFlipped())}
          data-testid="overview-toggle"
        />
        <IconButton
          icon="help"
          label={t('top.help')}
          shortcut="?"
          aria-pressed={helpOpen}
          onClick={() => dispatch(helpToggled())}
          data-testid="help"
        />
      </div>
    </header>
  );
}
