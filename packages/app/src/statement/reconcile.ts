import type { QueryClient } from '@tanstack/react-query';
import type { StatementType, Transaction } from '@wallet/contract/statement';
import type { Satang } from '@wallet/contract/wire/money';
import { watchSession } from '#api/session/session.ts';
import type { Reconciler, Verdict } from '#api/use-api-mutation.ts';
import { reconcileDelays } from '#api/retry-delays.ts';
import { slipsQuery, statementQuery } from './api.ts';
import { wait } from '#api/wait.ts';

/** Milliseconds an effect waits for the first read. After a timeout its outcome may stay unclear. */
const readTimeout = 5_000;

/** Identifies a transaction; backends may omit the id. */
export const transactionKey = ({ _id, statementType, amount, from, to, createdAt }: Transaction): string =>
  _id ?? [statementType, amount, from, to, createdAt].join('|');

/**
 * Reads a source before an effect, and again if its outcome is unknown. New entries decide whether the effect
 * happened. Nothing is sent again (decisions 30).
 */
export function reconcileBy<Snapshot, Request, Entry>(
  read: (client: QueryClient) => Promise<Snapshot>,
  find: (now: Snapshot, before: Snapshot, request: Request, client: QueryClient) => Entry | undefined,
  onWritten?: (entry: Entry) => void,
): Reconciler<Request> {
  return {
    isFollowed: onWritten !== undefined,
    async before(client, request) {
      const isSameSession = watchSession();
      // Read without the cache: with an older list, an entry of another phone would count.
      const reading = read(client).catch(() => undefined);
      const before = await Promise.race([reading, wait(readTimeout)]);

      return async (): Promise<Verdict> => {
        if (before === undefined) return 'unclear';
        let verdict: Verdict = 'unclear';
        for (const pause of reconcileDelays) {
          await wait(pause);
          // Another member may have signed in.
          if (!isSameSession()) return 'unclear';
          try {
            const entry = find(await read(client), before, request, client);
            if (entry !== undefined) {
              if (isSameSession()) onWritten?.(entry);
              return 'happened';
            }
            verdict = 'did-not-happen';
          } catch {
            verdict = 'unclear';
          }
        }
        return verdict;
      };
    },
  };
}

interface StatementMatch<Request> {
  /** Excludes entries of other effects, for example by their accounts. */
  isOther?: (transaction: Transaction, request: Request, client: QueryClient) => boolean;
  /** Called with the entry once it is found; with it, successful effects are looked up as well. */
  onWritten?: (transaction: Transaction) => void;
}

/** Reconciles a money effect: a new transaction of its kind (and amount, if any) confirms it. */
export function reconcileByStatement<Request>(
  kind: StatementType,
  amountOf: (request: Request) => Satang | undefined,
  { isOther, onWritten }: StatementMatch<Request> = {},
): Reconciler<Request> {
  const find = (
    now: readonly Transaction[],
    before: readonly Transaction[],
    request: Request,
    client: QueryClient,
  ) => {
    const known = new Set(before.map(transactionKey));
    const amount = amountOf(request);
    return now.find(
      (transaction) =>
        transaction.statementType === kind &&
        // A failed transaction moved no money.
        transaction.status !== 'FAILED' &&
        !known.has(transactionKey(transaction)) &&
        (amount === undefined || transaction.amount === amount) &&
        isOther?.(transaction, request, client) !== true,
    );
  };
  return reconcileBy(readNewest, find, onWritten);
}

/** Reconciles an upload of a slip by their number: slips have no id, and none is ever removed. */
export const reconcileBySlips: Reconciler<unknown> = reconcileBy(
  async (client) => {
    const { total } = await client.fetchQuery({ ...slipsQuery(1), staleTime: 0 });
    // Without a total the outcome stays unclear.
    if (total === undefined) throw new Error('The list of slips has no total');
    return total;
  },
  (total, before) => (total > before ? total : undefined),
);

/** Returns the newest transactions from the backend. */
export async function readNewest(client: QueryClient): Promise<readonly Transaction[]> {
  const { statements } = await client.fetchQuery({ ...statementQuery(1), staleTime: 0 });
  return statements;
}
