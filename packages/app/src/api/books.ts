import type { QueryClient } from '@tanstack/react-query';
import type { StatementType, Transaction } from '@wallet/contract/statement';
import { fromBaht, type Satang } from '@wallet/contract/wire/money';
import type { Reconciler, Verdict } from './effect.ts';
import { statementQuery } from './statement.ts';

/** Milliseconds before each look into the books after an effect of unknown outcome. */
const looks = [0, 3_000, 5_000];

/** Milliseconds an effect waits for the books to open; without them its outcome may stay unclear, but it is not held up. */
const patience = 5_000;

/** What a transaction is known by; a backend need not send an id. */
const markOf = ({ _id, statementType, amount, from, to, createdAt }: Transaction): string =>
  _id ?? [statementType, amount, from, to, createdAt].join('|');

const later = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Tells from the statement whether a money effect of unknown outcome happened: is there a new transaction of that kind
 * (and amount, where one was named) since before? Nothing is ever sent again (decisions 30).
 */
export function byStatement<Request>(
  kind: StatementType,
  amountOf: (request: Request) => Satang | undefined,
): Reconciler<Request> {
  return {
    async before(client, request) {
      // Read now and not taken from the cache: an older page would pass another phone's entry off as this one.
      const reading = newest(client).then(
        (transactions) => new Set(transactions.map(markOf)),
        () => undefined,
      );
      const known = await Promise.race([reading, later(patience)]);
      const amount = amountOf(request);
      const isOurs = (transaction: Transaction) =>
        transaction.statementType === kind &&
        // Written down as failed, it moved nothing.
        transaction.status !== 'FAILED' &&
        !known?.has(markOf(transaction)) &&
        (amount === undefined || fromBaht(transaction.amount) === amount);

      return async (): Promise<Verdict> => {
        if (!known) return 'unclear';
        let verdict: Verdict = 'unclear';
        for (const wait of looks) {
          await later(wait);
          try {
            if ((await newest(client)).some(isOurs)) return 'happened';
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

/** The newest transactions, as the backend has them now. */
async function newest(client: QueryClient): Promise<readonly Transaction[]> {
  const { statements } = await client.fetchQuery({ ...statementQuery(1), staleTime: 0 });
  return statements;
}
