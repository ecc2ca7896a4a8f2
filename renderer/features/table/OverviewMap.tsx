import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CohState } from '../../../shared/coh/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { type BoardCamera, Minimap } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { SectionHeading } from '../../ui/Panel.tsx';

interface OverviewMapProps {
  readonly view: CohState;
  readonly camera: RefObject<BoardCamera | null>;
}

/** The whole table in small. Where the window is too low for it, the key N opens it. */
export function OverviewMap({ view, camera }: OverviewMapProps) {
  const selectedUnit = useAppSelector((state) => state.table.selectedUnit);
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const map = view.board.placements.map(({ board }) => board).join(', ');
  const title = t('map.title', { map, count: view.board.placements.length });
  return (
    <section className="overview" data-testid="overview">
      <SectionHeading icon="map" title={title} />
      <div ref={frame}>
        {width > 0 && (
          <Minimap
            board={view.board}
            units={view.units}
            selectedUnit={selectedUnit}
            camera={camera}
            width={width}
            label={title}
          />
        )}
      </div>
    </section>
  );
}
