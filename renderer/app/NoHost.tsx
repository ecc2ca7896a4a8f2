import { t } from '../i18n/index.ts';
import './app.css';

/** The page was opened by hand, without the address that the host prints. */
export function NoHost() {
  return (
    <main className="whole-page">
      <h1 className="wordmark">{t('app.name')}</h1>
      <p>{t('app.noHost')}</p>
    </main>
  );
}
