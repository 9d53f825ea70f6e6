import { Button, Group } from '@mantine/core';
import type { BankAccount } from '@wallet/contract/profile';
import type { WalletView } from '@wallet/contract/wallet';
import { fromBaht, parseAmount, satang, toBaht, type Satang } from '@wallet/contract/wire/money';
import type { WithdrawLimits } from '@wallet/contract/withdraw';
import { useState } from 'react';
import { ActionSheet, type Question } from '../../base/ActionSheet/ActionSheet.tsx';
import { maskAccountNumber } from '../../base/BankAccountLine/mask-account-number.ts';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { Failed } from '../../base/Failed/Failed.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Money } from '../../base/Money/Money.tsx';
import type { Receipt } from '../../base/ResultDialog/ResultDialog.tsx';
import { useBalanceNow } from '../../base/ResultDialog/use-balance-now.tsx';
import { useStateOfOpening } from '../../base/opening/opening.ts';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { checkWithdrawal, isAboutBonus, withdrawObstacle, type WithdrawBounds } from '../rules.ts';
import { useProblemText } from './use-problem-text.ts';
import { WithdrawForm, type WithdrawValues } from './WithdrawForm.tsx';
import { WithdrawObstacle } from './WithdrawObstacle.tsx';

export interface WithdrawModalProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross, a tap outside, and at the end. */
  onClose: () => void;
  /** What the wallet holds, and where a withdrawal is paid to. */
  wallet: Loadable<Pick<WalletView, 'wallet' | 'bankAccount'>>;
  /** Smallest and largest withdrawal; without them nothing can be sent. */
  limits: Loadable<WithdrawLimits>;
  /** How the last withdrawal stands. */
  progress: Progress;
  /** The last withdrawal as the statement has it, once it is there. */
  record?: Receipt['record'];
  /** An amount that is decided already when the sheet opens: it asks, or states how that ended. */
  defaultAmount?: Satang | undefined;
  /** Asks for an amount, in satang; called once per confirmation. */
  onWithdraw: (amount: Satang) => unknown;
  /** Asks for everything the player saw in the wallet, in satang; called once per confirmation. */
  onWithdrawAll: (amount: Satang) => unknown;
  /** Forgets how the last withdrawal ended, so that `progress` is idle again. */
  onReset: () => void;
  onStatement: () => void;
  /** Leads to changing the account name, where the bank wants it in English. */
  onEditHolderName: () => void;
  /** Leads to adding a bank account, where there is none. */
  onAddBankAccount: () => void;
  /** Leads to the bonus, where it stands in the way. */
  onBonus: () => void;
}

const formId = 'withdraw-form';

/** Pays money out to the member's own bank account: how much, confirm, see how it ended (spec 5, Withdraw). */
export function WithdrawModal({
  isOpen,
  onClose,
  wallet,
  limits,
  progress,
  record,
  defaultAmount,
  onWithdraw,
  onWithdrawAll,
  onReset,
  onStatement,
  onEditHolderName,
  onAddBankAccount,
  onBonus,
}: WithdrawModalProps) {
  const t = useWords('withdraw');
  const problemText = useProblemText();
  const balances = useBalanceNow(wallet);
  const [amount, setAmount] = useStateOfOpening(isOpen, defaultAmount);
  // What was sent last is stated also where its answer came when nobody was looking.
  const [sent, setSent] = useState(defaultAmount);
  const view = wallet.state === 'ready' ? wallet.data : undefined;
  const obstacle = view && withdrawObstacle(view.bankAccount);
  const bankName = useBankName();
  const bounds: WithdrawBounds | undefined =
    view && limits.state === 'ready'
      ? {
          minimum: fromBaht(limits.data.withdrawMin),
          maximum: fromBaht(limits.data.withdrawMax),
          balance: fromBaht(view.wallet.amount),
        }
      : undefined;
  const form = useSubmitForm<WithdrawValues>({
    initialValues: { amount: '' },
    isOpen,
    validate: ({ amount: typed }) => {
      const problem = bounds && checkWithdrawal(parseAmount(typed), bounds);
      return { amount: problem && problemText(problem, bounds) };
    },
    onSubmit: ({ amount: typed }) => {
      if (bounds) setAmount(parseAmount(typed));
      return Promise.resolve();
    },
  });

  const to = ({ bankCode, bankAccountNo, ...account }: BankAccount) => (
    <Group gap="sm" justify="flex-end">
      <BankBadge code={bankCode} size={28} />
      <span>
        {bankName({ bankCode, ...account })} {maskAccountNumber(bankAccountNo)}
      </span>
    </Group>
  );
  const ask = (asked: Satang, held: Satang, account: BankAccount): Question => ({
    title: t('confirm.title'),
    amount: asked,
    lines: [
      { label: t('destination'), value: to(account) },
      { label: t('holder'), value: account.bankAccountName },
      { label: t('left'), value: <Money amount={satang(Math.max(held - asked, 0))} /> },
    ],
    note: t('ownOnly'),
    warning: t('confirm.warning'),
    confirmLabel: t('confirm.submit', { amount: toBaht(asked) }),
    onConfirm: () => {
      setSent(asked);
      return asked === held ? onWithdrawAll(asked) : onWithdraw(asked);
    },
  });

  const question =
    amount !== undefined && view?.bankAccount
      ? ask(amount, fromBaht(view.wallet.amount), view.bankAccount)
      : undefined;
  const receipt = sent !== undefined &&
    view?.bankAccount && {
      amount: sent,
      facts: [
        { label: t('common:receipt.from'), value: t('common:receipt.wallet') },
        { label: t('common:receipt.to'), value: to(view.bankAccount) },
      ],
      balances,
      record,
    };

  return (
    <ActionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      question={question}
      onBack={() => setAmount(undefined)}
      progress={progress}
      onReset={onReset}
      onStatement={onStatement}
      isFollowed
      ending={{
        doneTitle: t('done.title'),
        doneText: t('done.text'),
        isWaiting: true,
        receipt: receipt || undefined,
        refusedTitle: t('refused.title'),
        verdicts: t('verdict', { returnObjects: true }),
        helpWith: ({ message, params }) => {
          if (isAboutBonus(message)) return { way: { label: t('bonus.action'), onGo: onBonus } };
          if (message === 'NO_BANK') return { way: { label: t('noBank.action'), onGo: onAddBankAccount } };
          // Refused for its size, it went nowhere: the amount that came along is the largest (decisions 43).
          if (message === 'TRANSFER_FAIL' && params?.['amount'] !== undefined)
            return { advice: t('refused.smaller') };
          return undefined;
        },
      }}
      footer={
        view &&
        !obstacle && (
          <Button type="submit" form={formId} size="lg" fullWidth disabled={limits.state !== 'ready'}>
            {t('submit')}
          </Button>
        )
      }
    >
      {wallet.state === 'loading' && <Loading />}
      {wallet.state === 'failed' && <Failed onRetry={wallet.retry} failure={wallet.failure} />}
      {view && (obstacle || !view.bankAccount) && (
        <WithdrawObstacle
          bankAccount={view.bankAccount}
          onEditHolderName={onEditHolderName}
          onAddBankAccount={onAddBankAccount}
        />
      )}
      {view?.bankAccount && !obstacle && (
        <WithdrawForm
          id={formId}
          form={form}
          balance={fromBaht(view.wallet.amount)}
          bankAccount={view.bankAccount}
          limits={limits}
          bounds={bounds}
        />
      )}
    </ActionSheet>
  );
}
