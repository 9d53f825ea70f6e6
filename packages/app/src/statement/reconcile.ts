import type { QueryClient } from '@tanstack/react-query';
import type { Transaction } from '@wallet/contract/statement';
import { watchSession } from '#api/session/session.ts';
import type { Reconciler, Verdict } from '#api/use-api-mutation.ts';
import { reconcileDelays } from '#api/retry-delays.ts';
import { slipsQuery, statementQuery } from './api.ts';
import { findTransaction, transactionKey, type WantedTransaction } from './find-transaction.ts';
import {
  beginEffect,
  endEffect,
  lookUpAlone,
  type ReportedOperation,
  type SentEffect,
} from './unfinished-effects.ts';
import { wait } from '#api/wait.ts';

/** Milliseconds an effect waits for the first read; enough for 2G. After a timeout its outcome may stay unclear. */
const readTimeout = 15_000;

/** Resolves to the state before an effect, or to undefined when it is unavailable. */
const readBefore = <Snapshot>(reading: Promise<Snapshot>): Promise<Snapshot | undefined> =>
  Promise.race([reading.catch(() => undefined), wait(readTimeout)]);

/** Looks for the entry of an effect until it is there. Nothing is sent again (decisions 30). */
async function lookFor<Entry>(
  look: () => Promise<Entry | undefined>,
  isSameSession: () => boolean,
  onWritten?: (entry: Entry) => void,
): Promise<Verdict> {
  let verdict: Verdict = 'unclear';
  for (const pause of reconcileDelays) {
    await wait(pause);
    // Another member may have signed in.
    if (!isSameSession()) return 'unclear';
    try {
      const entry = await look();
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
}

/**
 * Reads a source before an effect, and again if its outcome is unknown. New entries decide whether the effect
 * happened.
 */
export function reconcileBy<Snapshot, Request, Entry>(
  read: (client: QueryClient) => Promise<Snapshot>,
  find: (now: Snapshot, before: Snapshot, request: Request) => Entry | undefined,
): Reconciler<Request> {
  return {
    async before(client, request) {
      const isSameSession = watchSession();
      const before = await readBefore(read(client));
      return async () =>
        before === undefined
          ? 'unclear'
          : lookFor(async () => find(await read(client), before, request), isSameSession);
    },
  };
}

interface StatementReconciliation {
  /** Stores the effect until its outcome is known, for the next page. */
  operation?: ReportedOperation;
  /** Called with the transaction once it is found; with it, successful effects are looked up as well. */
  onWritten?: (transaction: Transaction) => void;
}

/** Reconciles a money effect: a new transaction as `describe` returns it confirms the effect. */
export function reconcileByStatement<Request>(
  describe: (request: Request, client: QueryClient) => WantedTransaction,
  { operation, onWritten }: StatementReconciliation = {},
): Reconciler<Request> {
  return {
    isFollowed: onWritten !== undefined,
    async before(client, request) {
      const isSameSession = watchSession();
      const before = await readBefore(readNewest(client));
      const effect = {
        wanted: describe(request, client),
        known: before?.map(transactionKey),
        sentAt: Date.now(),
      };
      if (operation && isSameSession()) beginEffect(operation, effect);
      return () => {
        const look = () => lookUp(client, effect, isSameSession, onWritten);
        if (!operation) return look();
        return lookUpAlone(operation, effect.sentAt, async () => {
          const verdict = await look();
          endEffect(operation, effect.sentAt);
          return verdict;
        });
      };
    },
    end() {
      if (operation) endEffect(operation);
    },
  };
}

/** Looks a sent effect up in the statement. */
export const lookUp = (
  client: QueryClient,
  { wanted, known }: SentEffect,
  isSameSession: () => boolean,
  onWritten?: (transaction: Transaction) => void,
): Promise<Verdict> =>
  known === undefined
    ? Promise.resolve('unclear')
    : lookFor(async () => findTransaction(await readNewest(client), known, wanted), isSameSession, onWritten);

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
