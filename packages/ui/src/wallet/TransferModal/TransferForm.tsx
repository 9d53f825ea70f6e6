import { ActionIcon, Alert, Group, Stack, UnstyledButton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { mainWallet, sumOfOthers, type TransferAccount } from '@wallet/contract/accounts';
import { transferMinimum } from '@wallet/contract/wallet';
import { parseAmount } from '@wallet/contract/wire/money';
import { AmountInput, type AmountChip } from '../../base/AmountInput/AmountInput.tsx';
import { partOf } from '../../base/AmountInput/amount-text.ts';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import type { SubmitForm } from '../../base/form/use-submit-form.ts';
import { ChevronRightIcon } from '../../base/Icon/MemberIcon.tsx';
import { TransferIcon, WalletIcon } from '../../base/Icon/MoneyIcon.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { checkTransfer, type TransferDraft, type TransferProblems } from '../transfer-rules.ts';
import { AccountField } from './AccountField.tsx';

/** Values of the form; `amount` is the text of `AmountInput`. */
export interface TransferFormValues {
  from: string | undefined;
  to: string | undefined;
  amount: string;
}

export interface TransferFormProps {
  /** Referenced by a submit button outside of the form. */
  id: string;
  form: SubmitForm<TransferFormValues>;
  accounts: readonly TransferAccount[];
  /** An active bonus may lose its conditions by a transfer. */
  hasBonus: boolean;
  onReturnAll: () => void;
}

/**
 * Source, destination and amount. Errors that more digits cannot fix appear at once, the others on blur or submit.
 */
export function TransferForm({ id, form, accounts, hasBonus, onReturnAll }: TransferFormProps) {
  const t = useTranslation('wallet');
  const errorsOf = useTransferErrors();
  const fromField = useAccountField(form, 'from');
  const toField = useAccountField(form, 'to');
  const { from, to, amount: typed } = form.values;
  const problems = checkTransfer({ from, to, amount: parseAmount(typed) }, accounts);
  const atOnce = errorsOf(
    {
      ...(problems.accounts === 'same' && { accounts: 'same' }),
      ...(problems.amount === 'not-enough' && { amount: 'not-enough' }),
    },
    { from, to },
    accounts,
  );
  const source = accounts.find(({ code }) => code === from);
  const inGames = sumOfOthers(accounts, mainWallet);
  const hasMoney = inGames > 0;
  const errorOf = (field: keyof TransferFormValues) => atOnce[field] || form.getInputProps(field).error;

  if (accounts.length < 2) return <EmptyState title={t('transfer.onlyWallet')} />;

  return (
    <form id={id} noValidate onSubmit={form.submit}>
      <Stack gap="lg">
        <UnstyledButton disabled={!hasMoney} onClick={onReturnAll}>
          <Group gap="sm" wrap="nowrap" mih="2.75rem" {...(!hasMoney && { c: 'dimmed' })}>
            <WalletIcon size={22} />
            <Group component="span" gap="0 0.5rem" flex={1} justify="space-between">
              <span>{t('transfer.returnAll.action')}</span>{' '}
              <Hint span>
                {hasMoney
                  ? t('transfer.returnAll.hint', { amount: inGames })
                  : t('transfer.returnAll.nothing')}
              </Hint>
            </Group>
            <ChevronRightIcon size={18} />
          </Group>
        </UnstyledButton>
        <Stack gap={0}>
          <AccountField
            label={t('transfer.from')}
            accounts={accounts}
            disabledCode={to}
            {...fromField}
            error={errorOf('from')}
          />
          <ActionIcon
            variant="default"
            radius="xl"
            mt="xs"
            mb="-1.5rem"
            style={{ alignSelf: 'flex-end', rotate: '90deg' }}
            aria-label={t('transfer.swap')}
            onClick={() => form.setValues({ from: to, to: from })}
          >
            <TransferIcon size={22} />
          </ActionIcon>
          <AccountField
            label={t('transfer.to')}
            accounts={accounts}
            disabledCode={from}
            {...toField}
            error={errorOf('to')}
          />
        </Stack>
        <AmountInput
          label={t('transfer.amount')}
          description={t('transfer.minimumHint', { amount: transferMinimum })}
          chips={source ? chipsOf(source, t) : []}
          {...form.getInputProps('amount')}
          error={errorOf('amount')}
          onBlur={() => typed !== '' && form.validateField('amount')}
        />
        {hasBonus && <Alert {...alertProps.warning}>{t('transfer.bonus.warning')}</Alert>}
      </Stack>
    </form>
  );
}

/** Returns props of an account's field that a digit of the amount leaves as they are. */
function useAccountField(form: SubmitForm<TransferFormValues>, field: 'from' | 'to') {
  const { onChange, ...props } = form.getInputProps(field);
  return { ...props, onChange: useCallbackRef(onChange) };
}

/** Quarters, halves and the whole of the source's balance, without those below the minimum. */
function chipsOf({ balance }: TransferAccount, t: ReturnType<typeof useTranslation<'wallet'>>): AmountChip[] {
  const parts = [25, 50].map((percent) => ({
    amount: partOf(balance, percent),
    label: t('transfer.part', { percent }),
  }));
  const whole = { amount: balance, label: t('transfer.all') };
  return [...parts, whole].filter(({ amount }) => amount >= transferMinimum);
}

/** Returns the error of each field; `true` marks an account without a text of its own. */
export function useTransferErrors() {
  const t = useTranslation('wallet');
  return (
    problems: TransferProblems,
    { from, to }: Pick<TransferDraft, 'from' | 'to'>,
    accounts: readonly TransferAccount[],
  ) => {
    const limit =
      problems.amount === 'not-enough'
        ? accounts.find(({ code }) => code === from)?.balance
        : transferMinimum;
    const isMissing = (wanted: string | undefined) => !accounts.some(({ code }) => code === wanted);
    return {
      from: problems.accounts && (problems.accounts === 'same' || isMissing(from)),
      to:
        problems.accounts &&
        (problems.accounts === 'same' || isMissing(to) || isMissing(from)) &&
        t(`transfer.problem.${problems.accounts}`),
      amount:
        problems.amount && limit !== undefined && t(`transfer.problem.${problems.amount}`, { amount: limit }),
    };
  };
}
