import './games.css';
import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { DeskScreen } from '../menu/DeskScreen.tsx';
import { importGame } from './gameActions.ts';
import { GameRow } from './GameRow.tsx';

export function LoadGames() {
  const games = useAppSelector((state) => state.desk.games) ?? [];
  return (
    <DeskScreen
      title={t('games.title')}
      hint={t('games.hint')}
      testId="load-games"
      tools={<ImportButton />}
    >
      <ul className="game-list">
        {games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
        {games.length === 0 && <li className="desk-empty">{t('games.none')}</li>}
      </ul>
    </DeskScreen>
  );
}

function ImportButton() {
  const dispatch = useAppDispatch();
  const picker = useRef<HTMLInputElement>(null);
  const read = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file can be chosen again after it was mended.
    input.value = '';
    if (file) void dispatch(importGame(file));
  };
  return (
    <>
      <Button icon="import" label={t('games.import')} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('games.import')}
        data-testid="import-file"
        onChange={(event) => read(event.currentTarget)}
      />
    </>
  );
}
