export type {
  Aim,
  BoardCamera,
  BoardEffect,
  BoardOverlay,
  BoardProps,
  Destination,
  Sight,
  Target,
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
export { groundImage, type GroundStep } from './terrain/groundImages.ts';
export type { GroundImage } from './terrain/paintGround.ts';
export { Minimap, type MinimapProps } from './Minimap.tsx';
