import { useState } from 'react';
import { isFlagStored, removeStored, writeStored, type StorageKey } from './browser-storage.ts';

export function useStoredFlag(key: StorageKey): readonly [isSet: boolean, toggle: () => void] {
  const [isSet, setSet] = useState(() => isFlagStored(key));
  const toggle = () => {
    if (isSet) removeStored(key);
    else writeStored(key, 'true');
    setSet(!isSet);
  };
  return [isSet, toggle];
}
