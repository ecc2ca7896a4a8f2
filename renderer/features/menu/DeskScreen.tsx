import './deskScreen.css';
import { type ReactNode, useEffect } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { screenOpened } from '../../app/navigation.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Desk } from './Desk.tsx';

interface DeskScreenProps {
  readonly title: string;
  readonly hint: string;
  readonly testId: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A page behind the main menu: the same desk, a heading, and the way back. */
export function DeskScreen({ title, hint, testId, tools, children }: DeskScreenProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dispatch(screenOpened('menu'));
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [dispatch]);
  return (
    <main className="menu-screen desk-screen" data-testid={testId}>
      <Desk />
      <header className="desk-screen-header">
        <Button
          look="ghost"
          icon="back"
          label={t('app.back')}
          shortcut="Esc"
          onClick={() => dispatch(screenOpened('menu'))}
          data-testid="back-to-menu"
        />
        <h1>{title}</h1>
        <p>{hint}</p>
        {tools}
      </header>
      <div className="desk-screen-content">{children}</div>
    </main>
  );
}
