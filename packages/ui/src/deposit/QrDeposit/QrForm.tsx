import { Alert, Button, Stack } from '@mantine/core';
import { amountText, parseAmount, type Satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { AmountInput } from '../../base/AmountInput/AmountInput.tsx';
import { SubmitButton } from '../../base/ConfirmSheet/SubmitButton.tsx';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { retryAtOf, type Progress } from '../../base/progress.ts';
import { SheetActions } from '../../base/Sheet/SheetParts.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { BudgetLine } from '../Budget/BudgetLine.tsx';
import { BudgetConfirm } from '../Budget/BudgetConfirm.tsx';
import { exceedsBudget, type DepositBudget } from '../Budget/budget.ts';
import { checkQrAmount, qrTermsOf } from '../qr-amount.ts';
import { Advice } from '../../base/support/Advice.tsx';

export interface QrFormProps {
  /** Code of the provider, which decides presets and minimum. */
  provider: string;
  /** Amount of the last code of this provider, offered as a button. */
  again?: Satang | undefined;
  /** The player's reminder; undefined without one. */
  budget?: DepositBudget | undefined;
  progress: Progress;
  /** Creates a code for an amount in satang. Called once per intent. */
  onCreate: (amount: Satang) => unknown;
  /** Called at the first change after a refusal. */
  onEdit?: (() => void) | undefined;
  /** Reloads the active code after a lost response. */
  onReload: () => unknown;
}

/** The amount of a QR code. The reason stands on the button, which the specification disables. */
export function QrForm({ provider, again, budget, progress, onCreate, onEdit, onReload }: QrFormProps) {
  const t = useTranslation('deposit');
  const { errorText } = useErrors();
  const [toConfirm, setToConfirm] = useState<Satang>();
  const wait = useSecondsLeft(retryAtOf(progress));
  const terms = qrTermsOf(provider);
  const reasonOf = (amount: Satang | undefined) => {
    const problem = checkQrAmount(amount, terms);
    return problem && t(`qr.reason.${problem}`, { amount: terms.minimum });
  };
  const form = useSubmitForm<{ amount: string }>({
    initialValues: { amount: '' },
    progress,
    validate: ({ amount }) => ({ amount: reasonOf(parseAmount(amount)) }),
    onSubmit: ({ amount: typed }) => {
      const amount = parseAmount(typed);
      if (amount === undefined || wait > 0) return false;
      if (!exceedsBudget(budget, amount)) return onCreate(amount);
      setToConfirm(amount);
      return false;
    },
    // After a lost response the code may exist, so the warning stays.
    onEdit: () => progress.state === 'refused' && wait === 0 && onEdit?.(),
  });
  if (toConfirm !== undefined && budget) {
    return (
      <BudgetConfirm
        budget={budget}
        amount={toConfirm}
        onBack={() => setToConfirm(undefined)}
        onConfirm={() => {
          setToConfirm(undefined);
          return onCreate(toConfirm);
        }}
      />
    );
  }
  const reason = reasonOf(parseAmount(form.values.amount));

  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="lg">
        {budget && <BudgetLine budget={budget} />}
        {again !== undefined && reasonOf(again) === undefined && (
          <Button
            variant="light"
            size="lg"
            disabled={form.isPending || wait > 0}
            onClick={() => {
              form.setValues({ amount: amountText(again) });
              form.submit();
            }}
          >
            {t('again', { amount: again })}
          </Button>
        )}
        <AmountInput
          label={t('amount.qr')}
          description={t('amount.minimum', { amount: terms.minimum })}
          {...form.getInputProps('amount')}
          error={undefined}
          disabled={form.isPending}
          chips={terms.presets.map((preset) => ({ amount: preset }))}
        />
        <div role="alert">
          {progress.state === 'refused' && (
            <Alert {...alertProps.failure} title={errorText(progress.failure)}>
              <Advice failure={progress.failure} />
            </Alert>
          )}
          {progress.state === 'unknown' && (
            <Alert {...alertProps.warning}>
              {errorText(progress.failure)} {t('qr.lost')}
              <Button variant="default" size="sm" onClick={onReload}>
                {t('qr.look')}
              </Button>
            </Alert>
          )}
        </div>
      </Stack>
      <SheetActions>
        <SubmitButton isPending={form.isPending} disabled={reason !== undefined || wait > 0}>
          {wait > 0 ? t('common:wait', { count: wait }) : (reason ?? t('qr.submit'))}
        </SubmitButton>
      </SheetActions>
    </form>
  );
}
