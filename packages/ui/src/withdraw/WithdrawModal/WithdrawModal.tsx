import { Button } from '@mantine/core';
import type { BankAccount } from '@wallet/contract/profile';
import type { WalletView } from '@wallet/contract/wallet';
import { fromBaht, toBaht, type Satang } from '@wallet/contract/wire/money';
import type { WithdrawLimits } from '@wallet/contract/withdraw';
import { ActionSheet, type Question } from '../../base/ActionSheet/ActionSheet.tsx';
import { maskAccountNumber } from '../../base/BankAccountLine/mask-account-number.ts';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { Failed } from '../../base/Failed/Failed.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Money } from '../../base/Money/Money.tsx';
import { useStateOfOpening } from '../../base/opening/opening.ts';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { isAboutBonus, withdrawObstacle } from '../rules.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawObstacle } from './WithdrawObstacle.tsx';
import classes from './WithdrawModal.module.css';

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
  onWithdraw,
  onWithdrawAll,
  onReset,
  onStatement,
  onEditHolderName,
  onAddBankAccount,
  onBonus,
}: WithdrawModalProps) {
  const t = useWords('withdraw');
  const [typed, setTyped] = useStateOfOpening(isOpen, '');
  const [amount, setAmount] = useStateOfOpening<Satang | undefined>(isOpen, undefined);
  const view = wallet.state === 'ready' ? wallet.data : undefined;
  const obstacle = view && withdrawObstacle(view.bankAccount);
  const bankName = useBankName();

  const ask = (asked: Satang, balance: Satang, account: BankAccount): Question => ({
    title: t('confirm.title'),
    lines: [
      { label: t('confirm.amount'), value: <Money amount={asked} /> },
      {
        label: t('destination'),
        value: (
          <span className={classes.bank}>
            <BankBadge code={account.bankCode} size={28} />
            {bankName(account)}
          </span>
        ),
      },
      { label: t('accountNumber'), value: maskAccountNumber(account.bankAccountNo) },
      { label: t('holder'), value: account.bankAccountName },
    ],
    warning: t('confirm.warning'),
    confirmLabel: t('confirm.submit', { amount: toBaht(asked) }),
    onConfirm: () => (asked === balance ? onWithdrawAll(asked) : onWithdraw(asked)),
  });

  const question =
    amount !== undefined && view?.bankAccount
      ? ask(amount, fromBaht(view.wallet.amount), view.bankAccount)
      : undefined;

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
          balance={fromBaht(view.wallet.amount)}
          bankAccount={view.bankAccount}
          limits={limits}
          typed={typed}
          onType={setTyped}
          onSubmit={setAmount}
        />
      )}
    </ActionSheet>
  );
}
