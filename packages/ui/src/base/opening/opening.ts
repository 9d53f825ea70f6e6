import { useState } from 'react';

/**
 * No hook of Mantine's: state that belongs to one opening of a sheet: each opening begins with `initial`, as it is by then. A sheet that closes
 * keeps what it shows while it slides away.
 */
export function useStateOfOpening<T>(isOpen: boolean, initial: T) {
  const [value, setValue] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setValue(initial);
  }
  return [value, setValue] as const;
}
