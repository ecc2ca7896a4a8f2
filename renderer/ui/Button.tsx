import './button.css';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Kbd } from './Kbd.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly label: string;
  readonly icon?: IconName;
  readonly shortcut?: string;
  readonly look?: 'plain' | 'primary' | 'fire' | 'ghost';
}

export function Button({ label, icon, shortcut, look = 'plain', ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`button button-${look}`}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly label: string;
  readonly icon: IconName;
  readonly shortcut?: string;
}

/** A square button that shows only its icon; the label is its tooltip and its spoken name. */
export function IconButton({ label, icon, shortcut, ...rest }: IconButtonProps) {
  const title = shortcut ? `${label} (${shortcut})` : label;
  return (
    <button type="button" aria-label={label} title={title} {...rest} className="icon-button">
      <Icon name={icon} />
    </button>
  );
}
