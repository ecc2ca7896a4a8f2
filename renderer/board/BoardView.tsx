import type Konva from 'konva';
import { type CSSProperties, type Ref, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import type { Units } from '../../shared/coh/index.ts';
import { hexGrid, type HexId } from '../../shared/hex/index.ts';
import type { BoardCamera, BoardProps } from './boardProps.ts';
import {
  useBoardCamera,
  useCameraHandle,
  useStagePixelRatio,
  useStagePosition,
} from './camera/useBoardCamera.ts';
import { useElementSize } from './camera/useElementSize.ts';
import { usePixelRatio } from './camera/usePixelRatio.ts';
import { CounterLayer } from './counters/CounterLayer.tsx';
import { type PlacedCounter, placeCounters } from './counters/placing.ts';
import { scaled, tableRectangle } from './geometry/table.ts';
import { ChipLayer } from './overlay/ChipLayer.tsx';
import { OverlayLayer } from './overlay/OverlayLayer.tsx';
import { TableEdge } from './terrain/TableEdge.tsx';
import { useGridImage } from './terrain/useGridImage.ts';
import { useGround } from './terrain/useGround.ts';
import { createTweens } from './tweens.ts';
import { useFonts } from './useFonts.ts';
import { usePicking } from './usePicking.ts';
import { useSettled } from './useSettled.ts';

const SETTLING_TIME = 140;

const TABLE_TOP: CSSProperties = {
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  background: 'radial-gradient(120% 90% at 46% 38%, #2a2519 0%, #191610 55%, #0d0c08 100%)',
};

/** The table: fills its parent, draws what it is given and tells what was pointed at. */
export function BoardView({ ref, ...props }: BoardProps & { readonly ref?: Ref<BoardCamera> }) {
  const { board, units, objectives, selectedUnit, hoveredHex, overlay } = props;
  const container = useRef<HTMLDivElement>(null);
  const stage = useRef<Konva.Stage>(null);
  const [tweens] = useState(createTweens);
  const size = useElementSize(container);
  const fonts = useFonts();
  const pixelRatio = usePixelRatio();

  const grid = hexGrid(board.placements);
  const table = useMemo(() => tableRectangle(grid), [grid]);
  const { camera, radius } = useBoardCamera(grid, table, units, size);
  useStagePixelRatio(stage, pixelRatio, size !== null);
  useStagePosition(stage, camera, pixelRatio, size !== null);
  useCameraHandle(ref, camera, grid, tweens);
  const settledRadius = useSettled(radius, SETTLING_TIME);
  const ground = useGround(board, settledRadius * pixelRatio);
  const gridImage = useGridImage(grid, board.levels, table, settledRadius, pixelRatio, fonts);

  const selected = selectedUnit === null ? null : (units[selectedUnit] ?? null);
  const turning = overlay.facingChoice ? (units[overlay.facingChoice.unit] ?? null) : null;
  // While a facing is asked for, the pointer means arrows: no hex lights up and no stack fans.
  const lit = turning ? null : hoveredHex;
  // Over all other hexes the counters lie as they are, and nothing of them is drawn again.
  const fanned = useMemo(() => (lit !== null && isStack(units, lit) ? lit : null), [units, lit]);
  const placed = useMemo(
    () => placeCounters(grid, units, fanned, selectedUnit),
    [grid, units, fanned, selectedUnit],
  );
  const crowd = useMemo(() => crowdIn(placed), [placed]);
  const { hoveredFacing, dragging } = usePicking(
    container,
    camera,
    grid,
    placed,
    turning,
    tweens,
    props,
  );
  const fronted = turning ?? selected;
  const front = fronted && { hex: fronted.hex, facing: hoveredFacing ?? fronted.facing };
  const offered = [...overlay.destinations, ...overlay.targets];
  // The ground is large: it is drawn again only when it has changed, not with every hex pointed at.
  const edge = useMemo(() => <TableEdge table={table} radius={radius} />, [table, radius]);
  const pointing =
    hoveredFacing !== null ||
    (lit !== null && (crowd.has(lit) || offered.some(({ hex }) => hex === lit)));

  return (
    <div
      ref={container}
      data-testid="board"
      style={{ ...TABLE_TOP, cursor: dragging ? 'grabbing' : pointing ? 'pointer' : 'default' }}
    >
      {size && (
        <Stage ref={stage} width={size.width} height={size.height} listening={false}>
          <Layer listening={false}>
            {edge}
            {ground && <Image image={ground.picture} {...scaled(ground.area, radius)} />}
            <Image image={gridImage} {...scaled(table, radius)} />
          </Layer>
          <OverlayLayer
            grid={grid}
            table={table}
            radius={radius}
            objectives={objectives.filter(({ hex }) => !crowd.has(hex))}
            overlay={overlay}
            placed={placed}
            hoveredHex={lit}
            selected={selected}
            front={front}
          />
          <CounterLayer
            placed={placed}
            activations={props.activations}
            selectedUnit={selectedUnit}
            radius={radius}
            settledRadius={settledRadius}
            pixelRatio={pixelRatio}
            fonts={fonts}
            tweens={tweens}
          />
          <ChipLayer
            grid={grid}
            radius={radius}
            objectives={objectives}
            overlay={overlay}
            effect={props.effect}
            placed={placed}
            crowd={crowd}
            tweens={tweens}
            turning={turning}
            hoveredFacing={hoveredFacing}
          />
        </Stage>
      )}
    </div>
  );
}

function isStack(units: Units, hex: HexId): boolean {
  return Object.values(units).filter((unit) => unit.hex === hex).length > 1;
}

/** Counters per hex. */
function crowdIn(placed: readonly PlacedCounter[]): ReadonlyMap<HexId, number> {
  const crowd = new Map<HexId, number>();
  for (const { unit } of placed) crowd.set(unit.hex, (crowd.get(unit.hex) ?? 0) + 1);
  return crowd;
}
