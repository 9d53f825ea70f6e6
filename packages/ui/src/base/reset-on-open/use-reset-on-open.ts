import { useState } from 'react';

/**
 * Returns a state that resets to `initial` at each opening, unless it is kept then. A closing sheet keeps its last value.
 */
export function useResetOnOpen<T>(isOpen: boolean, initial: T, isKept = false) {
  const [value, setValue] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen && !isKept) setValue(initial);
  }
  return [value, setValue] as const;
}
