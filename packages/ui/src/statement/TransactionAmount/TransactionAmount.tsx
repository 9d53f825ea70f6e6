import { VisuallyHidden } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { Money } from '../../base/Money/Money.tsx';
import { useWords } from '../../words/index.ts';
import { signOf } from '../transaction.ts';
import classes from './TransactionAmount.module.css';

export interface TransactionAmountProps {
  transaction: Transaction;
}

/** How much came in or went out; which of the two is said in words, too. */
export function TransactionAmount({ transaction }: TransactionAmountProps) {
  const t = useWords('statement');
  const sign = signOf(transaction);
  return (
    <span className={classes.amount} data-failed={transaction.status === 'FAILED'}>
      {sign && <VisuallyHidden>{t(`direction.${sign}`)} </VisuallyHidden>}
      <Money baht={transaction.amount} {...(sign && { sign })} />
    </span>
  );
}
