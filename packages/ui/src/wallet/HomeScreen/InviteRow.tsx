import type { Satang } from '@wallet/contract/wire/money';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { GiftIcon } from '../../base/Icon/MoneyIcon.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface InviteRowProps {
  /** Undefined while the wallet loads. */
  amount: Satang | undefined;
  isHidden: boolean;
  onReceive: () => void;
}

/** The invite bonus in one row, with a button to receive it. */
export function InviteRow({ amount, isHidden, onReceive }: InviteRowProps) {
  const t = useTranslation('wallet');
  const isNothing = amount !== undefined && amount <= 0;
  return (
    <Group gap="sm" justify="space-between">
      <GiftIcon size={22} />
      <Stack gap={0} flex="1 1 8rem">
        <Text span size="sm" fw={600}>
          {t('invite.amount')}{' '}
          {amount === undefined ? <Skeleton width="3rem" /> : <Money amount={amount} isHidden={isHidden} />}
        </Text>
        {isNothing && (
          <Text span size="xs" c="dimmed" id="invite-reason">
            {t('invite.nothing')}
          </Text>
        )}
      </Stack>
      <Button
        variant="light"
        size="sm"
        disabled={isNothing || amount === undefined}
        {...(isNothing && { 'aria-describedby': 'invite-reason' })}
        onClick={onReceive}
      >
        {t('invite.receive')}
      </Button>
    </Group>
  );
}
