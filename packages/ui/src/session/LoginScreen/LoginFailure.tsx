import { Group } from '@mantine/core';
import { WarningIcon } from '../../base/Icon/Icon.tsx';
import { Link } from '../../base/Link/Link.tsx';
import type { Progress } from '../../base/progress.ts';
import { useErrors, useTranslation } from '../../i18n/index.ts';

export const fieldOfRefusal = (code: string): 'username' | 'password' | undefined =>
  code === 'NO_USER'
    ? 'username'
    : code === 'WRONG_PASSWORD' || code === 'WRONG_CREDENTIAL'
      ? 'password'
      : undefined;

export interface LoginFailureProps {
  progress: Progress;
  registerHref: string;
  contactHref: string;
}

/** Reason of a failed login and a link to help (spec 8, Auth), in one line: the button stays in view. */
export function LoginFailure({ progress, registerHref, contactHref }: LoginFailureProps) {
  const t = useTranslation('session');
  const { errorText, errorAdvice, namesContact } = useErrors();
  if (progress.state !== 'refused' && progress.state !== 'unknown') return null;
  const { failure } = progress;
  // A login cannot take effect twice: after an unknown outcome the player simply tries again.
  const isLost = progress.state === 'unknown';
  const code = isLost ? undefined : failure.message;
  const link =
    namesContact(failure) || code === 'INVALID_IP' ? 'contact' : code === 'NO_USER' ? 'register' : undefined;
  return (
    <Group gap="xs" wrap="nowrap" align="start" fz="sm" c={isLost ? 'orange.4' : 'red.3'}>
      <WarningIcon size={20} />
      <span>
        {errorText(failure)} {code !== 'WRONG_PASSWORD' && errorAdvice(failure)}{' '}
        {link && <Link href={link === 'register' ? registerHref : contactHref}>{t(link)}</Link>}
      </span>
    </Group>
  );
}
