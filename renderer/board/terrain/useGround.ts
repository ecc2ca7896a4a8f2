import { useEffect, useState } from 'react';
import type { Board } from '../../../shared/coh/index.ts';
import { hexGrid } from '../../../shared/hex/index.ts';
import { tableRectangle } from '../geometry/table.ts';
import {
  boardKey,
  type GroundImage,
  groundImage,
  type GroundStep,
  groundStep,
  SMALLEST_STEP,
} from './groundImages.ts';

interface Shown {
  readonly key: string;
  readonly picture: GroundImage;
}

/** The best picture of the ground there is: a quick small one first, then the one that fits. */
export function useGround(board: Board, deviceRadius: number): GroundImage | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const key = boardKey(board);
  const step = groundStep(tableRectangle(hexGrid(board.placements)), deviceRadius);
  useEffect(() => {
    let wanted = true;
    const show = (picture: GroundImage, instead: boolean) => {
      if (!wanted) return;
      setShown((old) => {
        if (old?.key === key && (!instead || old.picture === picture)) return old;
        return { key, picture };
      });
    };
    void groundImage(board, SMALLEST_STEP)
      .then((picture) => show(picture, false))
      // The small picture is only a help: without it the right one is waited for.
      .catch(() => undefined)
      .then(() => (wanted ? patiently(board, step) : null))
      .then((picture) => picture && show(picture, true))
      // Without a picture the hexes and their names are still there to play on.
      .catch((error: unknown) => console.error('The map could not be painted', error));
    return () => {
      wanted = false;
    };
  }, [board, key, step]);
  return shown?.key === key ? shown.picture : null;
}

/** A painter that broke over the picture is replaced by another one, who gets one more chance. */
function patiently(board: Board, step: GroundStep): Promise<GroundImage> {
  return groundImage(board, step).catch(() => groundImage(board, step));
}
