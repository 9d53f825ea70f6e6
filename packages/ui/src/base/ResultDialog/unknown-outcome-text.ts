import { useErrorText } from '../../words/index.ts';
import type { Progress } from '../progress.ts';

type Unknown = Extract<Progress, { state: 'unknown' }>;

/** Returns a verdict on a lost answer, with the reason in front of it while nobody can tell what happened. */
export function useUnknownOutcomeText(): (progress: Unknown, verdict: string) => string {
  const errorText = useErrorText();
  return (progress, verdict) =>
    progress.verdict === 'checking' || progress.verdict === 'unclear'
      ? `${errorText(progress.failure)} ${verdict}`
      : verdict;
}
