import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Transaction } from '@wallet/contract/statement';
import { asShown } from '@wallet/locales/joined';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { StatusBadge } from '../../base/StatusBadge/StatusBadge.tsx';
import { statusTones } from '../../base/StatusBadge/status-tones.ts';
import { useWords } from '../../words/index.ts';
import { drawnKind, kindIcons, linksOf, useKindName } from '../transaction.ts';
import { TransactionAmount } from '../TransactionAmount/TransactionAmount.tsx';
import { useAccountName } from '../use-account-name.ts';
import classes from './TransactionRow.module.css';

export interface TransactionRowProps {
  transaction: Transaction;
  /** Opens what more there is to tell of it. */
  onOpen: () => void;
}

/** What happened, from where to where, how much, and whether it did happen (spec 3, Statement item). All of it opens the rest. */
export function TransactionRow({ transaction, onOpen }: TransactionRowProps) {
  const t = useWords('statement');
  const { statementType, status, from, to, createdAt } = transaction;
  const nameOf = useAccountName();
  const kindName = useKindName();
  const Icon = kindIcons[drawnKind(transaction)];
  const isFailed = status === 'FAILED';
  return (
    <li className={classes.row} data-kind={statementType} data-failed={isFailed}>
      <span className={classes.icon}>
        <Icon size={20} />
      </span>
      <div className={classes.head}>
        <UnstyledButton className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
          {kindName(transaction)}
        </UnstyledButton>
        <Text inherit ml="auto" fw={700}>
          <TransactionAmount transaction={transaction} />
        </Text>
      </div>
      {(from || to) && (
        <p className={classes.detail}>
          <VisuallyHidden>{t('route', { from: nameOf(from), to: nameOf(to) })}</VisuallyHidden>
          <span aria-hidden>
            {nameOf(from)} → {nameOf(to)}
          </span>
        </p>
      )}
      {[...new Set(linksOf(transaction).map(({ description }) => description))].map((description) => (
        <p key={description} className={classes.detail}>
          {asShown(description)}
        </p>
      ))}
      <div className={classes.foot}>
        <DateTime value={createdAt} />
        <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
      </div>
    </li>
  );
}
