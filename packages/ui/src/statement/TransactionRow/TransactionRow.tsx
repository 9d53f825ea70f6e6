import { statementSigns, type Transaction } from '@wallet/contract/statement';
import { mainWallet } from '@wallet/contract/wallet';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { CheckIcon } from '../../base/Icon/Icon.tsx';
import { DepositIcon, GiftIcon, TransferIcon, WithdrawIcon } from '../../base/Icon/MoneyIcon.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { StatusBadge } from '../../base/StatusBadge/StatusBadge.tsx';
import { useWords } from '../../words/index.ts';
import classes from './TransactionRow.module.css';

export interface TransactionRowProps {
  transaction: Transaction;
}

const icons = {
  deposit: DepositIcon,
  bonus: GiftIcon,
  finish_bonus: CheckIcon,
  withdraw: WithdrawIcon,
  transfer: TransferIcon,
};

const signNames = { '+': 'plus', '-': 'minus', '': undefined } as const;

const tones = { 'in progress': 'pending', SUCCESS: 'success', FAILED: 'failure' } as const;

/** What happened, from where to where, how much, and whether it did happen (spec 3, Statement item). */
export function TransactionRow({ transaction }: TransactionRowProps) {
  const t = useWords('statement');
  const { statementType, status, from, to, amount, createdAt } = transaction;
  const Icon = icons[statementType];
  const sign = signNames[statementSigns[statementType]];
  const isFailed = status === 'FAILED';
  const nameOf = (account: string) => (account === mainWallet ? t('wallet') : account);
  return (
    <li className={classes.row} data-kind={statementType} data-failed={isFailed}>
      <span className={classes.icon}>
        <Icon size={20} />
      </span>
      <div className={classes.head}>
        <p className={classes.kind}>{t(`kind.${statementType}`)}</p>
        <p className={classes.amount}>
          {sign && <span className={classes.heard}>{t(`direction.${sign}`)} </span>}
          <Money baht={amount} {...(sign && { sign })} />
        </p>
      </div>
      {(from || to) && (
        <p className={classes.detail}>
          <span className={classes.heard}>{t('route', { from: nameOf(from), to: nameOf(to) })}</span>
          <span aria-hidden>
            {nameOf(from)} → {nameOf(to)}
          </span>
        </p>
      )}
      {descriptionsOf(transaction).map((description) => (
        <p key={description} className={classes.detail}>
          {description}
        </p>
      ))}
      <div className={classes.foot}>
        <DateTime value={createdAt} />
        <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
      </div>
    </li>
  );
}

/** What the transaction belongs to: a bonus, a promotion, an invite, a refund, the wheel. */
function descriptionsOf({ bonus, promotion, invite, refund, luckydraw }: Transaction): string[] {
  const linked = [bonus, promotion, invite, refund, luckydraw].flatMap(
    (one) => one?.description.trim() || [],
  );
  return [...new Set(linked)];
}
