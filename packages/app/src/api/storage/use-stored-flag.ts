import { useState } from 'react';
import { removeStored, readStored, writeStored, type StorageKey } from './browser-storage.ts';

/** Whether a mark stands in the storage: `true` under its key, or no key at all. */
export const isFlagStored = (key: StorageKey): boolean => readStored(key) === 'true';

/** A mark, and the way to set it or take it away. */
export function useStoredFlag(key: StorageKey): readonly [isSet: boolean, toggle: () => void] {
  const [isSet, setSet] = useState(() => isFlagStored(key));
  const toggle = () => {
    if (isSet) removeStored(key);
    else writeStored(key, 'true');
    setSet(!isSet);
  };
  return [isSet, toggle];
}
