import './icon.css';
import { ICONS, type IconName } from './icons.ts';

/** A line icon that takes the size and colour of the text around it. */
export function Icon({ name }: { readonly name: IconName }) {
  // The markup is a file of the icon package, bundled at build time: nothing from outside.
  return (
    <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />
  );
}
