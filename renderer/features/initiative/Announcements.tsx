import './initiative.css';
import { type CohState, SIDES } from '../../../shared/coh/index.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { sideName, sidePeople, signed } from '../../i18n/names.ts';
import { BoardDialog } from '../../ui/BoardDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { DiceFaces } from '../../ui/DiceFaces.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import type { Announcement } from '../match/announcements.ts';
import { readAnnouncement } from '../match/seatFlow.ts';

/** Rolls and ends of rounds: shown to each side before play goes on. */
export function Announcements({ view }: { readonly view: CohState }) {
  const queue = useAppSelector((state) => state.announcements);
  const covered = useAppSelector((state) => state.curtain.phase !== 'open');
  const [first] = queue;
  if (!first || covered) return null;
  return first.kind === 'initiativeRolled' ? (
    <RollResult key={queue.length} roll={first} round={view.round.number} />
  ) : (
    <RoundEnd key={queue.length} end={first} view={view} />
  );
}

function GoOn({ label }: { readonly label: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      look="primary"
      label={label}
      shortcut="↵"
      onClick={() => void dispatch(readAnnouncement())}
      data-main
      data-testid="announcement-continue"
    />
  );
}

interface RollResultProps {
  readonly roll: Extract<Announcement, { kind: 'initiativeRolled' }>;
  readonly round: number;
}

function RollResult({ roll: { rolls, winner }, round }: RollResultProps) {
  return (
    <BoardDialog title={t('roll.title', { round })} testId="roll-result">
      <div className="rolls">
        {SIDES.map((side) => {
          const { dice, modifier, total } = rolls[side];
          return (
            <div key={side} className={side === winner ? 'roll roll-won' : 'roll'}>
              <header>
                <NationalSymbol side={side} size={24} /> {sideName(side)}
              </header>
              <DiceFaces dice={dice} size={46} />
              <span>
                {t('roll.sum', { dice: dice.join(' + ') })}
                {modifier !== 0 && `, ${t('roll.modifier', { modifier: signed(modifier) })}`}
              </span>
              <b>{total}</b>
            </div>
          );
        })}
      </div>
      <p className="dialog-verdict" data-testid="roll-verdict" data-winner={winner ?? 'none'}>
        {winner ? t('roll.begins', { sides: sidePeople(winner) }) : t('roll.tie')}
        <RuleTag rule={winner ? 'R2.1' : 'R3.2.4-2'} />
      </p>
      <GoOn label={t('roll.continue')} />
    </BoardDialog>
  );
}

interface RoundEndProps {
  readonly end: Extract<Announcement, { kind: 'roundEnded' }>;
  readonly view: CohState;
}

function RoundEnd({ end: { round, scored }, view }: RoundEndProps) {
  return (
    <BoardDialog title={t('roundEnd.title', { round })} testId="round-end">
      {scored.length === 0 && <p>{t('roundEnd.nothing')}</p>}
      {scored.map(({ side, points, hex }) => (
        <p key={`${side}-${hex}`} className="round-score">
          <NationalSymbol side={side} size={20} />
          {t('roundEnd.scored', { sides: sidePeople(side), count: points, hex })}
          <RuleTag rule="R2.3" />
        </p>
      ))}
      <p className="dialog-verdict">{t('roundEnd.score', view.score.points)}</p>
      <p>
        {t('roundEnd.next')}
        <RuleTag rule="R2.0" />
      </p>
      <GoOn label={t('roundEnd.continue', { round: round + 1 })} />
    </BoardDialog>
  );
}
