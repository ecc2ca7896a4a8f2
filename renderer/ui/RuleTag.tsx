import './ruleTag.css';
import { t } from '../i18n/index.ts';

/** The statement of the rulebook behind a figure, a refusal or a verdict. */
export function RuleTag({ rule }: { readonly rule: string }) {
  return (
    <span className="rule-tag" title={t('rule.tag', { rule })}>
      {rule}
    </span>
  );
}
