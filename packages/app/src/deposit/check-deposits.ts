import type { QueryClient } from '@tanstack/react-query';
import { transactionKey } from '#statement/find-transaction.ts';
import { readNewest } from '#statement/reconcile.ts';
import { satang } from '@wallet/contract/wire/money';
import { invalidateNouns, invalidateCall } from '#api/query-client.ts';
import { walletQuery } from '#wallet/api.ts';
import { isArrived, justBegun, matchDeposits, stillPending, sumOf, withoutMatch } from './match-deposits.ts';
import { pendingDeposits } from './pending-deposits.ts';

/**
 * Records the deposits in the statement before an expected one arrives. Keeps an existing record. A late response may
 * contain the expected deposit, for example after a visit to the bank app; then the wallet decides.
 */
export async function recordKnownDeposits(client: QueryClient): Promise<void> {
  if (pendingDeposits.get().known) return;
  const transactions = await readNewest(client).catch(() => undefined);
  const { items, known } = pendingDeposits.get();
  const isEarly = items.every(({ since }) => Date.now() - since < justBegun);
  if (transactions && !known && isEarly)
    pendingDeposits.setKnown(transactions.filter(isArrived).map(transactionKey));
}

/**
 * Reads the statement for new deposits and publishes their sum, once across all tabs. Never rejects; resolves to false
 * if the request failed.
 */
export async function checkDeposits(client: QueryClient): Promise<boolean> {
  const now = Date.now();
  pendingDeposits.remove((item) => stillPending([item], now).length === 0);
  try {
    const transactions = await readNewest(client);
    // The wallet decides only if the first read of the statement failed or came late. It contains each deposit that
    // the statement contains, because it is read afterwards.
    const needsWallet = pendingDeposits.get().known === undefined;
    const wallet = needsWallet ? await client.fetchQuery({ ...walletQuery(), staleTime: 0 }) : undefined;
    const { items, known, balance, received = 0 } = pendingDeposits.get();
    const before = { known: known && new Set(known), balance };
    const present = { balance: wallet?.wallet.amount, transactions };
    const deposits = matchDeposits(before, present, transactionKey);
    if (deposits.length === 0) {
      if (!known) pendingDeposits.setKnown(transactions.filter(isArrived).map(transactionKey));
      return true;
    }
    pendingDeposits.settle(deposits.reduce(withoutMatch, items), deposits.map(transactionKey));
    pendingDeposits.setReceived(satang(received + sumOf(deposits)));
    void invalidateNouns(client, ['wallet']);
    // The provider closes a code after its payment.
    void invalidateCall(client, 'deposit.qr');
    return true;
  } catch {
    // The next poll retries.
    return false;
  }
}
