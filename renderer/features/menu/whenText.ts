import { t } from '../../i18n/index.ts';

const DAY = 24 * 60 * 60 * 1000;

/** "today 21:14", "yesterday 9:05", "8 July 2026": as one would say it at the table. */
export function whenText(iso: string, now: Date): string {
  const then = new Date(iso);
  const time = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' }).format(
    then,
  );
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY);
  if (days === 0) return t('when.today', { time });
  if (days === 1) return t('when.yesterday', { time });
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(then);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
