/**
 * Effects from their sending until the player has read their outcome. A phone may close the page in between; the next
 * page shows it (docs/decisions/027-unfinished-effects.md).
 */
import type { OperationId } from '@wallet/contract';
import { transactionKey, type Transaction } from '@wallet/contract/statement';
import type { Verdict } from '@wallet/ui/base/progress';
import { session, watchSession } from '#api/session/session.ts';
import type { DialogName } from '#navigation/dialog-search.ts';
import { createStore } from '#api/store/create-store.ts';
import type { WantedTransaction } from './find-transaction.ts';

/** Effects that the next page can report, with the dialog whose form sends them. */
const dialogOf = {
  'wallet.transfer': 'transfer',
  'wallet.transferAll': 'transfer',
  'wallet.add': 'invite',
  'withdraw.create': 'withdraw',
  'withdraw.createAll': 'withdraw',
  'bonus.activate': 'bonus',
  'bonus.activatePromotion': 'promotion',
  'bonus.clear': 'current-bonus',
  'invite.receive': 'invite',
  'refund.receive': 'refund',
  'refund.addToWallet': 'refund',
  'deposit.sendLink': 'deposit',
  'spin.claim': 'claim',
} as const satisfies { readonly [Id in OperationId]?: DialogName };

export type ReportedOperation = keyof typeof dialogOf;

export interface SentEffect {
  readonly operation: ReportedOperation;
  readonly wanted: WantedTransaction;
  /** Keys of earlier transactions; undefined if the statement was unavailable. */
  readonly known: readonly string[] | undefined;
  /** Epoch in milliseconds; distinguishes attempts. */
  readonly sentAt: number;
  readonly intent: string;
  /** Set once the service accepted the effect and the first look missed it. */
  readonly accepted?: { readonly at: number };
  /** Set once its outcome is on the screen, until the player has read it. */
  readonly outcome?: Outcome;
}

/** The last verdict on an effect, and the facts of its transaction. */
export interface Outcome {
  readonly verdict: Exclude<Verdict, 'checking'>;
  readonly transaction?: Pick<Transaction, 'amount' | 'createdAt' | '_id' | 'status'> | undefined;
}

/** Milliseconds for which an accepted effect is looked for. */
const longestWait = 48 * 60 * 60_000;

type Unfinished = readonly SentEffect[];

const none: Unfinished = [];

const unfinished = createStore<Unfinished>({
  initial: none,
  stored: {
    key: 'unfinished-effects',
    lifetime: 'token',
    parse(json) {
      const effects = (json as Unfinished).filter(
        ({ wanted, known, accepted }) =>
          typeof wanted.statementType === 'string' &&
          (known === undefined || Array.isArray(known)) &&
          (accepted === undefined || Date.now() - accepted.at < longestWait),
      );
      return effects.length === 0 ? none : effects;
    },
  },
});

/** Left by an earlier page, until they are looked up. */
let leftBehind = unfinished.get();
session.subscribe(() => (leftBehind = none));

const store = (effects: Unfinished): void => unfinished.set(effects.length === 0 ? none : effects);

/** Times of the effects that this page sent. */
const sentHere = new Set<number>();

/** Called before an effect is sent. */
export function beginEffect(effect: SentEffect): void {
  sentHere.add(effect.sentAt);
  store([...unfinished.get(), effect]);
  void showAlone(effect, () => undefined);
}

/**
 * Runs `show` once no other page shows the effect, and keeps others waiting until the player has read its outcome.
 * Without Web Locks it just runs.
 */
export async function showAlone(effect: SentEffect, show: () => void): Promise<void> {
  if (!('locks' in navigator)) return show();
  await navigator.locks.request(`effect:${effect.operation}:${effect.sentAt}`, () => {
    show();
    return untilEnded(effect);
  });
}

const untilEnded = (effect: SentEffect) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (storedEffect(effect)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = unfinished.subscribe(check);
    check();
  });

export const isOfThisPage = ({ sentAt }: SentEffect): boolean => sentHere.has(sentAt);

type Attempt = Pick<SentEffect, 'operation' | 'sentAt'>;

const isSame = (one: Attempt, other: Attempt): boolean =>
  one.operation === other.operation && one.sentAt === other.sentAt;

/** Returns the effect as stored while it is unfinished, or undefined. */
export const storedEffect = (attempt: Attempt): SentEffect | undefined =>
  unfinished.get().find((effect) => isSame(effect, attempt));

/** Returns the effects whose outcome the player has not read. */
export const unfinishedEffects = unfinished.get;

/** Called when an accepted effect was not there at the first look. */
export const keepAccepted = (attempt: Attempt, { at }: SentEffect['accepted'] & object): void =>
  store(
    unfinished.get().map((effect) => (isSame(effect, attempt) ? { ...effect, accepted: { at } } : effect)),
  );

/** Calls back once, when an unfinished effect has an outcome. Never after the session. */
export function onceSettled(attempt: Attempt, callback: (outcome?: Outcome) => void): void {
  const isSameSession = watchSession();
  const unsubscribe = unfinished.subscribe(() => {
    const effect = storedEffect(attempt);
    if (isSameSession() && effect && !effect.outcome) return;
    unsubscribe();
    if (isSameSession()) callback(effect?.outcome);
  });
}

/** Returns the accepted effects that nobody has seen, and renders the component again when they change. */
export const useUnseenEffects = (): readonly SentEffect[] =>
  unfinished.use().filter(({ accepted, outcome }) => accepted !== undefined && outcome === undefined);

/** Returns whether an outcome is to be read, or still looked for without a row above the page. */
export const useUnreadOutcome = (): boolean =>
  unfinished.use().some(({ accepted, outcome }) => accepted === undefined || outcome !== undefined);

/** Runs the look-up of an effect in one tab at a time; without Web Locks it just runs. */
export const lookUpAlone = <T>({ operation, sentAt }: Attempt, run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`look-up:${operation}:${sentAt}`, run) : run();

const pick = ({ amount, createdAt, _id, status }: Transaction) => ({ amount, createdAt, _id, status });

/**
 * Called when the outcome of an effect is known. Its transaction confirms no other effect of the same kind and amount.
 */
export function settleEffect(attempt: Attempt, verdict: Outcome['verdict'], transaction?: Transaction): void {
  const key = transaction && transactionKey(transaction);
  // Without the accounts.
  const facts = transaction && pick(transaction);
  store(
    unfinished.get().map((effect) => {
      if (isSame(effect, attempt)) return { ...effect, outcome: { verdict, transaction: facts } };
      if (key === undefined || effect.known === undefined) return effect;
      return { ...effect, known: [...effect.known, key] };
    }),
  );
}

/** Called when the player has read the outcome of an effect, or when it was refused. */
export const endEffect = (attempt: Attempt): void =>
  store(unfinished.get().filter((effect) => !isSame(effect, attempt)));

/** Returns whether an earlier page left effects without an outcome. */
export const hasLeftBehind = (): boolean => leftBehind !== none;

/** Returns whether a dialog would show an empty form instead of the effect that an earlier page sent from it. */
export const isFormOfLeftBehind = (dialog: DialogName | undefined): boolean =>
  leftBehind.some(({ operation }) => dialogOf[operation] === dialog);

/** Returns the effects of an earlier page, once. */
export function takeLeftBehind(): readonly SentEffect[] {
  const effects = leftBehind;
  leftBehind = none;
  return effects;
}
