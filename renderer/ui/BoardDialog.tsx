import './boardDialog.css';
import { type ReactNode, useEffect, useRef } from 'react';

interface BoardDialogProps {
  readonly title: string;
  readonly testId: string;
  readonly children: ReactNode;
}

/** A sheet in the middle of the board that wants an answer. Its main button has the focus. */
export function BoardDialog({ title, testId, children }: BoardDialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('[data-main]')?.focus();
    return () => document.querySelector<HTMLElement>('[data-region="board"]')?.focus();
  }, []);
  return (
    <div className="dialog-place">
      <dialog ref={sheet} open className="board-dialog" aria-label={title} data-testid={testId}>
        <h2>{title}</h2>
        {children}
      </dialog>
    </div>
  );
}
