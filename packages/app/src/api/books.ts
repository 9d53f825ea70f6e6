import type { QueryClient } from '@tanstack/react-query';
import type { StatementType, Transaction } from '@wallet/contract/statement';
import { fromBaht, type Satang } from '@wallet/contract/wire/money';
import type { Reconciler, Verdict } from './effect.ts';
import { slipsQuery, statementQuery } from './statement.ts';

/** Milliseconds before each look into the books after an effect of unknown outcome. */
const looks = [0, 3_000, 5_000];

/** Milliseconds an effect waits for the books to open; without them its outcome may stay unclear, but it is not held up. */
const patience = 5_000;

/** What a transaction is known by; a backend need not send an id. */
export const markOf = ({ _id, statementType, amount, from, to, createdAt }: Transaction): string =>
  _id ?? [statementType, amount, from, to, createdAt].join('|');

const later = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Looks into some books before an effect and, when its outcome is unknown, after it: what is written there since tells
 * whether it happened. Nothing is ever sent again (decisions 30).
 */
function byBooks<Books, Request>(
  read: (client: QueryClient) => Promise<Books>,
  isWritten: (now: Books, before: Books, request: Request) => boolean,
): Reconciler<Request> {
  return {
    async before(client, request) {
      // Read now and not taken from the cache: older books would pass another phone's entry off as this one.
      const reading = read(client).catch(() => undefined);
      const before = await Promise.race([reading, later(patience)]);

      return async (): Promise<Verdict> => {
        if (before === undefined) return 'unclear';
        let verdict: Verdict = 'unclear';
        for (const wait of looks) {
          await later(wait);
          try {
            if (isWritten(await read(client), before, request)) return 'happened';
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

/** Whether a money effect happened: is there a new transaction of that kind (and amount, where one was named)? */
export function byStatement<Request>(
  kind: StatementType,
  amountOf: (request: Request) => Satang | undefined,
): Reconciler<Request> {
  return byBooks(newest, (transactions, before, request: Request) => {
    const known = new Set(before.map(markOf));
    const amount = amountOf(request);
    return transactions.some(
      (transaction) =>
        transaction.statementType === kind &&
        // Written down as failed, it moved nothing.
        transaction.status !== 'FAILED' &&
        !known.has(markOf(transaction)) &&
        (amount === undefined || fromBaht(transaction.amount) === amount),
    );
  });
}

/** Whether a slip arrived: are there more than before? Slips carry no id, and none is ever taken off the list. */
export const bySlips: Reconciler<unknown> = byBooks(
  async (client) => (await client.fetchQuery({ ...slipsQuery(1), staleTime: 0 })).total,
  (total, before) => total > before,
);

/** The newest transactions, as the backend has them now. */
export async function newest(client: QueryClient): Promise<readonly Transaction[]> {
  const { statements } = await client.fetchQuery({ ...statementQuery(1), staleTime: 0 });
  return statements;
}
