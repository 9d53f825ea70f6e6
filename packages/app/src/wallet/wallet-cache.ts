/** The balances as they were seen last, for the first paint of a returning player (docs/decisions/014-what-home-remembers.md). */
import { WalletSummary, type WalletView } from '@wallet/contract/wallet';
import { readAnswer } from '#api/read-response.ts';
import { keptFor, readStored, store } from '#api/storage/browser-storage.ts';
import { session } from '#api/session/session.ts';

/** What was seen last; undefined when nothing was, or nothing that can be read. Its time is `lastSync`. */
export function seenWallet(): WalletSummary | undefined {
  try {
    return summaryOf(JSON.parse(readStored('wallet-seen') ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps what is seen now, for as long as the token is kept. */
export function keepWallet(wallet: WalletView): void {
  // Another tab may have signed another member in.
  if (readStored('token') !== session.get().token) return;
  store('wallet-seen', JSON.stringify(summaryOf(wallet)), keptFor('token'));
}

/** As tolerant as the reader of answers: a wallet that could be shown can be kept. */
function summaryOf(wallet: unknown): WalletSummary | undefined {
  const read = readAnswer<WalletSummary>(WalletSummary, wallet);
  return read.isReadable ? read.value : undefined;
}
