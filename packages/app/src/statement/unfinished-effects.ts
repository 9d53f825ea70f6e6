/**
 * Effects from their sending until they are seen. A phone may close the page in between; the next page looks them up
 * in the statement (docs/decisions/027-unfinished-effects.md).
 */
import type { OperationId } from '@wallet/contract';
import { session, watchSession } from '#api/session/session.ts';
import { createStore } from '#api/store/create-store.ts';
import type { WantedTransaction } from './find-transaction.ts';

/** Effects that the next page can report. */
export type ReportedOperation = Extract<
  OperationId,
  | 'wallet.transfer'
  | 'wallet.transferAll'
  | 'wallet.add'
  | 'withdraw.create'
  | 'withdraw.createAll'
  | 'bonus.activate'
  | 'bonus.activatePromotion'
  | 'bonus.clear'
  | 'invite.receive'
  | 'refund.receive'
  | 'refund.addToWallet'
>;

/** An effect that was sent. */
export interface SentEffect {
  readonly operation: ReportedOperation;
  readonly wanted: WantedTransaction;
  /** Keys of earlier transactions; undefined if the statement was unavailable. */
  readonly known: readonly string[] | undefined;
  /** Epoch in milliseconds; distinguishes attempts. */
  readonly sentAt: number;
  /** Set once the service accepted the effect and the first look missed it. */
  readonly accepted?: { readonly intent: string; readonly at: number };
}

/** Milliseconds for which an accepted effect is looked for. */
const longestWait = 48 * 60 * 60_000;

type Unfinished = readonly SentEffect[];

const none: Unfinished = [];

const unfinished = createStore<Unfinished>({
  initial: none,
  resetOn: 'logout',
  isSharedWithTabs: true,
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
}

/** Returns whether this page sent the effect, and shows its verdict itself. */
export const isOfThisPage = ({ sentAt }: SentEffect): boolean => sentHere.has(sentAt);

type Attempt = Pick<SentEffect, 'operation' | 'sentAt'>;

const isSame = (one: Attempt, other: Attempt): boolean =>
  one.operation === other.operation && one.sentAt === other.sentAt;

/** Returns the effect as stored while it is unfinished, or undefined. */
export const storedEffect = (attempt: Attempt): SentEffect | undefined =>
  unfinished.get().find((effect) => isSame(effect, attempt));

/** Called when an accepted effect was not there at the first look. */
export const keepAccepted = (attempt: Attempt, { intent, at }: SentEffect['accepted'] & object): void =>
  store(
    unfinished
      .get()
      .map((effect) => (isSame(effect, attempt) ? { ...effect, accepted: { intent, at } } : effect)),
  );

/** Calls back once, when an unfinished effect has ended. Never after the session. */
export function onceEnded(attempt: Attempt, callback: () => void): void {
  const isSameSession = watchSession();
  const unsubscribe = unfinished.subscribe(() => {
    if (isSameSession() && storedEffect(attempt)) return;
    unsubscribe();
    if (isSameSession()) callback();
  });
}

/** Returns the accepted effects that nobody has seen, and renders the component again when they change. */
export const useUnseenEffects = (): readonly SentEffect[] =>
  unfinished.use().filter(({ accepted }) => accepted !== undefined);

/** Runs the look-up of an effect in one tab at a time; without Web Locks it just runs. */
export const lookUpAlone = <T>({ operation, sentAt }: Attempt, run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`look-up:${operation}:${sentAt}`, run) : run();

/**
 * Called when the outcome of an effect is known. `key` identifies its transaction, which confirms no other effect of
 * the same kind and amount.
 */
export function endEffect(attempt: Attempt, key?: string): void {
  const others = unfinished.get().filter((effect) => !isSame(effect, attempt));
  const rest = others.map((effect) =>
    key === undefined || effect.known === undefined ? effect : { ...effect, known: [...effect.known, key] },
  );
  store(rest);
}

/** Returns whether an earlier page left effects without an outcome. */
export const hasLeftBehind = (): boolean => leftBehind !== none;

/** Returns the effects of an earlier page, once. */
export function takeLeftBehind(): readonly SentEffect[] {
  const effects = leftBehind;
  leftBehind = none;
  return effects;
}
