import type { Failure } from '@wallet/contract/wire/failure';

/** Why a call that left has no readable answer; `running`: its twin, which the browser sent by itself, is under way. */
export type UnknownReason = 'timeout' | 'network' | 'server' | 'unreadable' | 'running';

/**
 * How a call ended when it did not succeed. `retryAt` is the epoch in milliseconds before which asking again is no use.
 * `unknown` is no failure: an effect may have happened (decisions 30).
 */
export type Outcome =
  | { readonly kind: 'rejected'; readonly failure: Failure }
  | { readonly kind: 'unauthorised'; readonly failure: Failure }
  | { readonly kind: 'gone' }
  | { readonly kind: 'limited'; readonly failure: Failure; readonly retryAt: number | undefined }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason }
  | { readonly kind: 'cancelled' };

/** The one error every call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** The outcome behind any thrown value; a value that is no ApiError is a fault of ours and counts as unreadable. */
export const outcomeOf = (error: unknown): Outcome =>
  error instanceof ApiError ? error.outcome : { kind: 'unknown', reason: 'unreadable' };

/** A read may be asked again after these; anything else would answer the same. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && error.outcome.kind === 'unknown' && error.outcome.reason !== 'unreadable';
