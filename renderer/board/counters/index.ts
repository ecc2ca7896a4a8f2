export { CounterCanvas, type CounterCanvasProps } from './CounterCanvas.tsx';
export { COUNTER_MARGIN, type CounterLook, type CounterState, drawCounter } from './drawCounter.ts';
export { drawNationalSymbol } from './drawNationalSymbol.ts';
export { counterName } from './names.ts';
export { NationalSymbol } from './NationalSymbol.tsx';
