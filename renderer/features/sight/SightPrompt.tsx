import { useAppDispatch } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import { toggleSight } from './sightIntents.ts';

/** In the place of what the table waits for, which is hidden meanwhile. */
export function SightPrompt() {
  const dispatch = useAppDispatch();
  return (
    <div className="prompt-place" data-region="prompt">
      <section className="prompt-bar" aria-label={t('sight.prompt')} data-testid="sight-prompt">
        <output className="prompt-words">
          <b>{t('sight.prompt')}</b>
          <span>
            {t('sight.promptDetail')} <RuleTag rule="R6.0" />
          </span>
        </output>
        <Button
          icon="check"
          label={t('sight.done')}
          shortcut="Esc"
          onClick={() => dispatch(toggleSight())}
          data-testid="sight-done"
        />
      </section>
    </div>
  );
}
