import { Stack } from '@mantine/core';
import type { BankAccount } from '@wallet/contract/profile';
import { BankBadge } from '../BankBadge/BankBadge.tsx';
import { useBankName } from '../BankBadge/use-bank-name.ts';
import { maskAccountNumber } from './mask-account-number.ts';
import classes from './BankAccountLine.module.css';

export interface BankAccountLineProps {
  /** What the account is to the money: “Paid to”. */
  label: string;
  account: BankAccount;
}

/** The member's own bank account, its number masked: enough to recognise it on a shared phone. */
export function BankAccountLine({ label, account }: BankAccountLineProps) {
  const bankName = useBankName();
  return (
    <div className={classes.account}>
      <BankBadge code={account.bankCode} size={44} />
      <Stack component="p" gap={0} m={0} miw={0}>
        <span className={classes.label}>{label}</span>
        <span className={classes.number}>{maskAccountNumber(account.bankAccountNo)}</span>
        <span className={classes.label}>
          {bankName(account)} · {account.bankAccountName}
        </span>
      </Stack>
    </div>
  );
}
