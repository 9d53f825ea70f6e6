import type { Accepted, EffectEvidence, Progress, Verdict } from '@wallet/ui/base/progress';
import { failureOf, outcomeOf } from './api-error.ts';

/** Returns the progress of a mutation for a component. */
export function progressOf(
  { isPending, isSuccess, error }: { isPending: boolean; isSuccess: boolean; error: Error | null },
  verdict: Verdict,
  accepted?: Omit<Accepted, 'verdict'>,
  evidence?: EffectEvidence,
): Progress {
  if (isPending) return { state: 'pending' };
  if (isSuccess && accepted && verdict !== 'happened') return { state: 'accepted', verdict, ...accepted };
  if (isSuccess) return { state: 'done', ...evidence };
  if (!error) return { state: 'idle' };
  const outcome = outcomeOf(error);
  switch (outcome.kind) {
    case 'rejected':
      return { state: 'refused', failure: outcome.failure };
    case 'limited':
      return { state: 'refused', failure: outcome.failure, retryAt: outcome.retryAt };
    case 'unknown':
      return { state: 'unknown', verdict, failure: failureOf(error), ...evidence };
    // If the service is closed, its page replaces this one; otherwise the call was refused.
    case 'gone':
      return { state: 'refused', failure: failureOf(error) };
    // The session has ended; the login page says so.
    case 'unauthorised':
    case 'cancelled':
      return { state: 'idle' };
  }
}

/** Returns the earliest useful retry after too many requests. */
export function retryAtOf(error: Error | null): number | undefined {
  const outcome = error && outcomeOf(error);
  return outcome?.kind === 'limited' ? outcome.retryAt : undefined;
}

/** Returns the first progress that is not idle; a form runs one effect at a time. */
export const latestProgress = (...effects: readonly { readonly progress: Progress }[]): Progress =>
  effects.find(({ progress }) => progress.state !== 'idle')?.progress ?? { state: 'idle' };
