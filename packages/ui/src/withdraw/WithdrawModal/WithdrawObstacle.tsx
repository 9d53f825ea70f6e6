import { Alert, Button } from '@mantine/core';
import type { BankAccount } from '@wallet/contract/profile';
import { BankAccountLine } from '../../base/BankAccountLine/BankAccountLine.tsx';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { useWords } from '../../words/index.ts';
import { status } from '../../base/status/status.tsx';

export interface WithdrawObstacleProps {
  /** None: that is the obstacle. Otherwise its name is not in English, where the bank wants that. */
  bankAccount: BankAccount | null | undefined;
  onEditHolderName: () => void;
  onAddBankAccount: () => void;
}

/** What must be put right before anything can be withdrawn, and the way to do it. */
export function WithdrawObstacle({ bankAccount, onEditHolderName, onAddBankAccount }: WithdrawObstacleProps) {
  const t = useWords('withdraw');
  const bankName = useBankName();
  if (!bankAccount) {
    return (
      <EmptyState
        title={t('noBank.title')}
        text={t('noBank.text')}
        action={<Button onClick={onAddBankAccount}>{t('noBank.action')}</Button>}
      />
    );
  }
  return (
    <>
      <BankAccountLine label={t('destination')} account={bankAccount} />
      <Alert {...status.warning} title={t('englishName.title')}>
        {t('englishName.text', { bank: bankName(bankAccount) })}
        <Button onClick={onEditHolderName}>{t('englishName.action')}</Button>
      </Alert>
    </>
  );
}
