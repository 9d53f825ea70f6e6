import { Alert, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';
import { Link, newTab } from '../../base/Link/Link.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { ExternalIcon, LockIcon } from '../../base/Icon/MemberIcon.tsx';
import { DepositIcon, WithdrawIcon } from '../../base/Icon/MoneyIcon.tsx';
import { UnknownOutcomeAlert } from '../../base/UnknownOutcomeAlert/UnknownOutcomeAlert.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { Credentials } from './Credentials.tsx';
import type { GameAccountProps } from './game-account.ts';
import { deviceOf } from '../../base/device/device.ts';
import { platformsFor } from './game-address.ts';
import { PlayGame } from './PlayGame.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface AccountDetailsProps extends GameAccountProps {
  onResetPassword: () => void;
}

/** An open account: balance, the button to play, transfers and the sign-in credentials. */
export function AccountDetails(props: AccountDetailsProps) {
  const { slot, account, onTransfer } = props;
  const t = useTranslation('game');
  const { progress } = props.passwordReset;
  const inReason = props.walletBalance > 0 ? undefined : t('account.depositFirst');
  const outReason = (slot.amount ?? 0) > 0 ? undefined : t('account.nothingToReturn');
  return (
    <>
      <Group justify="space-between" align="baseline" gap="0 1rem">
        <Text c="dimmed">{t('account.balance')}</Text>
        <Text fz="xl" fw={700}>
          {slot.amount === undefined ? '–' : <Money amount={slot.amount} />}
        </Text>
      </Group>
      <PlayGame {...props} />
      <Group gap="sm" grow align="flex-start" preventGrowOverflow={false}>
        <ReasonedButton
          icon={<DepositIcon size={18} />}
          label={t('account.transferIn')}
          reason={inReason}
          onClick={() => onTransfer('in')}
        />
        <ReasonedButton
          icon={<WithdrawIcon size={18} />}
          label={t('account.transferOut')}
          reason={outReason}
          onClick={() => onTransfer('out')}
        />
      </Group>
      <div role="status">
        {progress.state === 'done' && <Alert {...alertProps.success}>{t('reset.done')}</Alert>}
        <UnknownOutcomeAlert progress={progress}>{t('reset.unknown')}</UnknownOutcomeAlert>
      </div>
      <LoadState of={account} title={t('account.failed')} />
      {account.state === 'ready' && <Credentials key={account.data.password} account={account.data} />}
      <ProviderLinks {...props} />
      <Button variant="subtle" leftSection={<LockIcon size={18} />} onClick={props.onResetPassword}>
        {t('reset.action')}
      </Button>
    </>
  );
}

interface ReasonedButtonProps {
  icon: ReactNode;
  label: string;
  /** Reason why the button is disabled; undefined when it is enabled. */
  reason: string | undefined;
  onClick: () => void;
}

function ReasonedButton({ icon, label, reason, onClick }: ReasonedButtonProps) {
  return (
    <div>
      <Button
        variant="default"
        size="compact-md"
        fullWidth
        leftSection={icon}
        disabled={reason !== undefined}
        onClick={onClick}
      >
        {label}
      </Button>
      {reason !== undefined && (
        <Hint mt="xs" size="xs" ta="center">
          {reason}
        </Hint>
      )}
    </div>
  );
}

/** Links to the provider's site and to its apps for this device. Unsafe addresses show a text instead. */
function ProviderLinks({ slot, launch }: Pick<GameAccountProps, 'slot' | 'launch'>) {
  const t = useTranslation('game');
  const offered = platformsFor(deviceOf(navigator)).filter((platform) => slot[platform]);
  if (offered.length === 0) return null;
  return (
    <Group gap="sm" align="stretch">
      <Hint size="xs" flex="0 0 100%">
        {t('account.links')}
      </Hint>
      {offered.map((platform) => {
        const href = safeExternalUrl(slot[platform] ?? '', 'game');
        return href === undefined ? (
          <Hint key={platform} size="xs" flex="0 0 100%">
            {t(`account.${platform}`)}: {t('account.unsafeLink')}
          </Hint>
        ) : (
          <Button
            component={Link}
            key={platform}
            variant="default"
            size="sm"
            href={href}
            {...newTab}
            rightSection={<ExternalIcon size={16} />}
            onClick={launch.onOpenLink}
          >
            {t(`account.${platform}`)}
          </Button>
        );
      })}
    </Group>
  );
}
