import { SIDES } from '../../../shared/coh/index.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { signed } from '../../i18n/names.ts';
import { Chip } from '../../ui/Chip.tsx';
import { DiceFaces } from '../../ui/DiceFaces.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import type { LogEntry } from './logEntry.ts';

interface LogItemProps {
  readonly entry: LogEntry;
  /** It happened while somebody else sat here. */
  readonly missed: boolean;
  readonly heading: string | null;
}

export function LogItem({ entry, missed, heading }: LogItemProps) {
  const { side, subject, title, rule, turn, details, nowSpent, rolls } = entry;
  return (
    <>
      {heading && <li className="log-heading">{heading}</li>}
      <li
        className={`log-entry${missed ? ' log-missed' : ''}${side ? '' : ' log-round'}`}
        data-testid="log-entry"
        data-revision={entry.revision}
      >
        <div className="log-who">
          {side && <NationalSymbol side={side} size={18} />}
          {turn > 0 && side && <span>{turn}</span>}
        </div>
        <div>
          <h3>
            <b>{subject}</b>
            <HexesUnbroken text={title.slice(subject.length)} /> <RuleTag rule={rule} />{' '}
            {nowSpent && <Chip tone="danger" label={t('log.spentChip')} />}
          </h3>
          {rolls &&
            SIDES.map((roller) => (
              <p key={roller} className="log-roll">
                <NationalSymbol side={roller} size={14} />
                <DiceFaces dice={rolls[roller].dice} size={18} />
                {rolls[roller].modifier !== 0 && (
                  <span>{t('roll.modifier', { modifier: signed(rolls[roller].modifier) })}</span>
                )}
                <b>{rolls[roller].total}</b>
              </p>
            ))}
          {details.map((detail) => (
            <p key={detail.text}>
              {detail.text} <RuleTag rule={detail.rule} />
            </p>
          ))}
        </div>
      </li>
    </>
  );
}

const HEX = /(\d+-[A-Z]\d+)/;

/** A line may end beside the name of a hex, not at the hyphen inside it. */
function HexesUnbroken({ text }: { readonly text: string }) {
  // Every second part is what the expression caught.
  return text.split(HEX).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="log-hex">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
