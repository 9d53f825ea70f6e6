import { ActionIcon, Group, Paper, Text } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { ChevronRightIcon, ClockIcon, CloseIcon } from '../../base/Icon/MemberIcon.tsx';
import { CheckIcon, WarningIcon } from '../../base/Icon/Icon.tsx';
import { useNavigation } from '../../base/Link/Link.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface WithdrawStatusProps {
  /** As listed in the statement. */
  withdrawal: Pick<Transaction, 'status' | 'amount'>;
  isHidden: boolean;
  onDismiss: () => void;
}

const signs = {
  'in progress': { Icon: ClockIcon, color: 'blue.4' },
  SUCCESS: { Icon: CheckIcon, color: 'green.4' },
  FAILED: { Icon: WarningIcon, color: 'red.3' },
} as const;

/** State of the last withdrawal in one row; changes are announced. */
export function WithdrawStatus({ withdrawal, isHidden, onDismiss }: WithdrawStatusProps) {
  const t = useTranslation('withdraw');
  const { navigate } = useNavigation();
  const { Icon, color } = signs[withdrawal.status];
  return (
    <Paper component="section" role="status" aria-label={t('status.label')} radius="md">
      <Group gap="0 0.5rem" pl="md">
        <Group gap="sm" wrap="nowrap" flex="1 1 7rem">
          <Text span c={color} lh={0}>
            <Icon size={20} />
          </Text>
          <Text size="sm" flex={1}>
            {t(`status.${withdrawal.status}.title`)}{' '}
            <Text span inherit fw={600}>
              <Money amount={withdrawal.amount} isHidden={isHidden} />
            </Text>{' '}
            {withdrawal.status === 'FAILED' && t('status.FAILED.text')}
          </Text>
        </Group>
        <Group gap={0} wrap="nowrap" ml="auto">
          <ActionIcon
            aria-label={t('common:actions.openStatement')}
            onClick={() => navigate('/user/statement')}
          >
            <ChevronRightIcon size={20} />
          </ActionIcon>
          <ActionIcon aria-label={t('status.dismiss')} onClick={onDismiss}>
            <CloseIcon size={20} />
          </ActionIcon>
        </Group>
      </Group>
    </Paper>
  );
}
