import { UnstyledButton } from '@mantine/core';
import type { SlotAccount } from '@wallet/contract/game';
import { useEffect, useState } from 'react';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { EyeIcon, EyeOffIcon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './Credentials.module.css';

export interface CredentialsProps {
  account: SlotAccount;
}

/** How long a password stays readable, in milliseconds: phones are shared. */
export const readableFor = 30_000;

/** What to sign in with at the provider; the password is covered, and covers itself again. */
export function Credentials({ account }: CredentialsProps) {
  const t = useWords('game');
  const [isReadable, setReadable] = useState(false);
  useEffect(() => {
    if (!isReadable) return undefined;
    const timer = setTimeout(() => setReadable(false), readableFor);
    return () => clearTimeout(timer);
  }, [isReadable]);
  return (
    <dl className={classes.rows}>
      <div className={classes.row}>
        <dt>{t('account.username')}</dt>
        <dd>
          <span className={classes.value}>{account.username}</span>
          <CopyButton text={account.username} label={t('account.copyUsername')} />
        </dd>
      </div>
      <div className={classes.row}>
        <dt>{t('account.password')}</dt>
        <dd>
          {isReadable ? (
            <span className={classes.value}>{account.password}</span>
          ) : (
            <span className={classes.value} role="img" aria-label={t('account.masked')}>
              ••••••••
            </span>
          )}
          <UnstyledButton
            className={classes.eye}
            aria-label={isReadable ? t('account.mask') : t('account.reveal')}
            onClick={() => setReadable(!isReadable)}
          >
            {isReadable ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          </UnstyledButton>
          <CopyButton text={account.password} label={t('account.copyPassword')} />
        </dd>
        {isReadable && <dd className={classes.hint}>{t('account.autoMask')}</dd>}
      </div>
    </dl>
  );
}
