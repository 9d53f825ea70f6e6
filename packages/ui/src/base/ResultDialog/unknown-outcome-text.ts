import { useErrors } from '../../i18n/index.ts';
import type { Progress } from '../progress.ts';

type Unknown = Extract<Progress, { state: 'unknown' }>;

/** Returns the text of a verdict, after the reason while the outcome is open. */
export function useUnknownOutcomeText(): (progress: Unknown, verdict: string) => string {
  const { errorText } = useErrors();
  return (progress, verdict) =>
    progress.verdict === 'checking' || progress.verdict === 'unclear'
      ? `${errorText(progress.failure)} ${verdict}`
      : verdict;
}
