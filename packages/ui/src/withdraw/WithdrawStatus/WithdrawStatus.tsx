import { Alert, Button, Group } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { Money } from '../../base/Money/Money.tsx';
import { status } from '../../base/status/status.tsx';
import { useWords } from '../../words/index.ts';

export interface WithdrawStatusProps {
  /** As the statement has it. */
  withdrawal: Pick<Transaction, 'status' | 'amount'>;
  /** Covers the amount. */
  isHidden: boolean;
  onStatement: () => void;
  /** The player has read it. */
  onDismiss: () => void;
}

const tones = { 'in progress': 'info', SUCCESS: 'success', FAILED: 'failure' } as const;

/** How the last withdrawal stands; said aloud whenever that changes. */
export function WithdrawStatus({ withdrawal, isHidden, onStatement, onDismiss }: WithdrawStatusProps) {
  const t = useWords('withdraw');
  return (
    <section role="status" aria-label={t('status.label')}>
      <Alert
        {...status[tones[withdrawal.status]]}
        title={
          <>
            {t(`status.${withdrawal.status}.title`)} <Money baht={withdrawal.amount} isHidden={isHidden} />
          </>
        }
      >
        {t(`status.${withdrawal.status}.text`)}
        <Group gap={0} mt="xs" ml="-0.5rem">
          <Button variant="subtle" size="compact-sm" onClick={onStatement}>
            {t('common:actions.openStatement')}
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={onDismiss}>
            {t('status.dismiss')}
          </Button>
        </Group>
      </Alert>
    </section>
  );
}
