import { Alert } from '@mantine/core';
import type { BankAccount } from '@wallet/contract/profile';
import { fromBaht, parseAmount, toBaht, type Satang } from '@wallet/contract/wire/money';
import type { WithdrawLimits } from '@wallet/contract/withdraw';
import { useRef, useState, type FormEvent } from 'react';
import { AmountInput } from '../../base/AmountInput/AmountInput.tsx';
import { BankAccountLine } from '../../base/BankAccountLine/BankAccountLine.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { focusFirstInvalid } from '../../base/first-invalid/first-invalid.ts';
import type { Loadable } from '../../base/loadable.ts';
import { Money } from '../../base/Money/Money.tsx';
import { useWords } from '../../words/index.ts';
import { checkWithdrawal, withdrawOffers, type WithdrawBounds, type WithdrawOffer } from '../rules.ts';
import classes from './WithdrawForm.module.css';
import { status } from '../../base/status/status.tsx';

export interface WithdrawFormProps {
  /** For a submit button outside of the form. */
  id: string;
  balance: Satang;
  bankAccount: BankAccount;
  limits: Loadable<WithdrawLimits>;
  /** The amount as `AmountInput` writes it. */
  typed: string;
  onType: (typed: string) => void;
  /** Called with an amount that may be withdrawn; otherwise the field is marked and focused. */
  onSubmit: (amount: Satang) => void;
}

/** How much to withdraw. Too much is said while typing, too little once the field was left or the form was sent. */
export function WithdrawForm({
  id,
  balance,
  bankAccount,
  limits,
  typed,
  onType,
  onSubmit,
}: WithdrawFormProps) {
  const t = useWords('withdraw');
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setSent] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const bounds: WithdrawBounds | undefined =
    limits.state === 'ready'
      ? { minimum: fromBaht(limits.data.withdrawMin), maximum: fromBaht(limits.data.withdrawMax), balance }
      : undefined;
  const amount = parseAmount(typed);
  const problem = bounds && checkWithdrawal(amount, bounds);
  const isTold = problem !== 'minimum' || isSent || (isLeft && typed !== '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (bounds && amount !== undefined && !problem) onSubmit(amount);
    else requestAnimationFrame(() => form.current && focusFirstInvalid(form.current));
  };

  return (
    <form id={id} ref={form} noValidate className={classes.form} onSubmit={submit}>
      <div className={classes.available}>
        <span>{t('available')}</span>
        <strong>
          <Money amount={balance} />
        </strong>
      </div>
      {limits.state === 'failed' ? (
        <Failed title={t('limitsFailed')} onRetry={limits.retry} failure={limits.failure} />
      ) : (
        <AmountInput
          label={t('amount')}
          disabled={!bounds}
          description={
            bounds
              ? t('limits', { minimum: toBaht(bounds.minimum), maximum: toBaht(bounds.maximum) })
              : t('common:state.loading')
          }
          value={typed}
          error={
            bounds &&
            problem &&
            isTold &&
            t(`problem.${problem}`, { amount: toBaht(limitOf(problem, bounds)) })
          }
          chips={bounds ? chipsOf(bounds, t) : []}
          onChange={onType}
          onBlur={() => setLeft(true)}
          onFocus={() => setLeft(false)}
        />
      )}
      {bounds && balance < bounds.minimum && <Alert {...status.info}>{t('tooLittle')}</Alert>}
      <BankAccountLine label={t('destination')} account={bankAccount} />
    </form>
  );
}

const limitOf = (
  problem: NonNullable<ReturnType<typeof checkWithdrawal>>,
  { minimum, maximum, balance }: WithdrawBounds,
): Satang => ({ minimum, maximum, 'not-enough': balance })[problem];

const chipsOf = (bounds: WithdrawBounds, t: ReturnType<typeof useWords<'withdraw'>>) =>
  withdrawOffers(bounds).map(({ share, amount }) => ({ amount, label: labelOf(share, amount, t) }));

function labelOf(
  share: WithdrawOffer['share'],
  amount: Satang,
  t: ReturnType<typeof useWords<'withdraw'>>,
): string {
  if (share === 'all') return t('all');
  return share === 'most' ? t('most', { amount: toBaht(amount) }) : t('share', { percent: share });
}
