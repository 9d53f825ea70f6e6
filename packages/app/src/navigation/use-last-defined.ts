import { useState } from 'react';

/** Returns the last defined value, for a dialog that closes after its address has changed. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
