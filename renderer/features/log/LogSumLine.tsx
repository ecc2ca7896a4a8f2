import { signed } from '../../i18n/names.ts';
import { DiceFaces } from '../../ui/DiceFaces.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import type { LogPart, LogSum } from './logEntry.ts';

/** "AV 14 = red 5 + 2D6 8 + CAP 1", each summand with its rule. */
export function LogSumLine({ sum: { label, value, parts, against } }: { readonly sum: LogSum }) {
  return (
    <p className="log-sum">
      <b>
        {label} {value}
      </b>{' '}
      ={' '}
      {parts.map((part, index) => (
        <Part key={part.text} part={part} first={index === 0} />
      ))}
      {against}
    </p>
  );
}

/** A sign belongs to its word: a line is only broken between summands. */
function Part({ part, first }: { readonly part: LogPart; readonly first: boolean }) {
  const { text, amount, dice, rule } = part;
  const sign = amount < 0 ? '− ' : '+ ';
  return (
    <>
      <span className="log-part">
        {!first && sign}
        {text} {dice && <DiceFaces dice={dice} size={14} />}
        {dice ? <b>{amount}</b> : first ? plain(amount) : Math.abs(amount)} <RuleTag rule={rule} />
      </span>{' '}
    </>
  );
}

function plain(amount: number): string {
  return amount < 0 ? signed(amount) : String(amount);
}
