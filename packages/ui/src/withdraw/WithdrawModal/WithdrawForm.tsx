import { Alert, Group, Stack, Text, Button } from '@mantine/core';
import type { BankAccount } from '@wallet/contract/profile';
import { type Satang, parseAmount, satang } from '@wallet/contract/wire/money';
import type { WithdrawLimits } from '@wallet/contract/withdraw';
import { AmountInput } from '../../base/AmountInput/AmountInput.tsx';
import { BankAccountLine } from '../../base/BankAccountLine/BankAccountLine.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import type { SubmitForm } from '../../base/form/use-submit-form.ts';
import type { Loadable } from '../../base/loadable.ts';
import { Money } from '../../base/Money/Money.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useTranslation } from '../../i18n/index.ts';
import {
  checkWithdrawal,
  withdrawPresets,
  type WithdrawBounds,
  type WithdrawProblem,
} from '../withdraw-rules.ts';
import { useBankName } from '../../base/BankBadge/use-bank-name.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';

export interface WithdrawValues {
  /** Text of `AmountInput`. */
  amount: string;
}

export interface WithdrawFormProps {
  /** Referenced by a submit button outside of the form. */
  id: string;
  form: SubmitForm<WithdrawValues>;
  balance: Satang;
  bankAccount: BankAccount;
  limits: Loadable<WithdrawLimits>;
  /** Undefined while the limits load, and when they allow no amount. */
  bounds: WithdrawBounds | undefined;
  /** The limits allow no amount. */
  isClosed: boolean;
}

/** The amount and the remaining balance. "Too much" appears while typing, "too little" on blur or submit. */
export function WithdrawForm({
  id,
  form,
  balance,
  bankAccount,
  limits,
  bounds,
  isClosed,
}: WithdrawFormProps) {
  const t = useTranslation('withdraw');
  const problemText = useProblemText();
  const typed = form.values.amount;
  const amount = parseAmount(typed);
  const problem = bounds && checkWithdrawal(amount, bounds);
  const field = form.getInputProps('amount');
  const left = amount === undefined || problem ? undefined : satang(balance - amount);
  // While the limits load, disabled chips keep the room of theirs.
  const chipBounds = bounds ?? { minimum: satang(1), maximum: balance, balance };

  return (
    <form id={id} noValidate onSubmit={form.submit}>
      <Stack gap="lg">
        <Sum label={t('available')} amount={balance} />
        {limits.state === 'failed' ? (
          <ErrorState title={t('limitsFailed')} onRetry={limits.retry} failure={limits.failure} />
        ) : isClosed ? (
          <Alert {...alertProps.info} title={t('closed.title')}>
            {t('closed.text')}
          </Alert>
        ) : (
          <AmountInput
            label={t('amount')}
            disabled={!bounds}
            description={
              bounds
                ? t('limits', { minimum: bounds.minimum, maximum: bounds.maximum })
                : t('common:state.loading')
            }
            {...field}
            error={bounds && problem && problem !== 'minimum' ? problemText(problem, bounds) : field['error']}
            chips={chipsOf(chipBounds, t)}
            onBlur={() => typed !== '' && form.validateField('amount')}
          />
        )}
        {bounds && balance < bounds.minimum && <Alert {...alertProps.info}>{t('tooLittle')}</Alert>}
        {(bounds || limits.state === 'loading') && <Sum label={t('left')} amount={bounds && left} />}
        <BankAccountLine label={t('destination')} account={bankAccount} />
      </Stack>
    </form>
  );
}

function Sum({ label, amount }: { label: string; amount: Satang | undefined }) {
  return (
    <Group justify="space-between" align="baseline" gap="xs">
      <Text c="dimmed">{label}</Text>
      <Text fw={600} size="lg">
        {amount === undefined ? '–' : <Money amount={amount} />}
      </Text>
    </Group>
  );
}

const chipsOf = (bounds: WithdrawBounds, t: ReturnType<typeof useTranslation<'withdraw'>>) =>
  withdrawPresets(bounds).map(({ share, amount }) => ({
    amount,
    label: typeof share === 'number' ? t('share', { percent: share }) : t(share),
  }));

/** Returns the error text of an amount, with the limit it breaks. */
export function useProblemText(): (problem: WithdrawProblem, bounds: WithdrawBounds) => string {
  const t = useTranslation('withdraw');
  return (problem, bounds) => t(`problem.${problem}`, { amount: limitOf(problem, bounds) });
}

const limitOf = (problem: WithdrawProblem, { minimum, maximum, balance }: WithdrawBounds): Satang =>
  ({ minimum, maximum, 'not-enough': balance })[problem];

export interface WithdrawObstacleProps {
  /** Missing, or with a holder's name that is not in English. */
  bankAccount: BankAccount | null | undefined;
  /** Opens the form for the holder's name, where the bank needs it in English. */
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
