import type { QueryClient } from '@tanstack/react-query';
import { markOf, newest } from '#statement/reconcile.ts';
import { fromBaht, satang, toBaht } from '@wallet/contract/wire/money';
import { touch, touchCall } from '#api/query-client.ts';
import { walletQuery } from '#wallet/api.ts';
import { isArrived, newDeposits, stillOutstanding, sumOf, without } from './match-deposits.ts';
import { outstanding } from './pending-deposits.ts';

/** Notes which deposits the statement has before one that is waited for; what is noted already stays. */
export async function readBefore(client: QueryClient): Promise<void> {
  if (outstanding.get().known) return;
  const transactions = await newest(client).catch(() => undefined);
  if (transactions && !outstanding.get().known) outstanding.read(transactions.filter(isArrived).map(markOf));
}

/**
 * Reads the statement for deposits that have arrived, and shows what they come to. What was shown is not shown
 * again, in this tab or another one. Resolves when that is done, or could not be.
 */
export async function lookForDeposits(client: QueryClient): Promise<void> {
  const now = Date.now();
  outstanding.drop((item) => stillOutstanding([item], now).length === 0);
  try {
    // The wallet tells something only where the statement could not be read before.
    const needsWallet = outstanding.get().known === undefined;
    const [transactions, wallet] = await Promise.all([
      newest(client),
      needsWallet ? client.fetchQuery({ ...walletQuery(), staleTime: 0 }) : undefined,
    ]);
    const { items, known, balance, received = 0 } = outstanding.get();
    const before = { known: known && new Set(known), balance };
    const present = { balance: wallet?.wallet.amount, transactions };
    const deposits = newDeposits(before, present, markOf);
    if (deposits.length === 0) {
      if (!known) outstanding.read(transactions.filter(isArrived).map(markOf));
      return;
    }
    outstanding.settle(deposits.reduce(without, items), deposits.map(markOf));
    outstanding.show(toBaht(satang(fromBaht(received) + sumOf(deposits))));
    void touch(client, ['wallet']);
    // A code that was paid is open no longer.
    void touchCall(client, 'deposit.qr');
  } catch {
    // The next look may get through.
  }
}
