import './paintingNotice.css';
import { usePaintProgress } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';

/** While a map is painted for the first time: how far it is. */
export function PaintingNotice() {
  const share = usePaintProgress();
  if (share === null) return null;
  return (
    <label className="painting-notice" data-testid="painting">
      {t('board.painting')}
      <progress value={share} />
    </label>
  );
}
