import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';

interface MenuItemProps {
  readonly icon: IconName;
  readonly label: string;
  readonly notes: readonly string[];
  /** The one that most players want: in brass. */
  readonly main?: boolean;
  readonly testId: string;
  onChoose(): void;
}

export function MenuItem({ icon, label, notes, main = false, testId, onChoose }: MenuItemProps) {
  return (
    <button
      type="button"
      className={main ? 'menu-item menu-item-main' : 'menu-item'}
      data-testid={testId}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span>{label}</span>
      <small>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </small>
    </button>
  );
}
