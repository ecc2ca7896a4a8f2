import Konva from 'konva';
import {
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Image, Layer, Stage } from 'react-konva';
import type { Board, Units } from '../../shared/coh/index.ts';
import {
  type Direction,
  hexAt,
  hexGrid,
  type HexId,
  hexId,
  isPlayable,
  NO_HEX,
  type Point,
} from '../../shared/hex/index.ts';
import type { BoardCamera, BoardProps } from './boardProps.ts';
import { toTable } from './camera/cameraMath.ts';
import { type CameraStore, createCameraStore } from './camera/cameraStore.ts';
import { useElementSize } from './camera/useElementSize.ts';
import { usePixelRatio } from './camera/usePixelRatio.ts';
import { usePointer } from './camera/usePointer.ts';
import { CounterLayer } from './counters/CounterLayer.tsx';
import { counterAt, placeCounters } from './counters/placing.ts';
import { nextInStack } from './counters/stackLayout.ts';
import { centreOn } from './geometry/centreOn.ts';
import { middleOf, tableRectangle } from './geometry/table.ts';
import { ChipLayer } from './overlay/ChipLayer.tsx';
import { facingAt } from './overlay/facingPick.ts';
import { OverlayLayer } from './overlay/OverlayLayer.tsx';
