export type {
  Aim,
  BoardCamera,
  BoardEffect,
  BoardOverlay,
  BoardProps,
  Destination,
  Look,
  Sight,
  SightLine,
  Target,
  ThreatMarks,
} from './boardProps.ts';
export { BoardView } from './BoardView.tsx';
export {
  CounterCanvas,
  type CounterCanvasProps,
  type CounterLook,
  counterName,
  type CounterState,
  drawCounter,
  NationalSymbol,
} from './counters/index.ts';
export {
  type GroundImage,
  groundImage,
  type GroundStep,
  type PictureShelf,
  shelvePictures,
} from './terrain/groundImages.ts';
export { usePaintProgress } from './terrain/paintProgress.ts';
export { type HexLook, LOOKS } from './overlay/looks.ts';
export { Minimap, type MinimapProps } from './Minimap.tsx';
