import { useEffect, useState } from 'react';
import type { Board } from '../../../shared/coh/index.ts';
import { boardKey, groundImage, groundStep, SMALLEST_STEP } from './groundImages.ts';
import type { GroundImage } from './paintGround.ts';

interface Shown {
  readonly key: string;
  readonly picture: GroundImage;
}

/** The best picture of the ground there is: a quick small one first, then the one that fits. */
export function useGround(board: Board, deviceRadius: number): GroundImage | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const key = boardKey(board);
  const step = groundStep(deviceRadius);
  useEffect(() => {
    let wanted = true;
    const show = (picture: GroundImage) => {
      if (wanted) setShown({ key, picture });
    };
    const parsed = board;
    void (async () => {
      const fitting = groundImage(parsed, step);
      setShown((old) => (old?.key === key ? old : null));
      if (step !== SMALLEST_STEP && !paintedBefore.has(key)) show(await groundImage(parsed, SMALLEST_STEP));
      paintedBefore.add(key);
      show(await fitting);
    })();
    return () => {
      wanted = false;
    };
  }, [board, key, step]);
  return shown?.key === key ? shown.picture : null;
}

const paintedBefore = new Set<string>();
