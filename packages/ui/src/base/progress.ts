import type { ErrorBody } from '@wallet/contract/wire/error-body';

/**
 * State of a mutation. The app derives it; components render it. `unknown`: the request was sent without a
 * readable response (decisions 30). `verdict` is the result of re-reading wallet and statement; `failure` is the
 * reason (fault.ts).
 */
export type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'done' }
  | {
      readonly state: 'refused';
      readonly failure: ErrorBody;
      /** Earliest useful retry after too many requests, in epoch milliseconds. */
      readonly retryAt?: number | undefined;
    }
  | {
      readonly state: 'unknown';
      readonly verdict: Verdict;
      readonly failure: ErrorBody;
    };

/** Whether an effect of unknown outcome happened; `unclear` is final, too. */
export type Verdict = 'checking' | 'happened' | 'did-not-happen' | 'unclear';

export const idle: Progress = { state: 'idle' };
