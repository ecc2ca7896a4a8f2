import './desk.css';
import { useEffect, useRef } from 'react';
import { drawDeskMap } from './drawDeskMap.ts';
import { useGround } from './useGround.ts';

/** The desk under the lamp, with the map spread out on it. Only to look at. */
export function Desk() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ground = useGround(87);
  useEffect(() => {
    if (canvas.current && ground) drawDeskMap(canvas.current, ground);
  }, [ground]);
  return (
    <div className="desk" aria-hidden="true">
      <div className="desk-plane">
        <canvas ref={canvas} className={ground ? 'desk-map desk-map-dry' : 'desk-map'} />
      </div>
      <div className="desk-lamp" />
      <div className="desk-dark" />
      <div className="desk-left" />
    </div>
  );
}
