import type { OptionalRules } from '../../../shared/coh/index.ts';
import { t } from '../../i18n/index.ts';
import { RuleTag } from '../../ui/RuleTag.tsx';

const RULES: readonly { readonly id: keyof OptionalRules; readonly rule: string }[] = [
  { id: 'variableActionPoints', rule: 'R3.0.1' },
  { id: 'cautiousMovement', rule: 'R5.0.1' },
];

interface OptionalRuleSwitchesProps {
  readonly options: OptionalRules;
  onChange(options: OptionalRules): void;
}

/** Both players agree on these before play. */
export function OptionalRuleSwitches({ options, onChange }: OptionalRuleSwitchesProps) {
  return (
    <fieldset className="optional-rules" data-testid="optional-rules">
      <legend>{t('firefights.optional')}</legend>
      {RULES.map(({ id, rule }) => (
        <button
          key={id}
          type="button"
          role="switch"
          aria-checked={options[id]}
          data-testid={`option-${id}`}
          onClick={() => onChange({ ...options, [id]: !options[id] })}
        >
          <i aria-hidden="true" />
          <strong>
            {t(`firefights.${id}`)} <RuleTag rule={rule} />
          </strong>
          <span>{t(`firefights.${id}Note`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
