import './table.css';
import { type RefObject, useRef } from 'react';
import { useAppSelector } from '../../app/hooks.ts';
import type { BoardCamera } from '../../board/index.ts';
import { Curtain } from '../curtain/Curtain.tsx';
import { LogPanel } from '../log/LogPanel.tsx';
import { ActionList } from './ActionList.tsx';
import { BoardArea } from './BoardArea.tsx';
import { HelpOverlay } from './HelpOverlay.tsx';
import { Inspector } from './Inspector.tsx';
import { ReferenceCard } from './ReferenceCard.tsx';
import { type Played, selectPlayed } from './selectors.ts';
import { TopBar } from './TopBar.tsx';
import { useArrival } from './useArrival.ts';
import { useTableKeys } from './useTableKeys.ts';

/** The table as one seat sees it. Behind a closed curtain there is no table at all. */
export function PlayScreen() {
  const played = useAppSelector(selectPlayed);
  const camera = useRef<BoardCamera>(null);
  return (
    <>
      {played && <Table played={played} camera={camera} />}
      <Curtain />
    </>
  );
}

interface TableProps {
  readonly played: Played;
  readonly camera: RefObject<BoardCamera | null>;
}

function Table({ played, camera }: TableProps) {
  const helpOpen = useAppSelector((state) => state.table.helpOpen);
  const covered = useAppSelector((state) => state.curtain.phase !== 'open');
  useTableKeys(camera);
  useArrival(played.seat.side);
  return (
    <main className="play-screen" data-testid="play" data-seat={played.seat.side} inert={covered}>
      <TopBar played={played} />
      <ReferenceCard played={played} camera={camera} />
      <BoardArea played={played} camera={camera} />
      <aside className="right-panel panel">
        <Inspector played={played} />
        <ActionList />
        <LogPanel view={played.view} />
      </aside>
      {helpOpen && <HelpOverlay />}
    </main>
  );
}
