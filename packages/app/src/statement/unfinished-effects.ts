/**
 * Effects from their sending to their outcome. A phone may close the page in between; the next page looks them up in
 * the statement (docs/decisions/027-unfinished-effects.md).
 */
import type { OperationId } from '@wallet/contract';
import { session } from '#api/session/session.ts';
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
  readonly wanted: WantedTransaction;
  /** Keys of earlier transactions; undefined if the statement was unavailable. */
  readonly known: readonly string[] | undefined;
  /** Epoch in milliseconds; distinguishes attempts. */
  readonly sentAt: number;
}

type Unfinished = Readonly<Partial<Record<ReportedOperation, SentEffect>>>;

const none: Unfinished = {};

const unfinished = createStore<Unfinished>({
  initial: none,
  resetOn: 'logout',
  isSharedWithTabs: true,
  stored: {
    key: 'unfinished-effects',
    lifetime: 'token',
    parse(json) {
      const effects = Object.entries(json as Unfinished).filter(
        ([, { wanted, known }]) =>
          typeof wanted.statementType === 'string' && (known === undefined || Array.isArray(known)),
      );
      return Object.fromEntries(effects);
    },
  },
});

/** Left by an earlier page, until they are looked up. */
let leftBehind = unfinished.get();
session.subscribe(() => (leftBehind = none));

/** Called before an effect is sent. */
export const beginEffect = (operation: ReportedOperation, effect: SentEffect): void =>
  unfinished.set({ ...unfinished.get(), [operation]: effect });

/** Returns whether the effect sent at this time has no outcome yet. */
export const isUnfinished = (operation: ReportedOperation, sentAt: number): boolean =>
  unfinished.get()[operation]?.sentAt === sentAt;

/** Runs the look-up of an effect in one tab at a time; without Web Locks it just runs. */
export const lookUpAlone = <T>(
  operation: ReportedOperation,
  sentAt: number,
  run: () => Promise<T>,
): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`look-up:${operation}:${sentAt}`, run) : run();

/** Called when the outcome of an effect is known: of the one sent at this time, by default of the last one. */
export function endEffect(operation: ReportedOperation, sentAt?: number): void {
  const { [operation]: effect, ...others } = unfinished.get();
  if (effect && (sentAt === undefined || effect.sentAt === sentAt))
    unfinished.set(Object.keys(others).length === 0 ? none : others);
}

/** Returns whether an earlier page left effects without an outcome. */
export const hasLeftBehind = (): boolean => leftBehind !== none;

/** Returns the effects of an earlier page, once. */
export function takeLeftBehind(): readonly (readonly [ReportedOperation, SentEffect])[] {
  const effects = Object.entries(leftBehind) as [ReportedOperation, SentEffect][];
  leftBehind = none;
  return effects;
}
