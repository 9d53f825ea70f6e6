import { Alert } from '@mantine/core';
import { useErrors } from '../../i18n/index.ts';
import type { Progress } from '../progress.ts';
import { alertProps } from '../alert-props/alert-props.tsx';

interface UnknownOutcomeAlertProps {
  progress: Progress;
  /** The unconfirmed action and where to check it. */
  children: string;
}

/** Notice of an unknown outcome in a form; renders nothing otherwise. */
export function UnknownOutcomeAlert({ progress, children }: UnknownOutcomeAlertProps) {
  const { errorText } = useErrors();
  if (progress.state !== 'unknown') return null;
  return (
    <Alert {...alertProps.warning}>
      {errorText(progress.failure)} {children}
    </Alert>
  );
}

type Unknown = Extract<Progress, { state: 'unknown' }>;

/** Returns the text of a verdict, after the reason while the outcome is open. */
export function useUnknownOutcomeText(): (progress: Unknown, verdict: string) => string {
  const { errorText } = useErrors();
  return (progress, verdict) =>
    progress.verdict === 'checking' || progress.verdict === 'unclear'
      ? `${errorText(progress.failure)} ${verdict}`
      : verdict;
}
