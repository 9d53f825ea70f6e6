import { useStoredFlag } from '#api/storage/use-stored-flag.ts';

/** Whether amounts are covered on this phone, and the way to change it. It holds for whoever signs in next, too. */
export function useHiddenAmounts(): { readonly isHidden: boolean; toggle: () => void } {
  const [isHidden, toggle] = useStoredFlag('amounts-hidden');
  return { isHidden, toggle };
}
