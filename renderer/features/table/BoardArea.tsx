import './boardArea.css';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { type BoardCamera, BoardView } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { Announcements } from '../initiative/Announcements.tsx';
import { InitiativeDialog } from '../initiative/InitiativeDialog.tsx';
import { activeUnit } from '../match/actions.ts';
import { MatchEnd } from '../matchEnd/MatchEnd.tsx';
import { selectSightOn } from '../sight/sightSelectors.ts';
import { SpokenSight } from '../sight/SpokenSight.tsx';
import { useReadyGround } from '../sight/useReadyGround.ts';
import { BoardList } from './BoardList.tsx';
import { HexTip } from './HexTip.tsx';
import { chooseFacing, chooseHex, chooseUnit } from './intents.ts';
import { Legend } from './Legend.tsx';
import { PaintingNotice } from './PaintingNotice.tsx';
import { PromptBar } from './PromptBar.tsx';
import { SeatBanner } from './SeatBanner.tsx';
import type { Played } from './playSelectors.ts';
import { selectOverlay } from './selectors.ts';
import { hexHovered } from './tableSlice.ts';
import { useFollow } from './useFollow.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface BoardAreaProps {
  readonly played: Played;
  readonly camera: RefObject<BoardCamera | null>;
}

export function BoardArea({ played, camera }: BoardAreaProps) {
  const dispatch = useAppDispatch();
  const { view, seat } = played;
  const { selectedUnit, hoveredHex } = useAppSelector((state) => state.table);
  const overlay = useAppSelector(selectOverlay);
  const busy = useAppSelector((state) => state.session.busy);
  const { cursor, from, to } = useAppSelector((state) => state.sight);
  const sightOn = useAppSelector(selectSightOn);
  const effect = useAppSelector((state) => state.effects.shown);
  const [tipCorner, setTipCorner] = useState<'left' | 'right'>('right');
  const area = useRef<HTMLElement>(null);
  const active = activeUnit(view, seat.side);
  const selectedHex = selectedUnit === null ? null : (view.units[selectedUnit]?.hex ?? null);
  useReadyGround(view.board);
  useFollow(camera, area, view.board, selectedHex);
  useFollow(camera, area, view.board, cursor);
  return (
    <section
      ref={area}
      className="board-area"
      aria-label={t('board.label')}
      role="application"
      // The keys of the board work while it has the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-region="board"
      data-testid="board-area"
      data-hovered={hoveredHex ?? ''}
      data-selected-unit={selectedUnit ?? ''}
      data-busy={busy}
      data-sight={sightOn}
      data-sight-from={from ?? ''}
      data-sight-to={to ?? ''}
      onPointerMove={(event) => setTipCorner(cornerAwayFrom(event))}
    >
      <BoardView
        ref={camera}
        board={view.board}
        units={view.units}
        activations={view.activations}
        objectives={view.score.objectives}
        selectedUnit={selectedUnit}
        hoveredHex={hoveredHex}
        overlay={overlay}
        onHexHover={(hex) => dispatch(hexHovered(hex))}
        onHexClick={(hex) => void dispatch(chooseHex(hex))}
        onUnitClick={(unit) => dispatch(chooseUnit(unit))}
        effect={effect}
        onFacingClick={(facing) => void dispatch(chooseFacing(facing))}
      />
      <Legend
        activePoints={active && active.id === selectedUnit ? view.actionPoints[seat.side] : null}
      />
      <HexTip view={view} corner={tipCorner} />
      <SpokenSight view={view} />
      <ZoomButtons camera={camera} />
      <PaintingNotice />
      <BoardList played={played} />
      <SeatBanner />
      <PromptBar />
      <InitiativeDialog played={played} />
      <Announcements view={view} />
      <MatchEnd view={view} />
    </section>
  );
}

/** The tip lies at the upper right, unless the pointer is there. */
function cornerAwayFrom({ currentTarget, clientX, clientY }: PointerEvent): 'left' | 'right' {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const inTheWay = clientX - left > width - 420 && clientY - top < 240;
  return inTheWay ? 'left' : 'right';
}
