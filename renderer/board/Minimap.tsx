import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Board, UnitId, Units } from '../../shared/coh/index.ts';
import { hexAt, hexGrid, hexId, NO_HEX } from '../../shared/hex/index.ts';
import type { BoardCamera } from './boardProps.ts';
import { usePixelRatio } from './camera/usePixelRatio.ts';
import { drawMinimap } from './drawMinimap.ts';
import { tableRectangle } from './geometry/table.ts';
import { useGround } from './terrain/useGround.ts';

export interface MinimapProps {
  readonly board: Board;
  readonly units: Units;
  readonly selectedUnit: UnitId | null;
  readonly camera: RefObject<BoardCamera | null>;
  /** In pixels; the height follows from the table. */
  readonly width: number;
  readonly label: string;
}

/** The whole table at a glance; clicking or dragging moves the camera there. */
export function Minimap({ board, units, selectedUnit, camera, width, label }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixelRatio = usePixelRatio();
  const grid = hexGrid(board.placements);
  const table = useMemo(() => tableRectangle(grid), [grid]);
  const height = Math.round((width * table.height) / table.width);
  const ground = useGround(board, 1);
  const visible = useVisibleArea(camera);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    drawMinimap(context, { grid, table, ground, units, selectedUnit, visible, width, height });
  }, [grid, table, ground, units, selectedUnit, visible, width, height, pixelRatio]);

  const jump = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const point = {
      x: table.x + ((event.clientX - left) / width) * table.width,
      y: table.y + ((event.clientY - top) / height) * table.height,
    };
    const hex = hexAt(grid, point);
    if (hex !== NO_HEX) camera.current?.centreOn(hexId(grid, hex));
  };

  return (
    <canvas
      ref={canvas}
      width={Math.round(width * pixelRatio)}
      height={Math.round(height * pixelRatio)}
      style={{ width, height, display: 'block', cursor: 'pointer', touchAction: 'none' }}
      onPointerDown={jump}
      onPointerMove={jump}
    >
      {label}
    </canvas>
  );
}

/** The board mounts after or before the minimap, so the camera may still be missing: try again. */
function useVisibleArea(camera: RefObject<BoardCamera | null>) {
  const [area, setArea] = useState<ReturnType<BoardCamera['visibleArea']> | null>(null);
  useEffect(() => {
    let stop = () => {};
    let retry = 0;
    const attach = () => {
      const watched = camera.current;
      if (!watched) {
        retry = requestAnimationFrame(attach);
        return;
      }
      const update = () => setArea(watched.visibleArea());
      update();
      stop = watched.onMove(update);
    };
    attach();
    return () => {
      cancelAnimationFrame(retry);
      stop();
    };
  }, [camera]);
  return area;
}
