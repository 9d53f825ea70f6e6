import { Button } from '@mantine/core';
import { truelinkMinimum, type DepositWallet } from '@wallet/contract/deposit';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { Fact, FactCard } from '../../base/FactCard/FactCard.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { SheetActions } from '../../base/Sheet/SheetParts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { DepositFacts, type TransferDepositProps } from '../TransferDeposit/TransferDeposit.tsx';
import { findPhoneNumber } from './find-phone-number.ts';

export interface WalletDepositProps extends Pick<TransferDepositProps, 'onCopied' | 'onSendSlip'> {
  /** TrueMoney accounts of mode AUTO. */
  wallets: readonly DepositWallet[];
}

/** A transfer to a TrueMoney number, credited automatically (spec 9). */
export function WalletDeposit({ wallets, onCopied, onSendSlip }: WalletDepositProps) {
  const t = useTranslation('deposit');
  return (
    <>
      <FactCard>
        {wallets.map(({ walletAccountName }) => {
          const number = findPhoneNumber(walletAccountName);
          return (
            <PartBoundary key={walletAccountName} name="deposit account">
              <Fact
                label={t('account.phone')}
                fz="xl"
                fw={600}
                action={
                  <CopyButton
                    text={number?.digits ?? walletAccountName}
                    label={t(number ? 'account.copyPhone' : 'account.copyName')}
                    onCopied={onCopied}
                  />
                }
              >
                {number === undefined ? walletAccountName : withUnbroken(walletAccountName, number.written)}
              </Fact>
            </PartBoundary>
          );
        })}
        <Fact label={t('amount.label')}>{t('amount.minimum', { amount: truelinkMinimum })}</Fact>
      </FactCard>
      <DepositFacts />
      {onSendSlip && (
        <SheetActions>
          <Button variant="default" size="lg" onClick={onSendSlip}>
            {t('sendSlip')}
          </Button>
        </SheetActions>
      )}
    </>
  );
}

/** Returns a text with one part that stays on one line. */
function withUnbroken(text: string, part: string) {
  const [before, after] = text.split(part);
  return (
    <span>
      {before}
      <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
      {after}
    </span>
  );
}
