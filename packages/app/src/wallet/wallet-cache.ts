/** The balances as they were seen last, for the first paint of a returning player (docs/decisions/014-home-storage.md). */
import { WalletSummary, type WalletView } from '@wallet/contract/wallet';
import { readResponse } from '#api/read-response.ts';
import { storedFor, readStored, writeStored } from '#api/storage/browser-storage.ts';
import { session } from '#api/session/session.ts';

/** What was seen last; undefined when nothing was, or nothing that can be read. Its time is `lastSync`. */
export function cachedWallet(): WalletSummary | undefined {
  try {
    return summaryOf(JSON.parse(readStored('wallet-seen') ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps what is seen now, for as long as the token is kept. */
export function cacheWallet(wallet: WalletView): void {
  // Another tab may have signed another member in.
  if (readStored('token') !== session.get().token) return;
  writeStored('wallet-seen', JSON.stringify(summaryOf(wallet)), storedFor('token'));
}

/** As tolerant as the reader of answers: a wallet that could be shown can be kept. */
function summaryOf(wallet: unknown): WalletSummary | undefined {
  const read = readResponse<WalletSummary>(WalletSummary, wallet);
  return read.isReadable ? read.value : undefined;
}
