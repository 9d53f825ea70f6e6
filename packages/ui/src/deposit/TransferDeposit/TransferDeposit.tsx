import { Alert, Box, Button, Group, List } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { creditedWithinMinutes, slipWithinMinutes, type DepositBank } from '@wallet/contract/deposit';
import { groupAccountNumber, type BankAccount } from '@wallet/contract/profile';
import { mustRenameHolder } from '@wallet/contract/registration';
import { amountText, parseAmount, type Satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { AmountInput } from '../../base/AmountInput/AmountInput.tsx';
import { BankAccountLine } from '../../base/BankAccountLine/BankAccountLine.tsx';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { Fact, FactCard } from '../../base/FactCard/FactCard.tsx';
import { SheetActions } from '../../base/Sheet/SheetParts.tsx';
import { TimeAgo } from '../../base/TimeAgo/TimeAgo.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { exceedsBudget, type DepositBudget } from '../Budget/budget.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface TransferDepositProps {
  bank: DepositBank;
  needsSlip: boolean;
  /** The member's own account, from which the transfer must come. */
  ownAccount: BankAccount;
  /** The operator's minimum, if any. */
  minimum: Satang | undefined;
  /** The player's reminder; undefined without one. */
  budget?: DepositBudget | undefined;
  /** Time of the last copy of the account number, ISO 8601. */
  copiedAt: string | undefined;
  onCopied: () => void;
  /** Opens the form for the holder's name, where the bank needs it in English. */
  onEditHolderName: () => void;
  /** Opens the slip modal; undefined where the operator accepts no slips. */
  onSendSlip: (() => void) | undefined;
}

/** A bank transfer to the operator's account: facts to copy, the member's account, the next step (spec 4). */
export function TransferDeposit({
  bank,
  needsSlip,
  ownAccount,
  minimum,
  budget,
  copiedAt,
  onCopied,
  onEditHolderName,
  onSendSlip,
}: TransferDepositProps) {
  const t = useTranslation('deposit');
  const bankName = useBankName();
  const [value, setValue] = useState('');
  const own = <BankAccountLine label={t('account.own')} account={ownAccount} />;
  if (mustRenameHolder(ownAccount)) {
    return (
      <>
        {own}
        <Alert {...alertProps.warning} title={t('englishName.title')}>
          {t('englishName.text', { bank: bankName(ownAccount) })}
          <Button onClick={onEditHolderName}>{t('englishName.action')}</Button>
        </Alert>
      </>
    );
  }

  const amount = parseAmount(value);
  const isTooLittle = minimum !== undefined && amount !== undefined && amount < minimum;
  const digits = bank.bankAccountNo.replace(/\D/g, '');
  return (
    <>
      <FactCard>
        <Fact label={t('account.bank')}>
          <BankBadge code={bank.bankCode} size={28} />
          {bankName(bank)}
        </Fact>
        <Fact
          label={t('account.number')}
          fz="xl"
          fw={600}
          action={<CopyButton text={digits} label={t('account.copyNumber')} onCopied={onCopied} />}
        >
          {groupAccountNumber(bank.bankAccountNo)}
        </Fact>
        <Fact
          label={t('account.name')}
          action={<CopyButton text={bank.bankAccountName} label={t('account.copyName')} />}
        >
          {bank.bankAccountName}
        </Fact>
        {bank.currency !== 'BAHT' && <Fact label={t('account.currency')}>{bank.currency}</Fact>}
      </FactCard>
      <NextStep copiedAt={copiedAt} />
      {own}
      <DepositFacts needsSlip={needsSlip} />
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Box flex={1}>
          <AmountInput
            label={t('amount.transfer')}
            value={value}
            onChange={setValue}
            description={amount !== undefined && exceedsBudget(budget, amount) && t('budget.beyond')}
            error={isTooLittle && t('amount.minimum', { amount: minimum })}
          />
        </Box>
        <Box pt="2rem">
          <CopyButton
            text={amount === undefined ? '' : amountText(amount)}
            label={t('amount.copy')}
            disabled={!amount || isTooLittle}
          />
        </Box>
      </Group>
      {onSendSlip && (
        <SheetActions>
          <Button variant={copiedAt === undefined ? 'default' : 'filled'} size="lg" onClick={onSendSlip}>
            {t('sendSlip')}
          </Button>
        </SheetActions>
      )}
    </>
  );
}

/** The transfer itself. It has the same height before and after the copy, so that nothing moves. */
function NextStep({ copiedAt }: Pick<TransferDepositProps, 'copiedAt'>) {
  const t = useTranslation('deposit');
  if (copiedAt === undefined)
    return (
      <Alert {...alertProps.info} title={t('copied.title')}>
        {t('copied.first')}
      </Alert>
    );
  return (
    <Alert {...alertProps.success} title={t('copied.title')}>
      {t('copied.since')} <TimeAgo value={copiedAt} />
    </Alert>
  );
}

/** Crediting time, and until when a slip is accepted (spec 9, Deposit texts). */
export function DepositFacts({ needsSlip = false }: { needsSlip?: boolean }) {
  const t = useTranslation('deposit');
  const hours = slipWithinMinutes / 60;
  return (
    <List size="sm" c="dimmed">
      {needsSlip ? (
        <>
          <List.Item>{t('facts.slipNeeded', { count: hours })}</List.Item>
          <List.Item>{t('facts.slipCredited')}</List.Item>
        </>
      ) : (
        <>
          <List.Item>{t('facts.credited', { count: creditedWithinMinutes })}</List.Item>
          <List.Item>{t('facts.slipWithin', { count: hours })}</List.Item>
        </>
      )}
    </List>
  );
}
