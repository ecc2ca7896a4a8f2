import { useEffect } from 'react';
import type { Side } from '../../../shared/coh/index.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { activeActor } from '../match/actions.ts';
import { selectPlayed } from './playSelectors.ts';
import { focusBoard } from './focus.ts';
import { unitSelected } from './tableSlice.ts';

/** Whoever sits down finds the unit that is active already selected, and the keys on the board. */
export function useArrival(side: Side): void {
  const dispatch = useAppDispatch();
  const active = useAppSelector((state) => {
    const played = selectPlayed(state);
    return played ? (activeActor(played.view, side)?.id ?? null) : null;
  });
  const open = useAppSelector((state) => state.curtain.phase === 'open');
  useEffect(() => {
    if (active !== null) dispatch(unitSelected(active));
  }, [dispatch, side, active]);
  useEffect(() => {
    if (open) focusBoard();
  }, [open, side]);
}
