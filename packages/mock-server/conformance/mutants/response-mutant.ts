import type { Mutant } from './mutant.ts';

/** A mutant that the suite notices with nothing but an address and one member. */
export interface ResponseMutant extends Mutant {
  /** Whether cases notice it that change nothing. */
  readonly isSeenByReading: boolean;
}
