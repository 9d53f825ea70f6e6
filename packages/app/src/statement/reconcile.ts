import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import { transactionKey, type Transaction } from '@wallet/contract/statement';
import { watchSession } from '#api/session/session.ts';
import type { Acceptance, Reconciler, Verdict } from '#api/use-api-mutation.ts';
import { lookDelays } from '#api/look-delays.ts';
import { neverCached } from '#api/query-policy.ts';
import { reconcileDelays } from '#api/retry-delays.ts';
import { couponsQuery, slipsQuery, statementQuery } from './api.ts';
import { noteMismatch, spentBeside } from './money-mismatch.ts';
import { findTransaction, freshAmong, sumOf, type WantedTransaction } from './find-transaction.ts';
import { keepRequestNumber } from './request-numbers.ts';
import {
  beginEffect,
  endEffect,
  keepAccepted,
  onceSettled,
  lookUpAlone,
  settleEffect,
  storedEffect,
  type ReportedOperation,
  type SentEffect,
} from './unfinished-effects.ts';
import { wait } from '#api/wait.ts';

/** Milliseconds an effect waits for the first read; enough for 2G. After a timeout its outcome may stay unclear. */
const readTimeout = 15_000;

/** Resolves to the state before an effect, or to undefined when it is unavailable. */
const readBefore = <Snapshot>(reading: Promise<Snapshot>): Promise<Snapshot | undefined> =>
  Promise.race([reading.catch(() => undefined), wait(readTimeout)]);

/** Whose effect is looked for, and since when. */
interface Search {
  readonly isSameSession: () => boolean;
  /** Missing for an effect of unknown outcome. */
  readonly acceptance?: Acceptance | undefined;
  /** The weaker evidence: the state after the effect, and the present one, read since a moment. */
  readonly expected?: Change | undefined;
  readonly readState?: (since: number) => Promise<number | boolean | undefined>;
  /** Start of the search, in epoch milliseconds: the first look uses a state that was read since. */
  readonly start?: number;
}

/** Looks for the entry of an effect until it is there. Nothing is sent again (decisions 30). */
async function lookFor<Entry>(
  look: () => Promise<Entry | undefined>,
  { isSameSession, acceptance }: Search,
  onFound?: (entry: Entry) => void,
): Promise<Verdict> {
  let verdict: Verdict = 'unclear';
  for (const pause of acceptance ? lookDelays(Date.now() - acceptance.at) : reconcileDelays) {
    await wait(pause);
    // Another member may have signed in.
    if (!isSameSession()) return 'unclear';
    try {
      const entry = await look();
      if (entry !== undefined) {
        if (isSameSession()) onFound?.(entry);
        return 'happened';
      }
      verdict = 'did-not-happen';
    } catch {
      verdict = 'unclear';
    }
    if (isSameSession()) acceptance?.onMiss();
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
      return async (_client, acceptance) =>
        before === undefined
          ? 'unclear'
          : lookFor(async () => find(await read(client), before, request), { isSameSession, acceptance });
    },
  };
}

interface StatementReconciliation<Request> {
  /** Stores the effect until its outcome is known, for the next page. */
  operation?: ReportedOperation;
  /** Called with the transaction once it is found. */
  onWritten?: (transaction: Transaction) => void;
  /** For a statement without the transaction. */
  weaker?: WeakerEvidence<Request>;
}

interface Change {
  readonly before: number | boolean;
  readonly after: number | boolean;
}

/** A state besides the statement that confirms an accepted effect: a balance, or a current bonus. */
export interface WeakerEvidence<Request> {
  /** Returns the states before and after the effect; undefined if they are not known. */
  expect(request: Request, client: QueryClient): Change | undefined;
  /** Resolves to the state, read since a moment. */
  read(client: QueryClient, since: number): Promise<number | boolean>;
}

/** Milliseconds for which a state counts as that before an effect; another phone may change it. */
const isRecentFor = 60_000;

/** Returns the cached response of a read of the last minute, or undefined. */
export function recentData<Data>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
): Data | undefined {
  const { data, dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
  return Math.abs(Date.now() - dataUpdatedAt) > isRecentFor ? undefined : data;
}

/** Reconciles a money effect: a new transaction as `describe` returns it confirms the effect. */
export function reconcileByStatement<Request>(
  describe: (request: Request, client: QueryClient) => WantedTransaction,
  { operation, onWritten, weaker }: StatementReconciliation<Request> = {},
): Reconciler<Request> {
  let begun: SentEffect | undefined;
  return {
    // An effect that is not stored has a follow-up of its own.
    confirms: operation !== undefined,
    async before(client, request, { intent, onFound }) {
      const isSameSession = watchSession();
      const wanted = describe(request, client);
      const before = wanted.coupon === undefined ? await readBefore(readNewest(client)) : undefined;
      const known = before?.map(transactionKey);
      const effect = { operation, wanted, known, intent, sentAt: Date.now() };
      const lastRead = () => client.getQueryData(statementQuery(1).queryKey)?.statements ?? [];
      const report = ({ createdAt, _id, status }: Pick<Transaction, 'createdAt' | '_id' | 'status'>) => {
        if (_id !== undefined && isSameSession()) keepRequestNumber(_id, intent);
        const amount = sumOf(lastRead(), known, wanted);
        onFound({ at: createdAt, id: _id, amount, ...(status === 'FAILED' && { hasFailed: true }) });
      };
      const expected = weaker?.expect(request, client);
      const readState = async (since: number) => {
        const state = await weaker?.read(client, since);
        const lowest = Math.min(Number(expected?.before), Number(expected?.after));
        if (typeof state === 'number' && state < lowest) {
          // Read after the balance, so that it has all that took money from it.
          const spent = spentBeside(effect, await readNewest(client));
          if (state + spent < lowest && isSameSession()) noteMismatch('balance');
        }
        // Another new transaction may have changed the balance.
        const hasOther = known !== undefined && freshAmong(lastRead(), known).length > 0;
        return typeof state === 'number' && hasOther ? undefined : state;
      };
      if (!isStored(effect))
        return (_client, acceptance) =>
          lookUp(client, effect, { isSameSession, acceptance, expected, readState }, (entry) => {
            report(entry);
            onWritten?.(entry);
          });
      if (isSameSession()) beginEffect((begun = effect));
      return (_client, acceptance) => {
        onceSettled(effect, (outcome) => {
          if (outcome?.transaction) report(outcome.transaction);
          acceptance?.onSeen();
        });
        const start = Date.now();
        return lookUpAlone(effect, () =>
          lookUpStored(client, effect, { isSameSession, acceptance, expected, readState, start }, onWritten),
        );
      };
    },
    end() {
      if (begun) endEffect(begun);
    },
  };
}

const isStored = (effect: AnyEffect): effect is SentEffect => effect.operation !== undefined;

/** An effect that the device stores only if it has a name. */
type AnyEffect = Omit<SentEffect, 'operation'> & { readonly operation: ReportedOperation | undefined };

/** Looks a stored effect up, and stores its outcome. An accepted effect has none until it is found. */
export async function lookUpStored(
  client: QueryClient,
  effect: SentEffect,
  search: Search,
  onWritten?: (transaction: Transaction) => void,
): Promise<Verdict> {
  const { acceptance, isSameSession } = search;
  const onMiss = () => {
    if (acceptance && !storedEffect(effect)?.accepted) keepAccepted(effect, acceptance);
    acceptance?.onMiss();
  };
  const verdict = await lookUp(
    client,
    effect,
    { ...search, acceptance: acceptance && { ...acceptance, onMiss } },
    onWritten,
    (entry) => settleEffect(effect, 'happened', entry === 'shown' ? undefined : entry),
  );
  const isOver = !acceptance && verdict !== 'happened' && verdict !== 'checking';
  if (isOver && isSameSession()) settleEffect(effect, verdict);
  return verdict;
}

/** Looks a sent effect up in the statement, and an accepted one in the wallet, too. */
function lookUp(
  client: QueryClient,
  effect: AnyEffect,
  search: Search,
  onWritten?: (transaction: Transaction) => void,
  onFound?: (entry: Transaction | 'shown') => void,
): Promise<Verdict> {
  const { acceptance, expected, readState } = search;
  let { start } = search;
  const { coupon, couponEnd = '' } = effect.wanted;
  const lookUpCoupon = async (since: number) => {
    const staleTime = Date.now() - since + 1;
    const { coupons, unreadable } = await client.fetchQuery({ ...couponsQuery(), staleTime });
    if (unreadable) throw new Error('It may be a coupon that is unreadable');
    if (coupons.some(({ _id }) => _id === coupon)) return undefined;
    if (Date.parse(couponEnd) <= Date.now()) throw new Error('The coupon may be over');
    return 'shown' as const;
  };
  const lookUpStatement = async () => {
    const newest = await readNewest(client);
    const stored = isStored(effect) ? storedEffect(effect) : undefined;
    // Another look has found it, and its page says so.
    if (acceptance && isStored(effect) && (!stored || stored.outcome)) return undefined;
    // Another effect may have claimed its transaction meanwhile.
    const { known, wanted } = stored ?? effect;
    if (known === undefined) throw new Error('The statement before the effect is unknown');
    const found = findTransaction(newest, known, wanted);
    const { unreadable } = client.getQueryData(statementQuery(1).queryKey) ?? {};
    if (!found && unreadable) throw new Error('It may be a transaction that is unreadable');
    return found;
  };
  const look = async () => {
    const since = start ?? Date.now();
    start = undefined;
    if (coupon !== undefined) return lookUpCoupon(since);
    const found = await lookUpStatement().catch((error: unknown) => error as Error);
    if (found && !(found instanceof Error)) {
      if (typeof expected?.after === 'number') readState?.(since).catch(() => undefined);
      return found;
    }
    if (acceptance && expected && (await readState?.(since)) === expected.after) return 'shown';
    if (found) throw found;
    return undefined;
  };
  if (!acceptance && effect.known === undefined && coupon === undefined) return Promise.resolve('unclear');
  return lookFor<Transaction | 'shown'>(look, search, (entry) => {
    onFound?.(entry);
    if (entry !== 'shown') onWritten?.(entry);
  });
}

/** Reconciles an upload of a slip by their number: slips have no id, and none is ever removed. */
export const reconcileBySlips: Reconciler<unknown> = reconcileBy(
  async (client) => {
    const { total } = await client.fetchQuery({ ...slipsQuery(1), staleTime: neverCached });
    // Without a total the outcome stays unclear.
    if (total === undefined) throw new Error('The list of slips has no total');
    return total;
  },
  (total, before) => (total > before ? total : undefined),
);

/** Returns the newest transactions from the backend. */
export async function readNewest(client: QueryClient): Promise<readonly Transaction[]> {
  const { statements } = await client.fetchQuery({ ...statementQuery(1), staleTime: neverCached });
  return statements;
}
