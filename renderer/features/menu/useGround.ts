import { useEffect, useState } from 'react';
import type { GroundStep } from '../../board/terrain/groundImages.ts';
import { groundImage } from '../../board/terrain/groundImages.ts';
import type { GroundImage } from '../../board/terrain/paintGround.ts';
import { deskSetup } from './deskMap.ts';

/** The painted map of the desk, once it is dry. */
export function useGround(step: GroundStep): GroundImage | null {
  const [image, setImage] = useState<GroundImage | null>(null);
  useEffect(() => {
    let wanted = true;
    void groundImage(deskSetup.board, step).then((painted) => wanted && setImage(painted));
    return () => {
      wanted = false;
    };
  }, [step]);
  return image;
}
