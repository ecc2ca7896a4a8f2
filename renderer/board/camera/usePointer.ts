import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../../shared/hex/index.ts';
import type { CameraStore } from './cameraStore.ts';
import { wheelGesture } from './wheel.ts';

/** A press that moves further than this is a drag, not a click; in pixels. */
const DRAG_DISTANCE = 5;
const LEFT = 0;
const MIDDLE = 1;

export interface PointerHandlers {
  onPress(): void;
  onDrag(dragging: boolean): void;
  onHover(point: Point | null): void;
  onClick(point: Point): void;
}

interface Press {
  readonly pointer: number;
  readonly button: number;
  readonly start: Point;
  last: Point;
  dragging: boolean;
}

/** Turns mouse and touchpad into camera moves, hovering and clicks. */
export function usePointer(
  container: RefObject<HTMLElement | null>,
  camera: CameraStore,
  handlers: PointerHandlers,
): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const element = container.current;
    return element ? listen(element, camera, () => latest.current) : undefined;
  }, [container, camera]);
}

function listen(
  element: HTMLElement,
  camera: CameraStore,
  handlers: () => PointerHandlers,
): () => void {
  let press: Press | null = null;
  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function down(event: PointerEvent): void {
    if (press || (event.button !== LEFT && event.button !== MIDDLE)) return;
    // The middle button would start the browser's own scrolling.
    if (event.button === MIDDLE) event.preventDefault();
    const start = pointOf(event);
    press = { pointer: event.pointerId, button: event.button, start, last: start, dragging: false };
    element.setPointerCapture(event.pointerId);
    handlers().onPress();
  }

  function move(event: PointerEvent): void {
    const point = pointOf(event);
    if (!press || press.pointer !== event.pointerId) {
      handlers().onHover(point);
      return;
    }
    if (!press.dragging && distance(point, press.start) > DRAG_DISTANCE) {
      press.dragging = true;
      handlers().onDrag(true);
    }
    if (!press.dragging) return;
    camera.pan(point.x - press.last.x, point.y - press.last.y);
    press.last = point;
  }

  function up(event: PointerEvent): void {
    if (!press || press.pointer !== event.pointerId) return;
    const { dragging, button } = press;
    press = null;
    if (dragging) handlers().onDrag(false);
    const point = pointOf(event);
    if (!dragging && button === LEFT && event.type === 'pointerup') handlers().onClick(point);
    handlers().onHover(point);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const gesture = wheelGesture(event);
    if (gesture.kind === 'pan') camera.pan(gesture.dx, gesture.dy);
    else camera.zoom(gesture.factor, pointOf(event));
    handlers().onHover(pointOf(event));
  }

  const leave = () => {
    if (!press) handlers().onHover(null);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
