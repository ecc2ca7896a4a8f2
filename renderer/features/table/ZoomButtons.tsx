import type { RefObject } from 'react';
import type { BoardCamera } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { IconButton } from '../../ui/Button.tsx';

const STEP = 1.2;

export function ZoomButtons({ camera }: { readonly camera: RefObject<BoardCamera | null> }) {
  return (
    <div className="zoom-buttons">
      <IconButton
        icon="zoomIn"
        label={t('board.zoomIn')}
        shortcut="+"
        onClick={() => camera.current?.zoomBy(STEP)}
        data-testid="zoom-in"
      />
      <IconButton
        icon="zoomOut"
        label={t('board.zoomOut')}
        shortcut="−"
        onClick={() => camera.current?.zoomBy(1 / STEP)}
        data-testid="zoom-out"
      />
      <IconButton
        icon="fit"
        label={t('board.fit')}
        shortcut="Home"
        onClick={() => camera.current?.fit()}
        data-testid="zoom-fit"
      />
    </div>
  );
}
