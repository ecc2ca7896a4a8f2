import './initiative.css';
import { useState } from 'react';
import { type CohState, opponent, type Side } from '../../../shared/coh/index.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { sidePeople, signed } from '../../i18n/names.ts';
import { BoardDialog } from '../../ui/BoardDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { submit } from '../match/commandFlow.ts';
import { type Played, selectDecision } from '../table/playSelectors.ts';

/** The open declaration of CAPs before the initiative is rolled. */
export function InitiativeDialog({ played }: { readonly played: Played }) {
  const declaring = useAppSelector((state) => selectDecision(state)?.kind === 'declareInitiative');
  const waiting = useAppSelector(
    (state) => state.announcements.length > 0 || state.curtain.phase !== 'open',
  );
  if (!declaring || waiting) return null;
  return <Declaration key={played.seat.revision} played={played} />;
}

function Declaration({ played: { view, seat } }: { readonly played: Played }) {
  const dispatch = useAppDispatch();
  const busy = useAppSelector((state) => state.session.busy);
  const [modifier, setModifier] = useState(0);
  const choices = seat.legal
    .flatMap((command) => (command.kind === 'declareInitiative' ? [command.modifier] : []))
    .toSorted((a, b) => a - b);
  const current = view.commandPoints[seat.side].current;
  return (
    <BoardDialog
      title={t('initiative.title', { round: view.round.number })}
      testId="initiative-dialog"
    >
      <NationalSymbol side={seat.side} size={56} />
      <p>
        {orderText(view, seat.side)}
        <RuleTag rule="R3.2.4" />
      </p>
      <fieldset className="initiative-choices" aria-label={t('initiative.question')}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === modifier}
            data-testid={`initiative-${choice}`}
            onClick={() => setModifier(choice)}
          >
            <b>{signed(choice)}</b>
            <small>
              {choice === 0
                ? t('initiative.choiceNone')
                : t('initiative.choiceCap', { count: Math.abs(choice) })}
            </small>
          </button>
        ))}
      </fieldset>
      <p>
        {t('initiative.question')}
        <RuleTag rule="R2.1" />
      </p>
      <p className="initiative-caps">
        {t('initiative.capsAfter', { current, left: current - Math.abs(modifier) })}
      </p>
      <Button
        look="primary"
        icon="dice"
        label={t('initiative.declare', { modifier: signed(modifier) })}
        shortcut="↵"
        disabled={busy}
        onClick={() => void dispatch(submit({ kind: 'declareInitiative', modifier }))}
        data-main
        data-testid="initiative-declare"
      />
    </BoardDialog>
  );
}

/** Who declares first, and why; or what the first one said. */
function orderText(view: CohState, side: Side): string {
  const other = opponent(side);
  const declared = view.round.initiativeModifiers[other];
  if (declared !== null)
    return t('initiative.second', { sides: sidePeople(other), modifier: signed(declared) });
  const { german, soviet } = view.commandPoints;
  return german.current === soviet.current
    ? t('initiative.firstEqual')
    : t('initiative.firstMore', { sides: sidePeople(side) });
}
