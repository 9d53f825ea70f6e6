import { useState } from 'react';
import { forget, readStored, store, type StorageKey } from './browser-storage.ts';

/** Whether a mark stands in the storage: `true` under its key, or no key at all. */
export const isMarked = (key: StorageKey): boolean => readStored(key) === 'true';

/** A mark, and the way to set it or take it away. */
export function useMark(key: StorageKey): readonly [isSet: boolean, toggle: () => void] {
  const [isSet, setSet] = useState(() => isMarked(key));
  const toggle = () => {
    if (isSet) forget(key);
    else store(key, 'true');
    setSet(!isSet);
  };
  return [isSet, toggle];
}
