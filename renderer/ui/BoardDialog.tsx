import './boardDialog.css';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface BoardDialogProps {
  readonly title: string;
  readonly testId: string;
  /** Low: what it speaks of on the board stays in sight. */
  readonly place?: 'middle' | 'low';
  readonly children: ReactNode;
}

/** A sheet in the middle of the board that wants an answer. Enter presses its main button. */
export function BoardDialog({ title, testId, place = 'middle', children }: BoardDialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    mainButton(sheet.current)?.focus();
    return () => document.querySelector<HTMLElement>('[data-region="board"]')?.focus();
  }, []);
  useEnter(sheet);
  return (
    <div className={`dialog-place dialog-${place}`}>
      <dialog ref={sheet} open className="board-dialog" aria-label={title} data-testid={testId}>
        <h2>{title}</h2>
        {children}
      </dialog>
    </div>
  );
}

/** Wherever the focus has gone meanwhile: the button shows the key, so the key must press it. */
function useEnter(sheet: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isForAnother(event.target, sheet.current)) return;
      event.preventDefault();
      mainButton(sheet.current)?.click();
    };
    // Before the focused button hears of it: it would be pressed as well.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [sheet]);
}

/** A modal page lies above the sheet, or another of its own buttons, not a mere choice, is meant. */
function isForAnother(target: EventTarget | null, sheet: HTMLDialogElement | null): boolean {
  if (document.querySelector('dialog:modal')) return true;
  if (!(target instanceof Element) || !sheet?.contains(target)) return false;
  return target.matches('button:not([aria-pressed])');
}

function mainButton(sheet: HTMLDialogElement | null): HTMLElement | null {
  return sheet?.querySelector<HTMLElement>('[data-main]') ?? null;
}
