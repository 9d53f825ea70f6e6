import { Alert } from '@mantine/core';
import { useErrorText } from '../../words/index.ts';
import type { Progress } from '../progress.ts';
import { alertProps } from '../alert-props/alert-props.tsx';

interface UnknownOutcomeAlertProps {
  progress: Progress;
  /** What could not be confirmed, and where to look. */
  children: string;
}

/** A lost answer in a form: why there is none, and what to do; nothing while the outcome is known. */
export function UnknownOutcomeAlert({ progress, children }: UnknownOutcomeAlertProps) {
  const errorText = useErrorText();
  if (progress.state !== 'unknown') return null;
  return (
    <Alert {...alertProps.warning}>
      {errorText(progress.failure)} {children}
    </Alert>
  );
}
