/**
 * The amount of a withdrawal from its sending to its outcome. A phone may close the page in between; the next page looks
 * it up, so that the player does not withdraw again (docs/decisions/014-home-storage.md).
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { satang, type Satang } from '@wallet/contract/wire/money';
import { useEffect } from 'react';
import { reconcileDelays } from '#api/retry-delays.ts';
import { session, watchSession } from '#api/session/session.ts';
import { createStore } from '#api/store/create-store.ts';
import { wait } from '#api/wait.ts';
import { readNewest } from '#statement/reconcile.ts';
import { trackWithdrawal } from './tracked-withdrawal.ts';

const unfinished = createStore<Satang | undefined>({
  initial: undefined,
  resetOn: 'logout',
  stored: { key: 'unfinished-withdrawal', lifetime: 'token', parse: (json) => satang(Number(json)) },
});

/** Set by an earlier page, until it is looked up. */
let leftBehind = unfinished.get();
session.subscribe(() => (leftBehind = undefined));

/** Called before a withdrawal is sent. */
export const beginWithdrawal = (amount: Satang): void => unfinished.set(amount);

/** Called when the outcome is known. */
export const endWithdrawal = (): void => unfinished.set(undefined);

/** Finds a withdrawal in the statement that is waiting for its transfer, and tracks it. */
async function findWaiting(client: QueryClient, amount: Satang): Promise<void> {
  const isSameSession = watchSession();
  for (const pause of reconcileDelays) {
    await wait(pause);
    const transactions = await readNewest(client).catch(() => []);
    if (!isSameSession()) return;
    const found = transactions.find(
      (one) => one.statementType === 'withdraw' && one.status === 'in progress' && one.amount === amount,
    );
    if (!found) continue;
    trackWithdrawal(found);
    break;
  }
  endWithdrawal();
}

/** Looks up the withdrawal that an earlier page sent without an outcome. */
export function useUnfinishedWithdrawal(): void {
  const client = useQueryClient();
  useEffect(() => {
    const amount = leftBehind;
    leftBehind = undefined;
    if (amount !== undefined) void findWaiting(client, amount);
  }, [client]);
}
