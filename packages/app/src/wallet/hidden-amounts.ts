import { useStoredFlag } from '#api/storage/use-stored-flag.ts';

/** Whether amounts are hidden on this device, for every member, with a setter. */
export function useHiddenAmounts(): { readonly isHidden: boolean; toggle: () => void } {
  const [isHidden, toggle] = useStoredFlag('amounts-hidden');
  return { isHidden, toggle };
}
