/** Balances of the last visit, for the first paint (docs/decisions/014-home-storage.md). */
import { WalletSummary, type WalletView } from '@wallet/contract/wallet';
import { encodeValue } from '#api/encode-value.ts';
import { readResponse } from '#api/read-response.ts';
import { storedFor, readStored, writeStored } from '#api/storage/browser-storage.ts';
import { session } from '#api/session/session.ts';

/** Returns the cached balances, or undefined. `lastSync` contains their time. */
export function cachedWallet(): WalletSummary | undefined {
  try {
    return summaryOf(JSON.parse(readStored('wallet-seen') ?? ''));
  } catch {
    return undefined;
  }
}

/** Stores the balances for the lifetime of the token. */
export function cacheWallet(wallet: WalletView): void {
  // Another tab may have signed in another member.
  if (readStored('token') !== session.get().token) return;
  const { profile, wallet: main, invite, slots } = wallet;
  const summary = { profile: { name: profile.name }, wallet: main, invite, slots };
  writeStored('wallet-seen', JSON.stringify(encodeValue(WalletSummary, summary)), storedFor('token'));
}

/** Parses as leniently as the contract, so that every wallet on screen can be stored. */
function summaryOf(wallet: unknown): WalletSummary | undefined {
  const read = readResponse<WalletSummary>(WalletSummary, wallet);
  return read.isReadable ? read.value : undefined;
}
