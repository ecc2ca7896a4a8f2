import './initiative.css';
import { type CohState, type Side, SIDES, type UnitId } from '../../../shared/coh/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { sideName, sidePeople, signed, unitName, unitTypesText } from '../../i18n/names.ts';
import { BoardDialog } from '../../ui/BoardDialog.tsx';
import { DiceFaces } from '../../ui/DiceFaces.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import type { Announcement, Scored } from '../match/announcements.ts';
import { actorOf } from '../match/payments.ts';
import { AttackResult, PointsResult, RallyResult } from '../attack/RollReports.tsx';
import { GoOn } from './GoOn.tsx';

/** Rolls and ends of rounds: shown to each side before play goes on. */
export function Announcements({ view }: { readonly view: CohState }) {
  const queue = useAppSelector((state) => state.announcements);
  const covered = useAppSelector((state) => state.curtain.phase !== 'open');
  const [first] = queue;
  if (!first || covered) return null;
  return <Told key={queue.length} announcement={first} view={view} />;
}

interface ToldProps {
  readonly announcement: Announcement;
  readonly view: CohState;
}

function Told({ announcement, view }: ToldProps) {
  switch (announcement.kind) {
    case 'initiativeRolled':
      return <RollResult roll={announcement} round={view.round.number} />;
    case 'roundEnded':
      return <RoundEnd end={announcement} view={view} />;
    case 'attackRolled':
      return <AttackResult report={announcement} board={view.board} />;
    case 'rallyRolled':
      return <RallyResult report={announcement} unit={unitName(view.units[announcement.unit])} />;
    case 'activationRolled':
      return <PointsResult report={announcement} unit={actorName(view, announcement)} />;
  }
}

/** AP are also rolled for a reinforcement that is still off the map. */
function actorName(view: CohState, { side, unit }: { readonly side: Side; readonly unit: UnitId }) {
  return unitName(actorOf(view, side, unit) ?? undefined);
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
  const forHexes = scored.filter(({ destroyed }) => destroyed === null);
  return (
    <BoardDialog title={t('roundEnd.title', { round })} testId="round-end">
      {scored.length === 0 && <p>{t('roundEnd.nothing')}</p>}
      {SIDES.map((side) => (
        <UnitPoints key={side} side={side} scored={scored} />
      ))}
      {forHexes.map(({ side, points, hex }) => (
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

interface UnitPointsProps {
  readonly side: Side;
  readonly scored: readonly Scored[];
}

/** What a side scored for the units it destroyed in the round, in one line. */
function UnitPoints({ side, scored }: UnitPointsProps) {
  const won = scored.filter((one) => one.side === side && one.destroyed !== null);
  if (won.length === 0) return null;
  const count = won.reduce((sum, { points }) => sum + points, 0);
  const units = unitTypesText(won.flatMap(({ destroyed }) => destroyed ?? []));
  return (
    <p className="round-score">
      <NationalSymbol side={side} size={20} />
      {t('roundEnd.destroyed', { sides: sidePeople(side), count, units })}
      <RuleTag rule="R2.4-2" />
    </p>
  );
}
