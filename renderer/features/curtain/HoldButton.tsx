import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { HOLD_TIME } from './curtainTiming.ts';

interface HoldButtonProps {
  readonly label: string;
  readonly hint: string;
  readonly enabled: boolean;
  onHeld(): void;
}

/** A button that must be held, by mouse, Enter or Space, so that nobody looks by accident. */
export function HoldButton({ label, hint, enabled, onHeld }: HoldButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [holding, setHolding] = useState(false);
  useEffect(() => {
    if (enabled) button.current?.focus();
  }, [enabled]);
  useEffect(() => {
    if (!holding) return;
    const timer = setTimeout(() => {
      setHolding(false);
      onHeld();
    }, HOLD_TIME);
    return () => clearTimeout(timer);
  }, [holding, onHeld]);

  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setHolding(event.type === 'keydown');
  };
  // Assistive devices click without pressing: they cannot hold, and do nothing by accident.
  const byAssistant = (event: MouseEvent) => {
    if (event.detail === 0) onHeld();
  };
  const release = () => setHolding(false);
  return (
    <button
      ref={button}
      type="button"
      className={holding ? 'hold-button hold-button-held' : 'hold-button'}
      disabled={!enabled}
      data-testid="curtain-lift"
      onKeyDown={byKey}
      onKeyUp={byKey}
      onPointerDown={() => setHolding(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onBlur={release}
      onClick={byAssistant}
    >
      <Icon name="eye" />
      <span>{label}</span>
      <Kbd>{hint}</Kbd>
    </button>
  );
}
