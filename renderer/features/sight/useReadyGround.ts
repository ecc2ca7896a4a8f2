import { useEffect } from 'react';
import { battlefieldOf, type Board } from '../../../shared/coh/index.ts';

/** The lines over a large table take a moment to work out: better now than under a moving mouse. */
export function useReadyGround(board: Board): void {
  useEffect(() => {
    const timer = setTimeout(() => battlefieldOf(board));
    return () => clearTimeout(timer);
  }, [board]);
}
