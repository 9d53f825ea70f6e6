import type { QueryClient } from '@tanstack/react-query';
import { transactionKey, type Transaction } from '@wallet/contract/statement';
import { readNewest } from '#statement/reconcile.ts';
import { watchSession } from '#api/session/session.ts';
import { wait } from '#api/wait.ts';
import { invalidateNouns, invalidateCall } from '#api/query-client.ts';
import { readWalletNow } from '#wallet/api.ts';
import {
  canRaiseBalance,
  justBegun,
  matchDeposits,
  stillPending,
  sumOf,
  withoutMatch,
} from './match-deposits.ts';
import { pendingDeposits } from './pending-deposits.ts';

/**
 * Records the statement before an expected deposit arrives. Keeps an existing record. A late response may
 * contain the expected deposit, for example after a visit to the bank app; then the wallet decides.
 */
export async function recordKnownDeposits(client: QueryClient): Promise<void> {
  if (pendingDeposits.get().known) return;
  const transactions = await readNewest(client).catch(() => undefined);
  const { items, known } = pendingDeposits.get();
  const isEarly = items.every(({ since }) => Date.now() - since < justBegun);
  if (transactions && !known && isEarly)
    pendingDeposits.setKnown(transactions.filter(canRaiseBalance).map(transactionKey));
}

/** Milliseconds for which a tab keeps its claim, until every other tab has read its message. */
const claimTime = 60_000;

/**
 * Resolves to whether this check is the first to find a deposit. Two tabs may find it before either has sent its
 * message. Without Web Locks each announces it.
 */
function claim(deposit: Transaction): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`deposit:${transactionKey(deposit)}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && wait(claimTime);
      })
      .catch(() => resolve(true));
  });
}

/**
 * Reads the statement for new deposits and publishes their sum, once across all tabs. Never rejects; resolves to false
 * if the request failed.
 */
export async function checkDeposits(client: QueryClient): Promise<boolean> {
  const now = Date.now();
  const isSameSession = watchSession();
  pendingDeposits.remove((item) => stillPending([item], now).length === 0);
  try {
    const transactions = await readNewest(client);
    // The wallet decides only if the first read of the statement failed or came late. It contains each deposit that
    // the statement contains, because it is read afterwards.
    const needsWallet = pendingDeposits.get().known === undefined;
    const wallet = needsWallet ? await readWalletNow() : undefined;
    const { known, balance } = pendingDeposits.get();
    const before = { known: known && new Set(known), balance };
    const present = { balance: wallet?.wallet.amount, transactions };
    const found = matchDeposits(before, present);
    // A message in a hidden page would go by unseen; the return to it checks again.
    if (found.length > 0 && document.visibilityState === 'hidden') return true;
    const claims = await Promise.all(found.map(claim));
    if (!isSameSession()) return true;
    const deposits = found.filter((deposit, index) => claims[index] && !isReported(deposit));
    // Earlier deposits are no news after a match by balance.
    if (!known) pendingDeposits.setKnown(transactions.filter(canRaiseBalance).map(transactionKey));
    if (deposits.length === 0) return true;
    const { items } = pendingDeposits.get();
    pendingDeposits.report(
      deposits.reduce(withoutMatch, items),
      deposits.map(transactionKey),
      sumOf(deposits),
    );
    void invalidateNouns(client, ['wallet']);
    // The provider closes a code after its payment.
    void invalidateCall(client, 'deposit.qr');
    return true;
  } catch {
    // The next poll retries.
    return false;
  }
}

const isReported = (deposit: Transaction): boolean => pendingDeposits.isReported(transactionKey(deposit));
