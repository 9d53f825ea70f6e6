import { Button, Group, Paper, Skeleton, Text } from '@mantine/core';
import { Money } from '../../base/Money/Money.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { satang } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import { remainingOf, type DepositBudget } from './budget.ts';

export function BudgetLine({ budget }: { budget: DepositBudget }) {
  const t = useTranslation('deposit');
  const { amount, per, used, unreadable } = budget;
  const left = remainingOf(budget);
  return (
    <Paper
      component="section"
      px="md"
      py="sm"
      radius="md"
      bg="dark.5"
      fz="sm"
      aria-label={t(`budget.${per}`)}
      aria-busy={used.state === 'loading'}
    >
      <Text inherit fw={600}>
        {t(`budget.${per}`)} <Money amount={amount} />
      </Text>
      {used.state === 'failed' ? (
        <Group gap="sm" c="dimmed">
          {t('budget.failed')}
          <Button variant="subtle" size="compact-sm" onClick={used.retry}>
            {t('common:actions.retry')}
          </Button>
        </Group>
      ) : (
        <Group gap="0 1rem" justify="space-between" c="dimmed">
          <span>
            {t('budget.used')}{' '}
            {used.state === 'ready' ? <Money amount={used.data} /> : <Skeleton width="4rem" />}
          </span>
          <Text span inherit {...(left !== undefined && left < 0 && { c: 'var(--mantine-color-error)' })}>
            {left !== undefined && left < 0 ? t('budget.over') : t('budget.left')}{' '}
            {left === undefined ? <Skeleton width="4rem" /> : <Money amount={satang(Math.abs(left))} />}
          </Text>
        </Group>
      )}
      <UnreadableAlert count={unreadable} />
    </Paper>
  );
}
