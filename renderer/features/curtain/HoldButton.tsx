import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { HOLD_TIME } from './curtainTiming.ts';

interface HoldButtonProps {
  readonly label: string;
  readonly hint: string;
  /** Said in place of the hint to somebody who let go too early. */
  readonly tooShort: string;
  readonly enabled: boolean;
  onHeld(): void;
}

/** A button that must be held, by mouse, Enter or Space, so that nobody looks by accident. */
export function HoldButton({ label, hint, tooShort, enabled, onHeld }: HoldButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [holding, setHolding] = useState(false);
  const [shortPresses, setShortPresses] = useState(0);
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

  const release = () => setHolding(false);
  const letGo = () => {
    if (holding) setShortPresses((count) => count + 1);
    release();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.type === 'keyup') letGo();
    // A key that was already down when the curtain fell was not meant for it.
    else if (!event.repeat) setHolding(true);
  };
  // Assistive devices click without pressing: they cannot hold, and do nothing by accident.
  const byAssistant = (event: MouseEvent) => {
    if (event.detail === 0) onHeld();
  };
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
      onPointerUp={letGo}
      onPointerLeave={release}
      onPointerCancel={release}
      onBlur={release}
      onClick={byAssistant}
    >
      <Icon name="eye" />
      <span>{label}</span>
      {/* A new key each time: the pulse begins anew. */}
      <span key={shortPresses} className={shortPresses > 0 ? 'hold-hint' : undefined}>
        <Kbd>{shortPresses > 0 ? tooShort : hint}</Kbd>
      </span>
    </button>
  );
}
