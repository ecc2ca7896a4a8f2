import { t } from '../../i18n/index.ts';

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

interface HistogramProps {
  /** The lowest 2D6 that hits without CAPs. */
  readonly needs: number;
  readonly caps: number;
  /** How far above the number a roll must be to do more: 4 for an attack, null for a rally. */
  readonly killMargin: number | null;
}

/** The eleven sums of 2D6: which miss, which hit by CAPs only, which hit, which destroy. */
export function Histogram({ needs, caps, killMargin }: HistogramProps) {
  return (
    <ol className="histogram" aria-label={t('attack.histogram')}>
      {SUMS.map((sum) => (
        <li key={sum} className={`bar-${meaning(sum, needs, caps, killMargin)}`}>
          <i style={{ height: `${(6 - Math.abs(7 - sum)) * (100 / 6)}%` }} />
          <span>{sum}</span>
        </li>
      ))}
    </ol>
  );
}

function meaning(sum: number, needs: number, caps: number, killMargin: number | null): string {
  if (killMargin !== null && sum + caps >= needs + killMargin) return 'kill';
  if (sum >= needs) return 'hit';
  return sum + caps >= needs ? 'caps' : 'miss';
}
