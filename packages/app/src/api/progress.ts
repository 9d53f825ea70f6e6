import type { Accepted, EffectEvidence, Progress, Verdict } from '@wallet/ui/base/progress';
import { failureOf, outcomeOf } from './api-error.ts';

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
  const failure = failureOf(error);
  switch (outcome.kind) {
    // If the service is closed, its page replaces this one; otherwise the call was refused.
    case 'gone':
    case 'rejected':
      return { state: 'refused', failure };
    case 'limited':
      return { state: 'refused', failure, retryAt: outcome.retryAt };
    case 'unknown':
      // The statement has the outcome of the lost response.
      if (evidence?.record?.hasFailed) return { state: 'done', ...evidence };
      return { state: 'unknown', verdict, failure, ...evidence };
    // The session has ended; the login page says so.
    case 'unauthorised':
    case 'cancelled':
      return { state: 'idle' };
  }
}

interface Effect {
  readonly progress: Progress;
  readonly reset: () => void;
}

/** Returns the progress and the reset of a form that runs one of its effects at a time. */
export const eitherOf = (...effects: readonly Effect[]): { progress: Progress; onReset: () => void } => ({
  progress: effects.find(({ progress }) => progress.state !== 'idle')?.progress ?? { state: 'idle' },
  onReset: () => effects.forEach(({ reset }) => reset()),
});
