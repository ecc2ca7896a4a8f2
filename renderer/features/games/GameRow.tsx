import { useState } from 'react';
import type { GameSummary } from '../../../shared/ipc/contract.ts';
import { useAppDispatch } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { sideName } from '../../i18n/names.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { openGame } from '../match/seatFlow.ts';
import { whenText } from '../menu/whenText.ts';
import { deleteGame, duplicateGame, exportGame, renameGame } from './gameActions.ts';

export function GameRow({ game }: { readonly game: GameSummary }) {
  const dispatch = useAppDispatch();
  const [renaming, setRenaming] = useState(false);
  const [now] = useState(() => new Date());
  const rename = async (name: string) => {
    setRenaming(false);
    if (name !== '' && name !== game.name) await dispatch(renameGame(game, name));
  };
  return (
    <li className="game-row" data-testid="game-row">
      <div className="game-facts">
        {renaming ? (
          <NameField name={game.name} onDone={(name) => void rename(name)} />
        ) : (
          <strong data-testid="game-name">{game.name}</strong>
        )}
        <span>{stateText(game)}</span>
        <small>{`${game.scenario.date} · ${whenText(game.playedAt, now)}`}</small>
      </div>
      <Button
        look="primary"
        icon={game.finished ? 'eye' : 'play'}
        label={game.finished ? t('games.view') : t('games.continue')}
        onClick={() => void dispatch(openGame(game))}
        data-testid="game-continue"
      />
      <IconButton
        icon="rename"
        label={t('games.rename')}
        onClick={() => setRenaming(true)}
        data-testid="game-rename"
      />
      <IconButton
        icon="copy"
        label={t('games.duplicate')}
        onClick={() => void dispatch(duplicateGame(game))}
        data-testid="game-duplicate"
      />
      <IconButton
        icon="export"
        label={t('games.export')}
        onClick={() => void dispatch(exportGame(game))}
        data-testid="game-export"
      />
      <IconButton
        icon="delete"
        label={t('games.delete')}
        onClick={() => void dispatch(deleteGame(game))}
        data-testid="game-delete"
      />
    </li>
  );
}

interface NameFieldProps {
  readonly name: string;
  onDone(name: string): void;
}

/** Enter and leaving the field keep the new name, Escape the old one. */
function NameField({ name, onDone }: NameFieldProps) {
  return (
    <input
      className="name-field"
      defaultValue={name}
      maxLength={80}
      aria-label={t('games.renameLabel', { name })}
      data-testid="game-name-field"
      ref={(input) => input?.select()}
      onBlur={(event) => onDone(event.currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onDone(event.currentTarget.value.trim());
        if (event.key === 'Escape') {
          event.preventDefault();
          event.currentTarget.value = name;
          onDone(name);
        }
      }}
    />
  );
}

function stateText({ round, rounds, points, finished, winner, toAct }: GameSummary): string {
  const decided = winner ? t('report.nextWon', { side: sideName(winner) }) : t('report.nextTie');
  const waiting = toAct ? t('games.toAct', { side: sideName(toAct) }) : '';
  return t('games.line', { round, rounds, ...points, next: finished ? decided : waiting });
}
