import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { toErrorBody, faultOf, type Fault } from '@wallet/ui/base/fault';

export type { Fault };

/**
 * How a call ended when it did not succeed. `retryAt` is the epoch in milliseconds before which asking again is no use.
 * `unknown` is no failure: an effect may have happened (decisions 30).
 */
export type Outcome =
  | { readonly kind: 'rejected'; readonly failure: ErrorBody }
  | { readonly kind: 'unauthorised'; readonly failure: ErrorBody }
  | { readonly kind: 'gone' }
  | { readonly kind: 'limited'; readonly failure: ErrorBody; readonly retryAt: number | undefined }
  | { readonly kind: 'unknown'; readonly reason: Fault }
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

/** The outcome behind any thrown value; a value that is no ApiError is a fault of ours and counts as unexpected. */
export const outcomeOf = (error: unknown): Outcome =>
  error instanceof ApiError ? error.outcome : { kind: 'unknown', reason: 'unexpected' };

/** Why a call did not succeed, as it is shown: the refusal, or the fault in its place. */
export function failureOf(error: unknown): ErrorBody {
  const outcome = outcomeOf(error);
  if ('failure' in outcome) return outcome.failure;
  return toErrorBody(outcome.kind === 'unknown' ? outcome.reason : 'unexpected');
}

/** A read may be asked again after these; anything else would answer the same. */
export function isTransient(error: unknown): boolean {
  const { kind } = outcomeOf(error);
  const fault = faultOf(failureOf(error).message);
  return kind === 'unknown' ? fault !== 'unexpected' : kind === 'rejected' && fault === 'busy';
}
