import { SIDES } from '../../../shared/coh/index.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { signed } from '../../i18n/names.ts';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { DiceFaces } from '../../ui/DiceFaces.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import {
  hasSeveralTargets,
  type LogDetail,
  type LogEntry,
  type LogResult,
  titleVerdict,
  type Verdict,
} from './logEntry.ts';
import { LogSumLine } from './LogSumLine.tsx';

interface LogItemProps {
  readonly entry: LogEntry;
  /** It happened while somebody else sat here. */
  readonly missed: boolean;
  /** Units of whoever sits here were attacked in it. */
  readonly suffered: boolean;
  readonly heading: string | null;
}

export function LogItem({ entry, missed, suffered, heading }: LogItemProps) {
  const { side, turn } = entry;
  const several = hasSeveralTargets(entry);
  const looks = [
    missed && 'log-missed',
    missed && suffered && 'log-suffered',
    !side && 'log-round',
  ];
  return (
    <>
      {heading && <li className="log-heading">{heading}</li>}
      <li
        className={['log-entry', ...looks].filter(Boolean).join(' ')}
        data-testid="log-entry"
        data-revision={entry.revision}
      >
        <div className="log-who">
          {side && <NationalSymbol side={side} size={18} />}
          {turn > 0 && side && <span>{turn}</span>}
        </div>
        <div>
          <Title entry={entry} />
          <InitiativeRolls rolls={entry.rolls} />
          {entry.sums.map((sum) => (
            <LogSumLine key={sum.label} sum={sum} />
          ))}
          {several && <Common entry={entry} />}
          {entry.attack?.results.map((result) => (
            <Result key={result.unit} result={result} />
          ))}
          {!several && <Common entry={entry} />}
        </div>
      </li>
    </>
  );
}

function Title({ entry }: { readonly entry: LogEntry }) {
  const { subject, title, rule, nowSpent } = entry;
  const verdict = titleVerdict(entry);
  return (
    <h3>
      <b>{subject}</b>
      <Unbroken text={title.slice(subject.length)} /> <RuleTag rule={rule} />
      {nowSpent && (
        <>
          {t('log.thenSpent')} <RuleTag rule="R2.2-5" />
        </>
      )}{' '}
      {verdict && <VerdictChip verdict={verdict} />}
    </h3>
  );
}

function InitiativeRolls({ rolls }: Pick<LogEntry, 'rolls'>) {
  return (
    rolls &&
    SIDES.map((roller) => (
      <p key={roller} className="log-roll">
        <NationalSymbol side={roller} size={14} />
        <DiceFaces dice={rolls[roller].dice} size={18} />
        {rolls[roller].modifier !== 0 && (
          <span>{t('roll.modifier', { modifier: signed(rolls[roller].modifier) })}</span>
        )}
        <b>{rolls[roller].total}</b>
      </p>
    ))
  );
}

/** The sums and the outcome of one roll of an attack. */
function Result({ result: { heading, verdict, sums, details } }: { readonly result: LogResult }) {
  return (
    <div className="log-result" data-verdict={verdict}>
      {heading && (
        <h4>
          {heading} <VerdictChip verdict={verdict} />
        </h4>
      )}
      {sums.map((sum) => (
        <LogSumLine key={sum.label} sum={sum} />
      ))}
      <Details details={details} />
    </div>
  );
}

/** What belongs to the whole entry: before several results, after a single one. */
function Common({ entry: { cost, details } }: { readonly entry: LogEntry }) {
  return (
    <>
      {cost.length > 0 && (
        <p>
          {cost.map(({ text, rule }) => (
            <span key={text} className="log-cost">
              {text} <RuleTag rule={rule} />
            </span>
          ))}
        </p>
      )}
      <Details details={details} />
    </>
  );
}

function Details({ details }: { readonly details: readonly LogDetail[] }) {
  return details.map(({ text, rule }) => (
    <p key={text}>
      <Unbroken text={text} /> <RuleTag rule={rule} />
    </p>
  ));
}

const TONES: Readonly<Record<Verdict, ChipTone>> = {
  miss: 'plain',
  hit: 'danger',
  destroyed: 'danger',
  rallied: 'active',
  failed: 'plain',
};

function VerdictChip({ verdict }: { readonly verdict: Verdict }) {
  return <Chip tone={TONES[verdict]} label={t(`verdict.${verdict}`)} />;
}

const UNBROKEN = /(\d+-[A-Z]\d+|\d+ (?:AP|CAP|VP)\b)/;

/** A line may end beside the name of a hex or a price, not inside it. */
function Unbroken({ text }: { readonly text: string }) {
  // Every second part is what the expression caught.
  return text.split(UNBROKEN).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${index}-${part}`} className="log-unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
