import './switch.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Kbd } from './Kbd.tsx';
import { RuleTag } from './RuleTag.tsx';

interface SwitchProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly shortcut?: string;
  readonly rule?: string;
  readonly on: boolean;
  readonly testId: string;
  onToggle(): void;
}

/** Something that is on or off. */
export function Switch({ label, icon, shortcut, rule, on, testId, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={on}
      data-testid={testId}
      onClick={onToggle}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {rule && <RuleTag rule={rule} />}
      {shortcut && <Kbd>{shortcut}</Kbd>}
      <i aria-hidden="true" />
    </button>
  );
}
