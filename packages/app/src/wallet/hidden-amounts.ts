import { useState } from 'react';
import { forget, readStored, store } from '../session/browser-storage.ts';

/** Whether amounts are covered on this phone, and the way to change it. It holds for whoever signs in next, too. */
export function useHiddenAmounts(): { readonly isHidden: boolean; toggle: () => void } {
  const [isHidden, setHidden] = useState(() => readStored('amounts-hidden') === 'true');
  return {
    isHidden,
    toggle() {
      if (isHidden) forget('amounts-hidden');
      else store('amounts-hidden', 'true');
      setHidden(!isHidden);
    },
  };
}
