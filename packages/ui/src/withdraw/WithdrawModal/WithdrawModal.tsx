import { Button, Group } from '@mantine/core';
import type { BankAccount } from '@wallet/contract/profile';
import { mustRenameHolder } from '@wallet/contract/registration';
import type { WalletView } from '@wallet/contract/wallet';
import { type Satang, parseAmount, satang } from '@wallet/contract/wire/money';
import type { WithdrawLimits } from '@wallet/contract/withdraw';
import { useState } from 'react';
import {
  ActionSheet,
  type ActionDialogProps,
  type Confirmation,
} from '../../base/ActionSheet/ActionSheet.tsx';
import { maskAccountNumber } from '../../base/BankAccountLine/BankAccountLine.tsx';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Money } from '../../base/Money/Money.tsx';
import { evidenceOf } from '../../base/ResultDialog/outcome.ts';
import { useCurrentBalance } from '../../base/ResultDialog/use-current-balance.tsx';
import { useResetOnOpen } from '../../base/reset-on-open/use-reset-on-open.ts';
import { useNavigation } from '../../base/Link/Link.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { allowsWithdrawals, checkWithdrawal, isAboutBonus, type WithdrawBounds } from '../withdraw-rules.ts';
import {
  useProblemText,
  WithdrawForm,
  WithdrawObstacle,
  type WithdrawObstacleProps,
  type WithdrawValues,
} from './WithdrawForm.tsx';

export interface WithdrawModalProps extends ActionDialogProps, Omit<WithdrawObstacleProps, 'bankAccount'> {
  /** The wallet's balance and the bank account to pay to. */
  wallet: Loadable<Pick<WalletView, 'wallet' | 'bankAccount'>>;
  /** Without the limits the form cannot be sent. */
  limits: Loadable<WithdrawLimits>;
  /** Initial amount: the sheet opens with its confirmation, or with its result. */
  defaultAmount?: Satang | undefined;
  /** Withdraws an amount in satang. Called once per confirmation. */
  onWithdraw: (amount: Satang) => unknown;
  /** Withdraws the whole balance that was shown, in satang. Called once per confirmation. */
  onWithdrawAll: (amount: Satang) => unknown;
}

const formId = 'withdraw-form';

/** Withdraws money to the member's own bank account: form, confirmation, result (spec 5, Withdraw). */
export function WithdrawModal({
  wallet,
  limits,
  defaultAmount,
  onWithdraw,
  onWithdrawAll,
  onEditHolderName,
  onAddBankAccount,
  ...sheet
}: WithdrawModalProps) {
  const t = useTranslation('withdraw');
  const { navigate } = useNavigation();
  const problemText = useProblemText();
  const balances = useCurrentBalance(wallet);
  // The result is shown even if the response arrived while the sheet was closed.
  const isSent = sheet.progress.state !== 'idle';
  const [amount, setAmount] = useResetOnOpen(sheet.isOpen, defaultAmount, isSent);
  /** The balance at the confirmation: a read during the withdrawal may be without its amount. */
  const [balanceBefore, setBalanceBefore] = useState<Satang>();
  const view = wallet.state === 'ready' ? wallet.data : undefined;
  const account = view?.bankAccount;
  // The bank of another holder's name would refuse the money.
  const payee = account && !mustRenameHolder(account) ? account : undefined;
  const bankName = useBankName();
  const isClosed = limits.state === 'ready' && !allowsWithdrawals(limits.data);
  const bounds: WithdrawBounds | undefined =
    view && limits.state === 'ready' && !isClosed
      ? {
          minimum: limits.data.withdrawMin,
          maximum: limits.data.withdrawMax,
          balance: view.wallet.amount,
        }
      : undefined;
  const form = useSubmitForm<WithdrawValues>({
    initialValues: { amount: '' },
    isOpen: sheet.isOpen,
    validate: ({ amount: typed }) => {
      const problem = bounds && checkWithdrawal(parseAmount(typed), bounds);
      return { amount: problem && problemText(problem, bounds) };
    },
    onSubmit: ({ amount: typed }) => {
      if (bounds) setAmount(parseAmount(typed));
      return false;
    },
  });

  const accountText = (account: BankAccount) =>
    `${bankName(account)} ${maskAccountNumber(account.bankAccountNo)}`;
  const accountLine = (account: BankAccount) => (
    <Group gap="sm" justify="flex-end">
      <BankBadge code={account.bankCode} size={28} />
      <span>{accountText(account)}</span>
    </Group>
  );
  const confirmationOf = (requested: Satang, walletBalance: Satang, account: BankAccount): Confirmation => ({
    title: t('confirm.title'),
    amount: requested,
    items: [
      { label: t('destination'), value: accountLine(account) },
      { label: t('holder'), value: account.bankAccountName },
      { label: t('left'), value: <Money amount={satang(Math.max(walletBalance - requested, 0))} /> },
    ],
    note: t('ownOnly'),
    warning: t('confirm.warning'),
    confirmLabel: t('confirm.submit', { amount: requested }),
    onConfirm: () => {
      setBalanceBefore(walletBalance);
      return requested === walletBalance ? onWithdrawAll(requested) : onWithdraw(requested);
    },
  });

  const balance = (isSent ? balanceBefore : undefined) ?? view?.wallet.amount;
  const confirmation =
    amount !== undefined && balance !== undefined && payee
      ? confirmationOf(amount, balance, payee)
      : undefined;
  const receipt = amount !== undefined &&
    account && {
      amount,
      items: [
        { label: t('common:receipt.from'), value: t('common:receipt.wallet') },
        {
          label: t('common:receipt.to'),
          value: accountLine(account),
          text: accountText(account),
        },
      ],
      balances,
    };

  return (
    <ActionSheet
      {...sheet}
      title={t('title')}
      confirmation={confirmation}
      onBack={() => setAmount(undefined)}
      hasStatement
      result={{
        doneTitle: t('done.title'),
        doneText: evidenceOf(sheet.progress).record?.hasFailed ? t('status.FAILED.text') : t('done.text'),
        isWaiting: true,
        receipt: receipt || undefined,
        refusedTitle: t('refused.title'),
        verdicts: t('verdict', { returnObjects: true }),
        refusalHelp: ({ message, params }) => {
          if (isAboutBonus(message))
            return { nextAction: { label: t('bonus.action'), onClick: () => navigate('/user/bonus') } };
          if (message === 'NO_BANK')
            return { nextAction: { label: t('noBank.action'), onClick: onAddBankAccount } };
          // A refusal for the amount moved no money; its parameter is the maximum (decisions 43).
          if (message === 'TRANSFER_FAIL' && params?.['amount'] !== undefined)
            return { advice: t('refused.smaller') };
          return undefined;
        },
      }}
      footer={
        payee &&
        !isClosed && (
          <Button type="submit" form={formId} size="lg" disabled={limits.state !== 'ready'}>
            {t('submit')}
          </Button>
        )
      }
    >
      <LoadState of={wallet} />
      {view && !payee && (
        <WithdrawObstacle
          bankAccount={account}
          onEditHolderName={onEditHolderName}
          onAddBankAccount={onAddBankAccount}
        />
      )}
      {view && payee && (
        <WithdrawForm
          id={formId}
          form={form}
          balance={view.wallet.amount}
          bankAccount={payee}
          limits={limits}
          bounds={bounds}
          isClosed={isClosed}
        />
      )}
    </ActionSheet>
  );
}
