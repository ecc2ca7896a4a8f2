import './paintingNotice.css';
import { usePaintProgress } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';

/** While a map is painted for the first time: how far it is. */
export function PaintingNotice() {
  const share = usePaintProgress();
  if (share === null) return null;
  const percent = Math.round(share * 100);
  return (
    <div
      className="painting-notice"
      role="progressbar"
      aria-label={t('board.painting')}
      aria-valuenow={percent}
      data-testid="painting"
    >
      <span>{t('board.painting')}</span>
      <i style={{ scale: `${share} 1` }} />
    </div>
  );
}
