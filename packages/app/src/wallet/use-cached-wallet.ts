import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { walletQuery } from './api.ts';
import { markSynced } from './last-sync.ts';
import { cachedWallet, cacheWallet } from './wallet-cache.ts';

/** Returns the wallet query. The last balances take the place of a missing response. */
export function useCachedWallet() {
  const wallet = useQuery(walletQuery());
  return { ...wallet, data: wallet.data ?? cachedWallet() };
}

/** Stores the balances of each response for the next visit. */
export function useWalletCaching(): void {
  const { data, dataUpdatedAt } = useQuery(walletQuery());
  useEffect(() => {
    if (data === undefined) return;
    markSynced(dataUpdatedAt);
    cacheWallet(data);
  }, [data, dataUpdatedAt]);
}
