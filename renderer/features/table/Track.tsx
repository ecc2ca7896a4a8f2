import type { ReactNode } from 'react';

export const TRACK_TOP = 12;

interface TrackProps {
  readonly kind: 'ap' | 'cap' | 'vp';
  readonly title: string;
  /** Read out instead of the cells. */
  readonly label: string;
  /** The highest space that can be reached now; those above are faded. */
  readonly limit: number;
  /** What stands on a space, if anything. */
  marker(space: number): ReactNode;
}

/** One column of the player card: spaces 12 down to 0. */
export function Track({ kind, title, label, limit, marker }: TrackProps) {
  const spaces = Array.from({ length: TRACK_TOP + 1 }, (_, index) => TRACK_TOP - index);
  return (
    <div className={`track track-${kind}`} data-testid={`track-${kind}`}>
      <span className="visually-hidden">{label}</span>
      <b aria-hidden="true">{title}</b>
      {spaces.map((space) => (
        <span
          key={space}
          className={space > limit ? 'track-space track-off' : 'track-space'}
          aria-hidden="true"
        >
          {space}
          {marker(space)}
        </span>
      ))}
    </div>
  );
}
