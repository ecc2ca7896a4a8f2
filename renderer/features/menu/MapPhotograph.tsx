import { useEffect, useRef } from 'react';
import { useGround } from './useGround.ts';

/** The part of the map that the photograph shows, in shares of its size. */
const DETAIL = { x: 0.28, y: 0.3, width: 0.5, height: 0.37 };

/** A photograph of the ground, clipped to the report. It shows no units: those are secret. */
export function MapPhotograph() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ground = useGround(58);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !ground) return;
    const { width, height } = ground.picture;
    element.width = DETAIL.width * width;
    element.height = DETAIL.height * height;
    const context = element.getContext('2d');
    context?.drawImage(
      ground.picture,
      DETAIL.x * width,
      DETAIL.y * height,
      element.width,
      element.height,
      0,
      0,
      element.width,
      element.height,
    );
  }, [ground]);
  return <canvas ref={canvas} className="map-photograph" aria-hidden="true" />;
}
