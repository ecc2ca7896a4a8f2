import './matchEnd.css';
import type { CohState } from '../../../shared/coh/index.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { sideName } from '../../i18n/names.ts';
import { BoardDialog } from '../../ui/BoardDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { closeGame } from '../match/seatFlow.ts';
import { endLookedAt } from '../table/tableSlice.ts';
import { ScoreTable } from './ScoreTable.tsx';

export function MatchEnd({ view }: { readonly view: CohState }) {
  const dispatch = useAppDispatch();
  const seen = useAppSelector((state) => state.table.endSeen);
  const announcing = useAppSelector((state) => state.announcements.length > 0);
  const { result, points } = view.score;
  if (!result || seen || announcing) return null;
  const { winner } = result;
  return (
    <BoardDialog title={t('matchEnd.title')} testId="match-end">
      <div className="end-symbols" data-winner={winner ?? 'none'} data-testid="match-winner">
        {winner ? (
          <NationalSymbol side={winner} size={110} />
        ) : (
          <>
            <NationalSymbol side="german" size={76} />
            <NationalSymbol side="soviet" size={76} />
          </>
        )}
      </div>
      <h3 className="end-verdict">
        {winner ? t('matchEnd.won', { side: sideName(winner) }) : t('matchEnd.tie')}
      </h3>
      <p>
        {!winner && t('matchEnd.tieReason')}
        <RuleTag rule="R2.4-1" />
      </p>
      <p className="dialog-verdict" data-testid="final-score">
        {t('matchEnd.score', points)}
      </p>
      <p>{t('matchEnd.after', { count: view.round.number })}</p>
      <ScoreTable view={view} />
      <div className="end-buttons">
        <Button
          icon="eye"
          label={t('matchEnd.look')}
          onClick={() => dispatch(endLookedAt())}
          data-testid="match-end-look"
        />
        <Button
          look="primary"
          icon="back"
          label={t('matchEnd.menu')}
          shortcut="↵"
          onClick={() => void dispatch(closeGame())}
          data-main
          data-testid="match-end-menu"
        />
      </div>
    </BoardDialog>
  );
}
