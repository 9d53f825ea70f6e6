import type { Failure } from '@wallet/contract/wire/failure';

/**
 * How an effect stands. The app derives it from a mutation; a component shows it.
 * `unknown` is a state of its own: the request left, and no readable answer came back (decisions 30). Its verdict is
 * what re-reading wallet and statement has shown so far; `failure` says why there is no answer (fault.ts).
 */
export type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'done' }
  | { readonly state: 'refused'; readonly failure: Failure }
  | {
      readonly state: 'unknown';
      readonly verdict: 'checking' | 'happened' | 'did-not-happen' | 'unclear';
      readonly failure: Failure;
    };

/** Nothing asked for yet. */
export const idle: Progress = { state: 'idle' };
