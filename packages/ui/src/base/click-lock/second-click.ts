import { useRef, type MouseEvent } from 'react';

/**
 * Returns a handler that drops the second click of a double click if the next step appeared between the two: the
 * first control is gone or has another label. Android also counts quick taps on two neighbours as a double click;
 * these both pass. Also for `mousedown`, which would focus the field below the second tap.
 */
export function useSecondClickFilter() {
  const first = useRef<{ readonly control: Element; readonly label: string | null }>(undefined);
  return (event: MouseEvent) => {
    const { control, label } = first.current ?? {};
    if (event.detail > 1 && !(control?.isConnected && control.textContent === label)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const target = event.target as Element;
    const clicked = target.closest('button, a, label') ?? target;
    first.current = { control: clicked, label: clicked.textContent };
  };
}
