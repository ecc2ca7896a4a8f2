import { useEffect } from 'react';

/**
 * A button pressed with the mouse does not take the keyboard away from where it is: Enter must stay
 * with the main button, which shows it.
 */
export function useFocusKept(): void {
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest('button')) event.preventDefault();
    };
    window.addEventListener('mousedown', keep);
    return () => window.removeEventListener('mousedown', keep);
  }, []);
}
