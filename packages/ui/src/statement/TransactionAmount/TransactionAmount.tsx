import { Text, VisuallyHidden } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { Money } from '../../base/Money/Money.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { signOf } from '../transaction.ts';

export interface TransactionAmountProps {
  transaction: Transaction;
}

/** A signed amount, with the direction as hidden text. Green only for money that arrived. */
export function TransactionAmount({
  transaction: { amount, status, ...transaction },
}: TransactionAmountProps) {
  const t = useTranslation('statement');
  const sign = signOf(transaction);
  const arrived = status === 'SUCCESS' && sign === 'plus' ? 'green.4' : 'inherit';
  return (
    <Text span inherit c={status === 'FAILED' ? 'dimmed' : arrived}>
      {sign && <VisuallyHidden>{t(`direction.${sign}`)} </VisuallyHidden>}
      <Money amount={amount} {...(sign && { sign })} />
    </Text>
  );
}
