import { useState } from 'react';
import { removeStored, readStored, writeStored, type StorageKey } from './browser-storage.ts';

/** Returns whether a flag is stored; `true` is the only value. */
export const isFlagStored = (key: StorageKey): boolean => readStored(key) === 'true';

/** Returns a stored flag and its setter. */
export function useStoredFlag(key: StorageKey): readonly [isSet: boolean, toggle: () => void] {
  const [isSet, setSet] = useState(() => isFlagStored(key));
  const toggle = () => {
    if (isSet) removeStored(key);
    else writeStored(key, 'true');
    setSet(!isSet);
  };
  return [isSet, toggle];
}
