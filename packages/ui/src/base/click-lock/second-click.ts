import { useRef, type MouseEvent } from 'react';

/**
 * Returns a handler that drops the second click of a double click if the first control is gone: the next step
 * appeared between the two. Android also counts quick taps on two neighbours as a double click; these both pass.
 */
export function useSecondClickFilter() {
  const clicked = useRef<Element | null>(null);
  return (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.detail > 1 && !clicked.current?.isConnected) {
      event.preventDefault();
      event.stopPropagation();
    } else clicked.current = target.closest('button, a, label') ?? target;
  };
}
