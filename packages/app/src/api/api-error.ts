import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { toErrorBody, faultOf, type Fault } from '@wallet/ui/base/fault';

/**
 * Outcome of a call that did not succeed. `retryAt` is the earliest useful retry, in epoch milliseconds. `unknown` is
 * no failure: the effect may have happened (decisions 30); `said` is a sentence of the backend about it (spec 8).
 */
export type Outcome =
  | { readonly kind: 'rejected'; readonly failure: ErrorBody }
  | { readonly kind: 'unauthorised'; readonly failure: ErrorBody }
  | { readonly kind: 'gone' }
  | { readonly kind: 'limited'; readonly failure: ErrorBody; readonly retryAt: number | undefined }
  | { readonly kind: 'unknown'; readonly reason: Fault; readonly said?: ErrorBody | undefined }
  | { readonly kind: 'cancelled' };

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** Returns the error of a call whose effect may have happened. */
export const unknownError = (reason: Fault, said?: ErrorBody): ApiError =>
  new ApiError({ kind: 'unknown', reason, said });

/** Returns a refusal of the client itself, with messages like those of a code. */
export const rejectedError = (message: string): ApiError =>
  new ApiError({ kind: 'rejected', failure: { message } });

/** Returns the outcome of a thrown value; a value that is no ApiError is a bug and counts as unexpected. */
export const outcomeOf = (error: unknown): Outcome =>
  error instanceof ApiError ? error.outcome : { kind: 'unknown', reason: 'unexpected' };

/** Returns the failure to show: the refusal, or the fault in its place. */
export function failureOf(error: unknown): ErrorBody {
  const outcome = outcomeOf(error);
  if ('failure' in outcome) return outcome.failure;
  if (outcome.kind !== 'unknown') return toErrorBody('unexpected');
  return outcome.said ?? toErrorBody(outcome.reason);
}

/** Returns whether a read may be retried; other failures would repeat. */
export function isTransient(error: unknown): boolean {
  const outcome = outcomeOf(error);
  if (outcome.kind === 'unknown') return outcome.reason !== 'unexpected';
  return outcome.kind === 'rejected' && faultOf(outcome.failure.message) === 'busy';
}
