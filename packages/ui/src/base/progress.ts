import type { ErrorBody } from '@wallet/contract/wire/error-body';
import type { Satang } from '@wallet/contract/wire/money';

/**
 * State of a mutation. The app derives it; components render it. `unknown`: the request was sent without a
 * readable response (decisions 30). `verdict` is the result of re-reading wallet and statement; `failure` is the
 * reason (fault.ts). `accepted`: a success status, but neither statement nor wallet shows the effect (decisions 30).
 */
export type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | ({ readonly state: 'done' } & EffectEvidence)
  | ({ readonly state: 'accepted' } & Accepted)
  | {
      readonly state: 'refused';
      readonly failure: ErrorBody;
      /** Earliest useful retry after too many requests, in epoch milliseconds. */
      readonly retryAt?: number | undefined;
    }
  | ({
      readonly state: 'unknown';
      readonly verdict: Verdict;
      readonly failure: ErrorBody;
    } & EffectEvidence);

/** Number of an effect, sent as Idempotency-Key, and its transaction once it is found. */
export interface EffectEvidence {
  readonly intent?: string;
  readonly record?: EffectRecord;
}

/** Time and reference of the transaction of an effect. */
export interface EffectRecord {
  readonly at: string;
  /** The statement lists it as failed. */
  readonly hasFailed?: boolean;
  readonly id?: string | undefined;
  /** Sum of all its transactions, of an effect without an amount; undefined if some may be missing. */
  readonly amount?: Satang | undefined;
}

/** An effect that the service accepted, until it is seen. */
export interface Accepted {
  /** `did-not-happen`: the statement was read and does not have it; `unclear`: it could not be read. */
  readonly verdict: Exclude<Verdict, 'happened'>;
  /** Time of the acceptance, in epoch milliseconds. */
  readonly at: number;
  /** Time of the last read, in epoch milliseconds. */
  readonly checkedAt: number;
  /** Number of the intent, sent as Idempotency-Key. */
  readonly intent: string;
  readonly onCheck: () => unknown;
}

/** Whether an effect of unknown outcome happened; `unclear` is final, too. */
export type Verdict = 'checking' | 'happened' | 'did-not-happen' | 'unclear';

export const idle: Progress = { state: 'idle' };

/** Returns the earliest useful retry after too many requests, in epoch milliseconds. */
export const retryAtOf = (progress: Progress): number | undefined =>
  progress.state === 'refused' ? progress.retryAt : undefined;
