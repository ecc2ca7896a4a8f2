import './table.css';
import { type RefObject, useRef } from 'react';
import { useAppSelector } from '../../app/hooks.ts';
import type { BoardCamera } from '../../board/index.ts';
import { AttackPanel } from '../attack/AttackPanel.tsx';
import { selectAim } from '../attack/attackSelectors.ts';
import { PointsPanel } from '../attack/PointsPanel.tsx';
import { RallyPanel } from '../attack/RallyPanel.tsx';
import { Curtain } from '../curtain/Curtain.tsx';
import { LogPanel } from '../log/LogPanel.tsx';
import { useHeldSight } from '../sight/useHeldSight.ts';
import { ActionList } from './ActionList.tsx';
import { BoardArea } from './BoardArea.tsx';
import { HelpOverlay } from './HelpOverlay.tsx';
import { Inspector } from './Inspector.tsx';
import { ReferenceCard } from './ReferenceCard.tsx';
import { type Played, selectPlayed, selectSelectedUnit } from './playSelectors.ts';
import { TopBar } from './TopBar.tsx';
import { useArrival } from './useArrival.ts';
import { useFocusKept } from './useFocusKept.ts';
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

/** Whatever is being prepared takes the place of the unit and its actions. */
function RightPanelTop({ played }: { readonly played: Played }) {
  const aim = useAppSelector(selectAim);
  const unit = useAppSelector(selectSelectedUnit);
  const mode = useAppSelector((state) => state.table.mode);
  if (aim) return <AttackPanel played={played} aim={aim} />;
  return (
    <>
      {mode === 'rally' && unit ? (
        <RallyPanel played={played} unit={unit} />
      ) : (
        <Inspector played={played} />
      )}
      {mode === 'activate' && <PointsPanel />}
      <ActionList />
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
  useHeldSight();
  useFocusKept();
  useArrival(played.seat.side);
  return (
    <main className="play-screen" data-testid="play" data-seat={played.seat.side} inert={covered}>
      <TopBar played={played} />
      <ReferenceCard played={played} camera={camera} />
      <BoardArea played={played} camera={camera} />
      <aside className="right-panel panel">
        <RightPanelTop played={played} />
        <LogPanel view={played.view} />
      </aside>
      {helpOpen && <HelpOverlay />}
    </main>
  );
}
