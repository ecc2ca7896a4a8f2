import './app.css';
import { NewFirefight } from '../features/firefights/NewFirefight.tsx';
import { LoadGames } from '../features/games/LoadGames.tsx';
import { MainMenu } from '../features/menu/MainMenu.tsx';
import { PlayScreen } from '../features/table/PlayScreen.tsx';
import { t } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Notices } from '../features/notices/Notices.tsx';
import { useAppSelector } from './hooks.ts';
import type { Screen } from './navigation.ts';

const SCREENS: Readonly<Record<Screen, () => React.JSX.Element>> = {
  menu: MainMenu,
  newFirefight: NewFirefight,
  load: LoadGames,
  play: PlayScreen,
  closed: Closed,
};

export function App() {
  const screen = useAppSelector((state) => state.screen);
  const connection = useAppSelector((state) => state.connection);
  const CurrentScreen = SCREENS[screen];
  return (
    <>
      <CurrentScreen />
      <Notices />
      {connection !== 'open' && screen !== 'closed' && (
        <output className="connection-banner" data-testid="connection-lost">
          <Icon name="offline" />
          {connection === 'lost' ? t('app.connectionLost') : t('app.hostClosed')}
        </output>
      )}
    </>
  );
}

function Closed() {
  return (
    <main className="whole-page">
      <h1 className="wordmark">{t('app.name')}</h1>
      <p data-testid="quit-done">{t('menu.quitDone')}</p>
    </main>
  );
}
