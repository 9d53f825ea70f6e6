import { satang, type Satang } from '@wallet/contract/wire/money';
import { account, type Account } from './account.ts';
import type { Ids } from './random.ts';
import type { PlainRecord } from './plain.ts';
import { table, type Stateful } from './store.ts';

export interface Posting {
  readonly account: Account;
  /** Satang, credited (above 0) or debited (below 0). */
  readonly amount: Satang;
}

/** The fields of a transaction besides its postings. */
export interface Entry {
  /** The kind of movement, e.g. `withdraw`; the statement filters by it. */
  readonly kind: string;
  /** The operation or event that moved the money. */
  readonly cause: string;
  /** Id of the related row, e.g. of a withdrawal. */
  readonly ref?: string;
  /** Owner of the statement that lists it. */
  readonly memberId?: string;
  /** Key of a payment that may happen once, e.g. `slip:REF`: a second one breaks an invariant. */
  readonly paysOnce?: `${string}:${string}`;
  readonly note?: string;
  /** Details for the statement. */
  readonly detail?: PlainRecord;
}

/** A recorded movement of money, immutable and permanent. Its postings sum to zero. */
export interface Transaction extends Entry {
  readonly id: string;
  /** Epoch milliseconds of world time. */
  readonly at: number;
  readonly postings: readonly Posting[];
}

interface HistoryFilter {
  readonly memberId?: string;
  readonly kinds?: readonly string[];
  readonly account?: Account;
  readonly where?: (transaction: Transaction) => boolean;
  readonly page?: number;
  /** Transactions per page. Default: all. */
  readonly limit?: number;
}

/** Double-entry bookkeeping: the only way money moves in a world. Writes need an open command. */
export type Ledger = ReturnType<typeof createLedger>;

/** Names of the state maps. The audit recomputes balances and payments from the transactions. */
export const ledgerMaps = {
  transaction: 'table/ledger',
  balance: 'ledger/balance',
  paid: 'ledger/paid',
} as const;

/** All transactions of a world, in order. */
export const transactions = table<Transaction>('ledger', { index: ['memberId'] });

export function createLedger(world: Stateful, ids: Ids, now: () => number) {
  const rows = transactions(world);
  const balances = world.state.map<Satang>(ledgerMaps.balance);
  const paid = world.state.map<readonly string[]>(ledgerMaps.paid);
  const balance = (name: Account): Satang => balances.get(name) ?? satang(0);

  function post(entry: Entry & { readonly postings: readonly Posting[] }): Transaction {
    const transaction = rows.insert({ ...entry, id: ids.next('transaction'), at: now() });
    for (const posting of transaction.postings)
      balances.set(posting.account, satang(balance(posting.account) + satang(posting.amount)));
    const thing = transaction.paysOnce;
    if (thing !== undefined) paid.set(thing, [...(paid.get(thing) ?? []), transaction.id]);
    return transaction;
  }

  return {
    /** Records a transaction. Its invariants are checked at the end of the command. */
    post,
    balance,
    /** Moves an amount above zero from one account to another. */
    move(from: Account, to: Account, amount: Satang, entry: Entry): Transaction {
      if (!(amount > 0)) throw new RangeError(`Only an amount above zero can move, not ${amount} satang.`);
      return post({
        ...entry,
        postings: [
          { account: from, amount: satang(-amount) },
          { account: to, amount },
        ],
      });
    },
    /** Corrects an account manually, by an amount of either sign; the reason becomes the note. */
    adjust({
      account: name,
      amount,
      reason,
      memberId,
    }: {
      readonly account: Account;
      readonly amount: Satang;
      readonly reason: string;
      readonly memberId?: string;
    }): Transaction {
      return post({
        kind: 'adjust',
        cause: 'ledger.adjust',
        note: reason,
        ...(memberId !== undefined && { memberId }),
        postings: [
          { account: name, amount },
          { account: account.adjustment, amount: satang(-amount) },
        ],
      });
    },
    /** Returns the transaction of a `paysOnce` key, if it was paid. */
    paid(thing: `${string}:${string}`): Transaction | undefined {
      const [id] = paid.get(thing) ?? [];
      return id === undefined ? undefined : rows.get(id);
    },
    get: (id: string): Transaction | undefined => rows.get(id),
    history({ memberId, kinds, account: name, where, page = 1, limit = Infinity }: HistoryFilter = {}) {
      const candidates = memberId === undefined ? rows.all() : rows.by('memberId', memberId);
      const passing = candidates.filter(
        (transaction) =>
          (!kinds || kinds.includes(transaction.kind)) &&
          (!name || transaction.postings.some((posting) => posting.account === name)) &&
          (!where || where(transaction)),
      );
      const end = passing.length - (page === 1 ? 0 : (page - 1) * limit);
      return {
        total: passing.length,
        items: passing.slice(Math.max(0, end - limit), Math.max(0, end)).reverse(),
      };
    },
  };
}
