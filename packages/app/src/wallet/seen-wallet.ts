/** The balances as they were seen last, for the first paint of a returning player (docs/decisions/014-what-home-remembers.md). */
import { WalletSummary, type WalletView } from '@wallet/contract/wallet';
import { keptFor, readStored, store } from '../session/browser-storage.ts';
import { session } from '../session/session.ts';

/** What was seen last; undefined when nothing was, or nothing that can be read. Its time is `lastSync`. */
export function seenWallet(): WalletSummary | undefined {
  try {
    return WalletSummary.parse(JSON.parse(readStored('wallet-seen') ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps what is seen now, for as long as the token is kept. */
export function keepWallet(wallet: WalletView): void {
  // Another tab may have signed another member in.
  if (readStored('token') !== session.get().token) return;
  store('wallet-seen', JSON.stringify(WalletSummary.parse(wallet)), keptFor('token'));
}
