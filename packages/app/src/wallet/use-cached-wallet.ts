import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { walletQuery } from './api.ts';
import { markSynced } from './last-sync.ts';
import { cachedWallet, cacheWallet } from './wallet-cache.ts';

/** Returns the wallet query. The last balances are its placeholder while there is no response. */
export function useCachedWallet() {
  const wallet = useQuery(walletQuery());
  const [atFirst] = useState(cachedWallet);
  const isFirst = wallet.dataUpdatedAt === 0;
  // A saved bank account makes the wallet load again.
  const cached = isFirst ? atFirst : wallet.isPending ? cachedWallet() : undefined;
  return { ...wallet, data: wallet.data ?? cached };
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
