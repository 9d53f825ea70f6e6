import { Alert } from '@mantine/core';
import type { ErrorCode } from '@wallet/contract/errors';
import { Link } from '../../base/Link/Link.tsx';
import type { Progress } from '../../base/progress.ts';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { status } from '../../base/status/status.tsx';

/** Who helps on: the operator with accounts and forgotten passwords, registering where there is no account. */
const wayOn: Partial<Record<ErrorCode, 'contact' | 'register'>> = {
  NO_USER: 'register',
  WRONG_PASSWORD: 'contact',
  WRONG_CREDENTIAL: 'contact',
  INACTIVE_USER: 'contact',
  INVALID_USER_1: 'contact',
  INVALID_USER_2: 'contact',
  INVALID_USER_3: 'contact',
  INVALID_USER_4: 'contact',
  INVALID_IP: 'contact',
};

export interface LoginFailureProps {
  progress: Progress;
  registerHref: string;
  contactHref: string;
}

/** Why the login did not work, and what helps (spec 8, Auth). */
export function LoginFailure({ progress, registerHref, contactHref }: LoginFailureProps) {
  const t = useWords('session');
  const errorText = useErrorText();
  const adviceFor = useErrorAdvice();
  // Logging in has no effect that could happen twice: a lost answer is simply tried again.
  if (progress.state === 'unknown')
    return (
      <Alert {...status.warning} title={errorText(progress.failure)}>
        {adviceFor(progress.failure)}
      </Alert>
    );
  if (progress.state !== 'refused') return null;
  const { failure } = progress;
  const way = wayOn[failure.message as ErrorCode];
  return (
    <Alert {...status.failure} title={errorText(failure)}>
      {adviceFor(failure)}
      {way && <Link href={way === 'register' ? registerHref : contactHref}>{t(way)}</Link>}
    </Alert>
  );
}
