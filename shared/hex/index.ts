export {
  type Address,
  firstNumber,
  formatAddress,
  formatCell,
  type HexId,
  isPrinted,
  LINES,
  parseAddress,
} from './address.ts';
export type { BoardPlacement } from './boards.ts';
export { type Direction, DIRECTIONS, turn, turnsBetween } from './direction.ts';
export {
  directionTo,
  distance,
  hexAt,
  hexAtAxial,
  type HexGrid,
  hexGrid,
  hexId,
  hexIndex,
  isPlayable,
  neighbour,
  NO_HEX,
} from './grid.ts';
export {
  buildLineTable,
  inArc,
  type LineStep,
  lineSteps,
  type LineTable,
  lineTable,
} from './lineTable.ts';
export {
  type Axial,
  axialDistance,
  axialLine,
  axialNeighbour,
  type Point,
  unitCorners,
} from './honeycomb.ts';
