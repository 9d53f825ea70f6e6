import { Text, VisuallyHidden } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { Money } from '../../base/Money/Money.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { hasArrived, signOf } from '../transaction.ts';

/** A signed amount, with the direction as hidden text. Green only for money that arrived. */
export function TransactionAmount({ transaction }: { transaction: Transaction }) {
  const t = useTranslation('statement');
  const { amount, status } = transaction;
  const sign = signOf(transaction);
  const arrived = hasArrived(transaction) ? 'green.4' : 'inherit';
  return (
    <Text span inherit c={status === 'FAILED' ? 'dimmed' : arrived}>
      {sign && <VisuallyHidden>{t(`direction.${sign}`)} </VisuallyHidden>}
      <Money amount={amount} {...(sign && { sign })} />
    </Text>
  );
}
