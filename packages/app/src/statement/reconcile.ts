import type { QueryClient } from '@tanstack/react-query';
import type { StatementType, Transaction } from '@wallet/contract/statement';
import { fromBaht, type Satang } from '@wallet/contract/wire/money';
import { watchSession } from '#api/session/session.ts';
import type { Reconciler, Verdict } from '#api/use-api-mutation.ts';
import { reconcileDelays } from '#api/retry-delays.ts';
import { slipsQuery, statementQuery } from './api.ts';
import { wait } from '#api/wait.ts';

/** Milliseconds an effect waits for the books to open; without them its outcome may stay unclear, but it is not held up. */
const patience = 5_000;

/** What a transaction is known by; a backend need not send an id. */
export const transactionKey = ({ _id, statementType, amount, from, to, createdAt }: Transaction): string =>
  _id ?? [statementType, amount, from, to, createdAt].join('|');

/**
 * Looks into some books before an effect and, when its outcome is unknown, after it: what is written there since tells
 * whether it happened. Nothing is ever sent again (decisions 30).
 */
export function reconcileBy<Books, Request, Entry>(
  read: (client: QueryClient) => Promise<Books>,
  find: (now: Books, before: Books, request: Request, client: QueryClient) => Entry | undefined,
  onWritten?: (entry: Entry) => void,
): Reconciler<Request> {
  return {
    isFollowed: onWritten !== undefined,
    async before(client, request) {
      const isStillTheirs = watchSession();
      // Read now and not taken from the cache: older books would pass another phone's entry off as this one.
      const reading = read(client).catch(() => undefined);
      const before = await Promise.race([reading, wait(patience)]);

      return async (): Promise<Verdict> => {
        if (before === undefined) return 'unclear';
        let verdict: Verdict = 'unclear';
        for (const pause of reconcileDelays) {
          await wait(pause);
          // By now they may be the books of somebody else.
          if (!isStillTheirs()) return 'unclear';
          try {
            const entry = find(await read(client), before, request, client);
            if (entry !== undefined) {
              if (isStillTheirs()) onWritten?.(entry);
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
  /** What else would tell the entry of an effect from others: its accounts, where the statement names them. */
  isOther?: (transaction: Transaction, request: Request, client: QueryClient) => boolean;
  /** Called with the entry once it is found; then it is looked for after a success, too. */
  onWritten?: (transaction: Transaction) => void;
}

/** Whether a money effect happened: is there a new transaction of that kind (and amount, where one was named)? */
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
        // Written down as failed, it moved nothing.
        transaction.status !== 'FAILED' &&
        !known.has(transactionKey(transaction)) &&
        (amount === undefined || fromBaht(transaction.amount) === amount) &&
        isOther?.(transaction, request, client) !== true,
    );
  };
  return reconcileBy(readNewest, find, onWritten);
}

/** Whether a slip arrived: are there more than before? Slips carry no id, and none is ever taken off the list. */
export const reconcileBySlips: Reconciler<unknown> = reconcileBy(
  async (client) => {
    const { total } = await client.fetchQuery({ ...slipsQuery(1), staleTime: 0 });
    // Without it nothing can be compared, so the outcome stays unclear.
    if (total === undefined) throw new Error('The list of slips does not say how many there are.');
    return total;
  },
  (total, before) => (total > before ? total : undefined),
);

/** The newest transactions, as the backend has them now. */
export async function readNewest(client: QueryClient): Promise<readonly Transaction[]> {
  const { statements } = await client.fetchQuery({ ...statementQuery(1), staleTime: 0 });
  return statements;
}
