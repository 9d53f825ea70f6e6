import type { QueryClient } from '@tanstack/react-query';
import { transactionKey, readNewest } from '#statement/reconcile.ts';
import { fromBaht, satang, toBaht } from '@wallet/contract/wire/money';
import { invalidateNouns, invalidateCall } from '#api/query-client.ts';
import { walletQuery } from '#wallet/api.ts';
import { isArrived, matchDeposits, stillPending, sumOf, withoutMatch } from './match-deposits.ts';
import { pendingDeposits } from './pending-deposits.ts';

/** Notes which deposits the statement has before one that is waited for; what is noted already stays. */
export async function recordKnownDeposits(client: QueryClient): Promise<void> {
  if (pendingDeposits.get().known) return;
  const transactions = await readNewest(client).catch(() => undefined);
  if (transactions && !pendingDeposits.get().known)
    pendingDeposits.setKnown(transactions.filter(isArrived).map(transactionKey));
}

/**
 * Reads the statement for deposits that have arrived, and shows what they come to. What was shown is not shown
 * again, in this tab or another one. Resolves when that is done, or could not be.
 */
export async function checkDeposits(client: QueryClient): Promise<void> {
  const now = Date.now();
  pendingDeposits.remove((item) => stillPending([item], now).length === 0);
  try {
    // The wallet tells something only where the statement could not be read before.
    const needsWallet = pendingDeposits.get().known === undefined;
    const [transactions, wallet] = await Promise.all([
      readNewest(client),
      needsWallet ? client.fetchQuery({ ...walletQuery(), staleTime: 0 }) : undefined,
    ]);
    const { items, known, balance, received = 0 } = pendingDeposits.get();
    const before = { known: known && new Set(known), balance };
    const present = { balance: wallet?.wallet.amount, transactions };
    const deposits = matchDeposits(before, present, transactionKey);
    if (deposits.length === 0) {
      if (!known) pendingDeposits.setKnown(transactions.filter(isArrived).map(transactionKey));
      return;
    }
    pendingDeposits.settle(deposits.reduce(withoutMatch, items), deposits.map(transactionKey));
    pendingDeposits.setReceived(toBaht(satang(fromBaht(received) + sumOf(deposits))));
    void invalidateNouns(client, ['wallet']);
    // A code that was paid is open no longer.
    void invalidateCall(client, 'deposit.qr');
  } catch {
    // The next look may get through.
  }
}
