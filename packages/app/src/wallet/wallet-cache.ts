/** Balances of the last visit, for the first paint (docs/decisions/014-home-storage.md). */
import { WalletSummary, type WalletView } from '@wallet/contract/wallet';
import { encodeResponse } from '#api/encode-value.ts';
import { readResponse } from '#api/read-response.ts';
import { createStore } from '#api/store/create-store.ts';

const store = createStore<WalletSummary | undefined>({
  initial: undefined,
  resetOn: 'logout',
  stored: {
    key: 'wallet-cache',
    lifetime: 'token',
    encode: (wallet) => encodeResponse(WalletSummary, wallet),
    // As lenient as the contract, so that every wallet on screen can be stored.
    parse(json) {
      const read = readResponse<WalletSummary>(WalletSummary, json);
      return read.isReadable ? read.value : undefined;
    },
  },
});

/** Returns the cached balances, or undefined. `lastSync` contains their time. */
export const cachedWallet = store.get;

/** Stores the balances for the lifetime of the token. */
export const cacheWallet = ({ profile, wallet, invite, slots }: WalletView): void =>
  store.set({ profile: { name: profile.name }, wallet, invite, slots });
