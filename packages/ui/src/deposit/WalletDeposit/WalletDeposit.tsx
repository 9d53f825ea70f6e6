import { Button } from '@mantine/core';
import { truelinkMinimum, type DepositWallet } from '@wallet/contract/deposit';
import { SheetActions } from '../../base/Sheet/SheetActions.tsx';
import { useWords } from '../../words/index.ts';
import { AccountCard, AccountFact } from '../AccountCard/AccountCard.tsx';
import { DepositFacts } from '../TransferDeposit/TransferDeposit.tsx';
import { phoneNumberIn } from './phone-number-in.ts';

export interface WalletDepositProps {
  /** The true-wallet accounts of mode AUTO. */
  wallets: readonly DepositWallet[];
  onCopied: () => void;
  /** Leads to sending the slip; undefined where the operator takes none. */
  onSendSlip: (() => void) | undefined;
}

/** A transfer by hand to a true-wallet number; it is credited by itself (spec 9). */
export function WalletDeposit({ wallets, onCopied, onSendSlip }: WalletDepositProps) {
  const t = useWords('deposit');
  return (
    <>
      <AccountCard>
        {wallets.map(({ walletAccountName }) => {
          const number = phoneNumberIn(walletAccountName);
          return (
            <AccountFact
              key={walletAccountName}
              label={t('account.phone')}
              isMain
              copy={
                number === undefined
                  ? { text: walletAccountName, label: t('account.copyName'), onCopied }
                  : { text: number, label: t('account.copyPhone'), onCopied }
              }
            >
              {walletAccountName}
            </AccountFact>
          );
        })}
        <AccountFact label={t('amount.label')}>
          {t('amount.minimum', { amount: truelinkMinimum })}
        </AccountFact>
      </AccountCard>
      <DepositFacts />
      {onSendSlip && (
        <SheetActions>
          <Button variant="default" size="lg" fullWidth onClick={onSendSlip}>
            {t('sendSlip')}
          </Button>
        </SheetActions>
      )}
    </>
  );
}
