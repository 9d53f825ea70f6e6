import { Button, Stack, Text } from '@mantine/core';
import { amountText, parseAmount } from '@wallet/contract/wire/money';
import { useState } from 'react';
import { AmountInput } from '../../base/AmountInput/AmountInput.tsx';
import { ChipSelect } from '../../base/ChipSelect/ChipSelect.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { useTranslation } from '../../i18n/index.ts';
import { budgetPeriods, type Budget, type BudgetPeriod } from '../play-safely/index.ts';

export interface BudgetFormProps {
  budget: Budget | undefined;
  onSave: (budget: Budget | undefined) => void;
}

interface BudgetValues {
  per: BudgetPeriod | 'off';
  /** In the format of `AmountInput`. */
  amount: string;
}

/** Budget reminder. Its texts never call it a limit: it blocks no deposit. */
export function BudgetForm({ budget, onSave }: BudgetFormProps) {
  const t = useTranslation('profile');
  const [isSaved, setSaved] = useState(false);
  const form = useSubmitForm<BudgetValues>({
    initialValues: { per: budget?.per ?? 'off', amount: budget ? amountText(budget.amount) : '' },
    validate: ({ per, amount }) => ({
      amount: per !== 'off' && !parseAmount(amount) && t('playSafely.budget.required'),
    }),
    onSubmit: ({ per, amount: typed }) => {
      const amount = parseAmount(typed);
      onSave(per === 'off' || !amount ? undefined : { amount, per });
      setSaved(true);
      return false;
    },
    onValuesChange: () => setSaved(false),
  });
  const { per } = form.values;

  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="md">
        <ChipSelect
          label={t('playSafely.budget.label')}
          description={t('playSafely.budget.hint')}
          options={(['off', ...budgetPeriods] as const).map((value) => ({
            value,
            label: value === 'off' ? t('playSafely.off') : t(`playSafely.budget.${value}`),
          }))}
          value={per}
          onChange={(chosen) => chosen !== '' && form.setFieldValue('per', chosen)}
        />
        {per !== 'off' && (
          <AmountInput label={t('playSafely.budget.amount')} {...form.getInputProps('amount')} />
        )}
        <Button type="submit">{t('playSafely.budget.save')}</Button>
        <Text size="sm" c="green.4" role="status">
          {isSaved && t(per === 'off' ? 'playSafely.budget.savedOff' : 'playSafely.budget.saved')}
        </Text>
      </Stack>
    </form>
  );
}
