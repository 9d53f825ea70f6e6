import { operations } from '@wallet/contract';
import type { Outcome } from '../runner.ts';

/** How many cases went how, and how much of the contract was met on the way. */
export interface Tally {
  readonly passed: number;
  readonly departed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** Calls that answered 200 at least once, of all calls. */
  readonly answered: number;
  readonly calls: number;
  /** Codes that were answered by a call that declares them, of all that are declared. */
  readonly codesMet: number;
  readonly codes: number;
}

export function tallyOf({ results, met, ms }: Outcome): Tally {
  const count = (wanted: string): number => results.filter(({ outcome }) => outcome === wanted).length;
  return {
    passed: count('passed'),
    departed: count('departed'),
    skipped: count('skipped'),
    seconds: Math.round(ms / 10) / 100,
    answered: operations.filter(({ id }) => met.get(id)?.has('200')).length,
    calls: operations.length,
    codesMet: operations.reduce(
      (sum, { id, metadata }) => sum + metadata.errors.filter((code) => met.get(id)?.has(code)).length,
      0,
    ),
    codes: operations.reduce((sum, { metadata }) => sum + metadata.errors.length, 0),
  };
}
