/** Balances of the last visit, for the first paint (docs/decisions/014-home-storage.md). */
import { WalletSummary, type WalletView } from '@wallet/contract/wallet';
import { createStore } from '#api/store/create-store.ts';
import { storedResponse } from '#api/store/stored-response.ts';

const store = createStore<WalletSummary | undefined>({
  initial: undefined,
  stored: { key: 'wallet-cache', lifetime: 'token', ...storedResponse<WalletSummary>(WalletSummary) },
});

/** Returns the cached balances, or undefined. `lastSync` contains their time. */
export const cachedWallet = store.get;

/** Stores the balances for the lifetime of the token. */
export const cacheWallet = ({ profile, wallet, invite, slots }: WalletView): void =>
  store.set({ profile: { name: profile.name }, wallet, invite, slots });
