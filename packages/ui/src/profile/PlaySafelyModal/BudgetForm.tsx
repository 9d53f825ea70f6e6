import { Button, Stack } from '@mantine/core';
import { parseAmount, toBaht } from '@wallet/contract/wire/money';
import { useState, type FormEvent } from 'react';
import { AmountInput } from '../../base/AmountInput/AmountInput.tsx';
import { Choice } from '../../base/Choice/Choice.tsx';
import { focusFirstInvalid } from '../../base/first-invalid/first-invalid.ts';
import { useWords } from '../../words/index.ts';
import { budgetPeriods, type Budget, type BudgetPeriod } from '../play-safely/play-safely.ts';
import classes from './PlaySafelyModal.module.css';

export interface BudgetFormProps {
  budget: Budget | undefined;
  onSave: (budget: Budget | undefined) => void;
}

/** The budget reminder. It is never called by the name of something that would stop a deposit. */
export function BudgetForm({ budget, onSave }: BudgetFormProps) {
  const t = useWords('profile');
  const [per, setPer] = useState<BudgetPeriod | 'off'>(budget?.per ?? 'off');
  const [typed, setTyped] = useState(budget ? String(toBaht(budget.amount)) : '');
  const [state, setState] = useState<'editing' | 'refused' | 'saved'>('editing');
  const amount = parseAmount(typed);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isComplete = per === 'off' || Boolean(amount);
    setState(isComplete ? 'saved' : 'refused');
    if (per === 'off') onSave(undefined);
    else if (amount) onSave({ amount, per });
    else requestAnimationFrame(() => focusFirstInvalid(form));
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Choice
          label={t('playSafely.budget.label')}
          description={t('playSafely.budget.hint')}
          options={(['off', ...budgetPeriods] as const).map((value) => ({
            value,
            label: value === 'off' ? t('playSafely.off') : t(`playSafely.budget.${value}`),
          }))}
          value={per}
          onChange={(chosen) => {
            if (chosen !== '') setPer(chosen);
            setState('editing');
          }}
        />
        {per !== 'off' && (
          <AmountInput
            label={t('playSafely.budget.amount')}
            value={typed}
            error={state === 'refused' && !amount && t('playSafely.budget.required')}
            onChange={(text) => {
              setTyped(text);
              setState('editing');
            }}
          />
        )}
        <Button type="submit">{t('playSafely.budget.save')}</Button>
        <p role="status" className={classes.saved}>
          {state === 'saved' && t(per === 'off' ? 'playSafely.budget.savedOff' : 'playSafely.budget.saved')}
        </p>
      </Stack>
    </form>
  );
}
