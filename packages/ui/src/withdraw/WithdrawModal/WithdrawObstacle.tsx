import { Alert, Button } from '@mantine/core';
import type { BankAccount } from '@wallet/contract/profile';
import { BankAccountLine } from '../../base/BankAccountLine/BankAccountLine.tsx';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface WithdrawObstacleProps {
  /** Missing, or with a holder's name that is not in English. */
  bankAccount: BankAccount | null | undefined;
  onEditHolderName: () => void;
  onAddBankAccount: () => void;
}

/** A missing bank account or a Thai holder's name, with a button to fix it before any withdrawal. */
export function WithdrawObstacle({ bankAccount, onEditHolderName, onAddBankAccount }: WithdrawObstacleProps) {
  const t = useTranslation('withdraw');
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
      <Alert {...alertProps.warning} title={t('englishName.title')}>
        {t('englishName.text', { bank: bankName(bankAccount) })}
        <Button onClick={onEditHolderName}>{t('englishName.action')}</Button>
      </Alert>
    </>
  );
}
