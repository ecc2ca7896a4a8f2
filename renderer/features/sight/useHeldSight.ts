import { useEffect } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { sightHeld } from './sightSlice.ts';

export const SIGHT_KEY = 'q';

/** The key that shows what a hex sees is let go of: even where keys mean nothing at that moment. */
export function useHeldSight(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const release = () => dispatch(sightHeld(false));
    const keyUp = ({ key }: KeyboardEvent) => {
      if (key.toLowerCase() === SIGHT_KEY) release();
    };
    window.addEventListener('keyup', keyUp);
    // A window in the background hears no key go up.
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('keyup', keyUp);
      window.removeEventListener('blur', release);
    };
  }, [dispatch]);
}
