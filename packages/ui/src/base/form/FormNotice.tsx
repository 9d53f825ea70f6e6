import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { UnknownOutcomeAlert } from '../UnknownOutcomeAlert/UnknownOutcomeAlert.tsx';
import type { Progress } from '../progress.ts';
import { Reason } from '../support/Advice.tsx';
import { alertProps } from '../alert-props/alert-props.tsx';

export interface FormNoticeProps {
  progress: Progress;
  refused: string;
  /** The unconfirmed action and where to check it. */
  unknown: string;
  /** Further action below the reason of a refusal. */
  children?: ReactNode;
}

/** Outcome of a form's submission: a refusal or an unknown outcome. */
export function FormNotice({ progress, refused, unknown, children }: FormNoticeProps) {
  if (progress.state === 'refused')
    return (
      <Alert {...alertProps.failure} title={refused}>
        <Reason failure={progress.failure} />
        {children}
      </Alert>
    );
  return <UnknownOutcomeAlert progress={progress}>{unknown}</UnknownOutcomeAlert>;
}
