import { Alert, Button, Stack } from '@mantine/core';
import { parseAmount, toBaht, type Satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { AmountInput } from '../../base/AmountInput/AmountInput.tsx';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import type { Progress } from '../../base/progress.ts';
import { SheetActions } from '../../base/Sheet/SheetActions.tsx';
import { status } from '../../base/status/status.tsx';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { BudgetLine } from '../Budget/BudgetLine.tsx';
import { BudgetQuestion } from '../Budget/BudgetQuestion.tsx';
import { goesBeyond, type DepositBudget } from '../Budget/budget.ts';
import { checkQrAmount, qrTermsOf } from '../rules.ts';

export interface QrFormProps {
  /** The provider's code: it decides presets and minimum. */
  provider: string;
  /** The amount of the last code of this provider: offered to be made again with one tap. */
  again?: Satang | undefined;
  /** What the player wants to be reminded of. */
  budget: DepositBudget | undefined;
  /** How the last making of a code stands. */
  progress: Progress;
  /** Epoch in milliseconds before which another try is no use. */
  retryAt: number | undefined;
  /** Makes a code over an amount, in satang; called once per intent. */
  onCreate: (amount: Satang) => unknown;
  /** Called at the first change after a refusal, which then no longer holds. */
  onEdit?: (() => void) | undefined;
  /** Asks again whether there is a code, after a lost answer. */
  onLook: () => void;
}

/** How much a code is made for. What keeps it from being made stands on the button, which the specification disables. */
export function QrForm({
  provider,
  again,
  budget,
  progress,
  retryAt,
  onCreate,
  onEdit,
  onLook,
}: QrFormProps) {
  const t = useWords('deposit');
  const errorText = useErrorText();
  const errorAdvice = useErrorAdvice();
  const [asked, setAsked] = useState<Satang>();
  const wait = useSecondsLeft(retryAt);
  const terms = qrTermsOf(provider);
  const reasonOf = (amount: Satang | undefined) => {
    const problem = checkQrAmount(amount, terms);
    return problem && t(`qr.reason.${problem}`, { amount: toBaht(terms.minimum) });
  };
  const form = useSubmitForm<{ amount: string }>({
    initialValues: { amount: '' },
    progress,
    validate: ({ amount }) => ({ amount: reasonOf(parseAmount(amount)) }),
    onSubmit: ({ amount: typed }) => {
      const amount = parseAmount(typed);
      if (amount === undefined || wait > 0) return Promise.resolve();
      if (!goesBeyond(budget, amount)) return onCreate(amount);
      setAsked(amount);
      return Promise.resolve();
    },
    // A lost answer still holds: the code may be there.
    onEdit: () => progress.state === 'refused' && onEdit?.(),
  });
  if (asked !== undefined && budget) {
    return (
      <BudgetQuestion
        budget={budget}
        amount={asked}
        onBack={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          return onCreate(asked);
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
              form.setValues({ amount: String(toBaht(again)) });
              form.submit();
            }}
          >
            {t('again', { amount: toBaht(again) })}
          </Button>
        )}
        <AmountInput
          label={t('amount.qr')}
          description={t('amount.minimum', { amount: toBaht(terms.minimum) })}
          {...form.getInputProps('amount')}
          error={undefined}
          disabled={form.isPending}
          chips={terms.presets.map((preset) => ({ amount: preset }))}
        />
        <div role="alert">
          {progress.state === 'refused' && (
            <Alert {...status.failure} title={errorText(progress.failure)}>
              {errorAdvice(progress.failure)}
            </Alert>
          )}
          {progress.state === 'unknown' && (
            <Alert {...status.warning}>
              {errorText(progress.failure)} {t('qr.lost')}
              <Button variant="default" size="sm" onClick={onLook}>
                {t('qr.look')}
              </Button>
            </Alert>
          )}
        </div>
      </Stack>
      <SheetActions>
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={form.isPending}
          disabled={reason !== undefined || wait > 0}
        >
          {wait > 0 ? t('wait', { count: wait }) : (reason ?? t('qr.submit'))}
        </Button>
      </SheetActions>
    </form>
  );
}
