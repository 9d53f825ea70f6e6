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
      const reading = newest(client, 30_000).then(
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
            if ((await newest(client, 0)).some(isOurs)) return 'happened';
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

/** The newest transactions, at most so many milliseconds old. */
async function newest(client: QueryClient, age: number): Promise<readonly Transaction[]> {
  const { statements } = await client.fetchQuery({ ...statementQuery(1), staleTime: age });
  return statements;
}

/** Reads the statement ahead, so that a money effect need not wait for it: call it when a money form opens. */
export const openBooks = (client: QueryClient): void => void client.prefetchQuery(statementQuery(1));
