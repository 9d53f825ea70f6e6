import type { Mutant } from './mutant.ts';

/** A mutant that the suite detects with only a URL and one member. */
export interface ResponseMutant extends Mutant {
  /** Whether cases without effects detect it. */
  readonly isSeenByReading: boolean;
}
