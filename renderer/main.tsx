import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './app/App.tsx';
import { connectionChanged } from './app/connection.ts';
import { fontsReady } from './app/fonts.ts';
import { ignoreHeldKeys } from './app/freshKeys.ts';
import { connectHost } from './app/host/connectHost.ts';
import { NoHost } from './app/NoHost.tsx';
import { hostShelf } from './app/pictureShelf.ts';
import { settingsRead } from './app/settings.ts';
import { createStore } from './app/store.ts';
import { shelvePictures } from './board/index.ts';
import { loadDesk } from './features/games/desk.ts';
import { followUpdate } from './features/match/seatFlow.ts';

ignoreHeldKeys();
const root = createRoot(document.getElementById('app') as HTMLElement);
const connection = connectHost();

if (connection) {
  const { api, onStatus } = connection;
  const store = createStore(api);
  shelvePictures(hostShelf(api));
  onStatus((status) => store.dispatch(connectionChanged(status)));
  api.onUpdate((update) => void store.dispatch(followUpdate(update)));
  const [settings] = await Promise.all([
    api.readSettings({}),
    store.dispatch(loadDesk()),
    fontsReady(),
  ]);
  if (settings.ok) store.dispatch(settingsRead(settings.result));
  root.render(
    <StrictMode>
      <Provider store={store}>
        <App />
      </Provider>
    </StrictMode>,
  );
} else {
  root.render(<NoHost />);
}
