import type Konva from 'konva';
import {
  type Ref,
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Units } from '../../../shared/coh/index.ts';
import type { HexGrid, Point } from '../../../shared/hex/index.ts';
import type { BoardCamera } from '../boardProps.ts';
import { centreOn } from '../geometry/centreOn.ts';
import { easeInOut } from '../geometry/easing.ts';
import { enclosing, type Rectangle } from '../geometry/table.ts';
import type { Tweens } from '../tweens.ts';
import { type Size, toTable } from './cameraMath.ts';
import { type CameraStore, createCameraStore } from './cameraStore.ts';

const CENTRE_TIME = 220;

/** The camera of a board, started when the board has a size, and its radius as React sees it. */
export function useBoardCamera(
  grid: HexGrid,
  table: Rectangle,
  units: Units,
  size: Size | null,
): { camera: CameraStore; radius: number } {
  const [camera] = useState(createCameraStore);
  const startedFor = useRef<HexGrid | null>(null);
  const show = useEffectEvent((view: Size) => {
    if (startedFor.current === grid) camera.resize(view);
    else camera.start(table, view, window.innerWidth, busyPart(grid, table, units));
    startedFor.current = grid;
  });
  useLayoutEffect(() => {
    if (size) show(size);
  }, [grid, size]);
  const radius = useSyncExternalStore(camera.subscribe, () => camera.current().radius);
  return { camera, radius };
}

/** Where the units are. */
function busyPart(grid: HexGrid, table: Rectangle, units: Units): Rectangle {
  const places = Object.values(units)
    .map(({ hex }) => centreOn(grid, hex, 1))
    .filter((centre) => centre !== null);
  return places.length > 0 ? enclosing(places) : table;
}

/** Konva asks for the pixel ratio once; a window that moves to another screen changes it. */
export function useStagePixelRatio(
  stage: RefObject<Konva.Stage | null>,
  pixelRatio: number,
  shown: boolean,
): void {
  useLayoutEffect(() => {
    if (!shown) return;
    for (const layer of stage.current?.getLayers() ?? [])
      layer.getCanvas().setPixelRatio(pixelRatio);
    stage.current?.batchDraw();
  }, [stage, pixelRatio, shown]);
}

/** Panning moves the stage and nothing else, on whole device pixels to keep the counters sharp. */
export function useStagePosition(
  stage: RefObject<Konva.Stage | null>,
  camera: CameraStore,
  pixelRatio: number,
  shown: boolean,
): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const snap = (value: number) => Math.round(value * pixelRatio) / pixelRatio;
    const apply = () => {
      const { x, y } = camera.current();
      stage.current?.position({ x: snap(x), y: snap(y) });
    };
    apply();
    return camera.subscribe(apply);
  }, [stage, camera, pixelRatio, shown]);
}

export function useCameraHandle(
  ref: Ref<BoardCamera> | undefined,
  camera: CameraStore,
  grid: HexGrid,
  tweens: Tweens,
): void {
  useImperativeHandle(ref, (): BoardCamera => {
    let stopGliding = () => {};
    return {
      fit: camera.fit,
      zoomBy: (factor) => camera.zoom(factor),
      panBy: camera.pan,
      centreOn: (hex) => {
        const target = centreOn(grid, hex, 1);
        if (!target) return;
        // Dragging over the minimap asks again and again: only the last wish counts.
        stopGliding();
        stopGliding = glideTo(camera, target, tweens);
      },
      visibleArea: camera.visible,
      onMove: camera.subscribe,
    };
  }, [camera, grid, tweens]);
}

function glideTo(camera: CameraStore, target: Point, tweens: Tweens): () => void {
  const { width, height } = camera.view();
  const from = toTable(camera.current(), { x: width / 2, y: height / 2 });
  return tweens.run(CENTRE_TIME, (progress) => {
    const t = easeInOut(progress);
    camera.centre({ x: from.x + (target.x - from.x) * t, y: from.y + (target.y - from.y) * t });
  });
}
