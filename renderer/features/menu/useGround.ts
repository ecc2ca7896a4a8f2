import { useEffect, useState } from 'react';
import type { GroundStep } from '../../board/terrain/groundImages.ts';
import { type GroundImage, groundImage } from '../../board/terrain/groundImages.ts';
import { deskSetup } from './deskMap.ts';

/** The painted map of the desk, once it is dry. */
export function useGround(step: GroundStep): GroundImage | null {
  const [image, setImage] = useState<GroundImage | null>(null);
  useEffect(() => {
    let wanted = true;
    groundImage(deskSetup.board, step)
      .then((painted) => wanted && setImage(painted))
      .catch((error: unknown) => console.error('The map on the desk could not be painted', error));
    return () => {
      wanted = false;
    };
  }, [step]);
  return image;
}
