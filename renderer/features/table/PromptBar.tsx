import './promptBar.css';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/icons.ts';
import { RuleTag } from '../../ui/RuleTag.tsx';
import type { PrimaryAction } from '../match/promptParts.ts';
import { SightPrompt } from '../sight/SightPrompt.tsx';
import { selectSightOn } from '../sight/sightSelectors.ts';
import { cancel, chooseAction, doPrimary } from './intents.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { selectDecision } from './playSelectors.ts';
import { selectAnnouncing, selectPrompt } from './selectors.ts';

const ICON_OF: Readonly<Record<PrimaryAction, IconName>> = {
  activate: 'activate',
  fire: 'fire',
  rally: 'rally',
  roll: 'dice',
  moveOn: 'move',
  keepFacing: 'check',
  selectActive: 'fit',
  leave: 'back',
};

/** What the table waits for, in a sentence, with the two buttons that matter most. */
export function PromptBar() {
  const dispatch = useAppDispatch();
  const prompt = useAppSelector(selectPrompt);
  const decision = useAppSelector(selectDecision);
  const announcing = useAppSelector(selectAnnouncing);
  const busy = useAppSelector((state) => state.session.busy) || announcing;
  const paying = useAppSelector((state) => state.table.toPay !== null);
  const looking = useAppSelector(selectSightOn);
  if (!prompt || decision?.kind === 'declareInitiative') return null;
  if (looking) return <SightPrompt />;
  const { title, detail, rule, primary, canPass, passLabel, canCancel } = prompt;
  return (
    <div className="prompt-place" data-region="prompt">
      {paying && <PaymentChoice />}
      <section className="prompt-bar" aria-label={title} data-testid="prompt">
        <output className="prompt-words">
          <b data-testid="prompt-title">{title}</b>
          <span>
            {detail} <RuleTag rule={rule} />
          </span>
        </output>
        {canPass && (
          <Button
            icon="pass"
            label={passLabel ?? t('prompt.pass')}
            shortcut="P"
            disabled={busy}
            onClick={() => void dispatch(chooseAction('pass'))}
            data-testid="prompt-pass"
          />
        )}
        {canCancel && (
          <Button
            icon="close"
            label={t('prompt.cancel')}
            shortcut="Esc"
            onClick={() => dispatch(cancel())}
            data-testid="prompt-cancel"
          />
        )}
        {primary && !paying && (
          <Button
            look={primary.action === 'fire' ? 'fire' : 'primary'}
            icon={ICON_OF[primary.action]}
            label={primary.label}
            shortcut="↵"
            disabled={busy}
            onClick={() => void dispatch(doPrimary())}
            data-testid="prompt-primary"
            data-action={primary.action}
          />
        )}
      </section>
    </div>
  );
}
