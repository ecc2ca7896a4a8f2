import './menu.css';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { screenOpened } from '../../app/navigation.ts';
import { t } from '../../i18n/index.ts';
import { sideName } from '../../i18n/names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { latestUnfinished } from '../games/desk.ts';
import { quit } from '../games/gameActions.ts';
import { openGame } from '../match/seatFlow.ts';
import { Desk } from './Desk.tsx';
import { FieldReport } from './FieldReport.tsx';
import { MenuItem } from './MenuItem.tsx';

export function MainMenu() {
  const dispatch = useAppDispatch();
  const { games, info } = useAppSelector((state) => state.desk);
  const latest = latestUnfinished(games);
  return (
    <main className="menu-screen" data-testid="menu">
      <Desk />
      <header className="menu-title">
        <h1 className="wordmark">{t('app.name')}</h1>
        <p>{t('app.subtitle')}</p>
      </header>
      <nav className="menu-items" aria-label={t('app.name')}>
        {latest && (
          <MenuItem
            icon="play"
            label={t('menu.continue')}
            notes={[
              latest.scenario.title,
              t('menu.continueState', {
                round: latest.round,
                side: latest.toAct ? sideName(latest.toAct) : '',
              }),
            ]}
            main
            testId="menu-continue"
            onChoose={() => void dispatch(openGame(latest))}
          />
        )}
        <MenuItem
          icon="swords"
          label={t('menu.newFirefight')}
          notes={[t('menu.newFirefightNote')]}
          main={!latest}
          testId="menu-new-firefight"
          onChoose={() => dispatch(screenOpened('newFirefight'))}
        />
        <MenuItem
          icon="file"
          label={t('menu.load')}
          notes={games ? [t('menu.loadNote', { count: games.length })] : []}
          testId="menu-load"
          onChoose={() => dispatch(screenOpened('load'))}
        />
        <hr />
        <MenuItem
          icon="quit"
          label={t('menu.quit')}
          notes={[]}
          testId="menu-quit"
          onChoose={() => void dispatch(quit())}
        />
      </nav>
      <FieldReport games={games} latest={latest} />
      <footer className="menu-footer">
        {info && <span>{t('menu.version', { version: info.version })}</span>}
        <span>
          <Icon name="language" /> {t('menu.language')}
        </span>
        <span>
          <Icon name="saved" /> {t('menu.savedHere')}
        </span>
      </footer>
    </main>
  );
}
