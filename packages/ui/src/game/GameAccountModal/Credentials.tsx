import { ActionIcon, Group } from '@mantine/core';
import type { SlotAccount } from '@wallet/contract/game';
import { useEffect, useState } from 'react';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { Fact, FactCard } from '../../base/FactCard/FactCard.tsx';
import { EyeIcon, EyeOffIcon } from '../../base/Icon/MemberIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';

/** Milliseconds until the password is masked again: phones are shared. */
export const revealDuration = 30_000;

const text = { ff: 'monospace', fw: 600 } as const;

/** User name and password of the provider. The password is masked and masks itself again. */
export function Credentials({ account }: { account: SlotAccount }) {
  const t = useTranslation('game');
  const [isRevealed, setRevealed] = useState(false);
  useEffect(() => {
    if (!isRevealed) return undefined;
    const timer = setTimeout(() => setRevealed(false), revealDuration);
    return () => clearTimeout(timer);
  }, [isRevealed]);
  return (
    <FactCard>
      <Fact
        label={t('account.username')}
        {...text}
        action={<CopyButton text={account.username} label={t('account.copyUsername')} />}
      >
        {account.username}
      </Fact>
      <Fact
        label={t('account.password')}
        {...text}
        hint={isRevealed && t('account.autoMask')}
        action={
          <Group gap={0} wrap="nowrap">
            <ActionIcon
              aria-label={isRevealed ? t('account.mask') : t('account.reveal')}
              onClick={() => setRevealed(!isRevealed)}
            >
              {isRevealed ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
            </ActionIcon>
            <CopyButton text={account.password} label={t('account.copyPassword')} />
          </Group>
        }
      >
        {isRevealed ? (
          account.password
        ) : (
          <span role="img" aria-label={t('account.masked')}>
            ••••••••
          </span>
        )}
      </Fact>
    </FactCard>
  );
}
