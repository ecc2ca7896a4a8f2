import './ruleTag.css';
import { t } from '../i18n/index.ts';

const RULEBOOK = /^[RT]\d/;

/** The statement of the rulebook behind a figure, a refusal or a verdict. */
export function RuleTag({ rule }: { readonly rule: string | null }) {
  // Some refusals come from the table, not from the rulebook: they have no statement to show.
  if (rule === null || !RULEBOOK.test(rule)) return null;
  return (
    <span className="rule-tag" title={t('rule.tag', { rule })}>
      {rule}
    </span>
  );
}
