import { Alert, NativeSelect, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { mainWallet } from '@wallet/contract/wallet';
import { parseAmount, toBaht, type Satang } from '@wallet/contract/wire/money';
import { useRef, useState, type FormEvent } from 'react';
import { AmountInput, type AmountChip } from '../../base/AmountInput/AmountInput.tsx';
import { partOf } from '../../base/AmountInput/part-of.ts';
import { ChevronDownIcon } from '../../base/Icon/Icon.tsx';
import { TransferIcon, WalletIcon } from '../../base/Icon/MoneyIcon.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { focusFirstInvalid } from '../../base/first-invalid/first-invalid.ts';
import { useWords } from '../../words/index.ts';
import { checkTransfer, smallestTransfer, sumOfOthers, type TransferAccount } from '../transfer-rules.ts';
import classes from './TransferForm.module.css';
import { status } from '../../base/status/status.tsx';

/** What stands in the form; the amount as `AmountInput` writes it. */
export interface TransferFormValues {
  from: string | undefined;
  to: string | undefined;
  amount: string;
}

/** A transfer that satisfies every rule. */
export interface CheckedTransfer {
  readonly from: string;
  readonly to: string;
  readonly amount: Satang;
}

export interface TransferFormProps {
  /** For a submit button outside of the form. */
  id: string;
  accounts: readonly TransferAccount[];
  values: TransferFormValues;
  /** Whether a bonus is active: moving money may break its conditions. */
  hasBonus: boolean;
  onChange: (values: TransferFormValues) => void;
  /** Called with a transfer that may be sent; otherwise the wrong fields are marked and the first is focused. */
  onSubmit: (transfer: CheckedTransfer) => void;
  onReturnAll: () => void;
}

/** From, to and how much. Messages appear once a field was left or the form was sent. */
export function TransferForm({
  id,
  accounts,
  values,
  hasBonus,
  onChange,
  onSubmit,
  onReturnAll,
}: TransferFormProps) {
  const t = useWords('wallet');
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setSent] = useState(false);
  const [isAmountLeft, setAmountLeft] = useState(false);
  const { from, to } = values;
  const amount = parseAmount(values.amount);
  const problems = checkTransfer({ from, to, amount }, accounts);
  const source = accounts.find(({ code }) => code === from);
  const inGames = sumOfOthers(accounts, mainWallet);

  if (accounts.length < 2) return <EmptyState title={t('transfer.onlyWallet')} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (from !== undefined && to !== undefined && amount !== undefined && isFine(problems)) {
      onSubmit({ from, to, amount });
    } else {
      requestAnimationFrame(() => form.current && focusFirstInvalid(form.current));
    }
  };

  const options = (taken: string | undefined) => [
    { value: '', label: t('transfer.choose'), disabled: true },
    ...accounts.map(({ code, name, balance }) => ({
      value: code,
      label: t('transfer.option', { name: name ?? t('account'), balance: toBaht(balance) }),
      disabled: code === taken,
    })),
  ];
  const accountProblem =
    problems.accounts === 'same' || (isSent && problems.accounts)
      ? t(`transfer.problem.${problems.accounts}`)
      : undefined;
  const isAmountTold = isSent || (isAmountLeft && values.amount !== '');
  const amountProblem = problems.amount === 'not-enough' || isAmountTold ? problems.amount : undefined;
  const limit = amountProblem === 'not-enough' ? source?.balance : smallestTransfer;

  return (
    <form id={id} ref={form} noValidate className={classes.form} onSubmit={submit}>
      <div className={classes.accounts}>
        <NativeSelect
          label={t('transfer.from')}
          data={options(to)}
          value={from ?? ''}
          error={accountProblem !== undefined && (problems.accounts === 'same' || !from)}
          rightSection={<ChevronDownIcon size={18} />}
          classNames={{ input: classes.select ?? '' }}
          onChange={({ currentTarget }) => onChange({ ...values, from: currentTarget.value })}
        />
        <UnstyledButton
          className={classes.swap}
          aria-label={t('transfer.swap')}
          onClick={() => onChange({ ...values, from: to, to: from })}
        >
          <TransferIcon size={22} />
        </UnstyledButton>
        <NativeSelect
          label={t('transfer.to')}
          data={options(from)}
          value={to ?? ''}
          error={accountProblem}
          rightSection={<ChevronDownIcon size={18} />}
          classNames={{ input: classes.select ?? '' }}
          onChange={({ currentTarget }) => onChange({ ...values, to: currentTarget.value })}
        />
      </div>
      <AmountInput
        label={t('transfer.amount')}
        description={t('transfer.minimumHint', { amount: toBaht(smallestTransfer) })}
        value={values.amount}
        error={
          amountProblem &&
          limit !== undefined &&
          t(`transfer.problem.${amountProblem}`, { amount: toBaht(limit) })
        }
        chips={source ? chipsOf(source, t) : []}
        onChange={(text) => onChange({ ...values, amount: text })}
        onBlur={() => setAmountLeft(true)}
        onFocus={() => setAmountLeft(false)}
      />
      {hasBonus && <Alert {...status.warning}>{t('transfer.bonus.warning')}</Alert>}
      <UnstyledButton className={classes.returnAll} disabled={inGames === 0} onClick={onReturnAll}>
        <WalletIcon size={22} />
        <span>
          <span className={classes.returnLabel}>{t('transfer.returnAll.action')}</span>
          <span className={classes.returnHint}>
            {inGames === 0
              ? t('transfer.returnAll.nothing')
              : t('transfer.returnAll.hint', { amount: toBaht(inGames) })}
          </span>
        </span>
      </UnstyledButton>
    </form>
  );
}

/** Parts of what the source holds, and all of it; nothing below the smallest transfer. */
function chipsOf({ balance }: TransferAccount, t: ReturnType<typeof useWords<'wallet'>>): AmountChip[] {
  const parts = [25, 50].map((percent) => ({
    amount: partOf(balance, percent),
    label: t('transfer.part', { percent }),
  }));
  const whole = { amount: balance, label: t('transfer.all', { amount: toBaht(balance) }) };
  return [...parts, whole].filter(({ amount }) => amount >= smallestTransfer);
}

const isFine = (problems: object) => Object.keys(problems).length === 0;
