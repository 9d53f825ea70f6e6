import type { Outcome, Result } from '../runner.ts';
import { groupBy, proofOf } from './proof.ts';

/** Returns the counts of cases by outcome, of distinct causes, and of proven calls. */
export function tallyOf(outcome: Outcome) {
  const { results, ms } = outcome;
  const count = (wanted: string): number => results.filter((result) => result.outcome === wanted).length;
  const { calls, openCalls, refusals, openRefusals } = proofOf(outcome);
  return {
    rules: results.length,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    causes: causesOf(outcome).length,
    seconds: Math.round(ms / 10) / 100,
    calls,
    provenCalls: calls - openCalls.length,
    refusals,
    provenRefusals: refusals - openRefusals.length,
  };
}

/** Returns the failed cases by cause, the most frequent cause first. */
export const causesOf = ({ results }: Outcome): readonly (readonly Result[])[] =>
  [
    ...groupBy(
      results.filter(({ outcome }) => outcome === 'failed'),
      ({ problem }) => problem?.cause ?? '',
    ).values(),
  ].sort((one, other) => other.length - one.length);
