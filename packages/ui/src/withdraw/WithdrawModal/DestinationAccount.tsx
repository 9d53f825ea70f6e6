import type { BankAccount } from '@wallet/contract/profile';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { useWords } from '../../words/index.ts';
import { maskAccountNumber } from '../rules.ts';
import { useBankName } from './use-bank-name.ts';
import classes from './DestinationAccount.module.css';

export interface DestinationAccountProps {
  account: BankAccount;
}

/** The bank account a withdrawal is paid to. */
export function DestinationAccount({ account }: DestinationAccountProps) {
  const t = useWords('withdraw');
  const bankName = useBankName();
  return (
    <div className={classes.account}>
      <BankBadge code={account.bankCode} size={44} />
      <p className={classes.words}>
        <span className={classes.label}>{t('destination')}</span>
        <span className={classes.number}>{maskAccountNumber(account.bankAccountNo)}</span>
        <span className={classes.label}>
          {bankName(account)} · {account.bankAccountName}
        </span>
      </p>
    </div>
  );
}
