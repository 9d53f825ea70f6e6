import { useState } from 'react';

/** Returns a state that resets to `initial` at each opening. A closing sheet keeps its last value. */
export function useResetOnOpen<T>(isOpen: boolean, initial: T) {
  const [value, setValue] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setValue(initial);
  }
  return [value, setValue] as const;
}
