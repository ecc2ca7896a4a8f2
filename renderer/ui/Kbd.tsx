import './kbd.css';

/** The key that does the same. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd className="kbd" aria-hidden="true">
      {children}
    </kbd>
  );
}
