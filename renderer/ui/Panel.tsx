import './panel.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface SectionHeadingProps {
  readonly icon: IconName;
  readonly title: string;
  readonly aside?: ReactNode;
}

/** The brass capitals above a part of a panel, with a quiet word at the right. */
export function SectionHeading({ icon, title, aside }: SectionHeadingProps) {
  return (
    <h2 className="section-heading">
      <Icon name={icon} />
      <span>{title}</span>
      {aside && <small>{aside}</small>}
    </h2>
  );
}
