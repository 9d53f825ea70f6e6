import { Alert, Button } from '@mantine/core';
import { parseAmount, toBaht, type Satang } from '@wallet/contract/wire/money';
import { useState, type FormEvent } from 'react';
import { AmountInput } from '../../base/AmountInput/AmountInput.tsx';
import { useClickLock } from '../../base/click-lock/click-lock.ts';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import type { Progress } from '../../base/progress.ts';
import { SheetActions } from '../../base/Sheet/SheetActions.tsx';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { BudgetLine } from '../Budget/BudgetLine.tsx';
import { BudgetQuestion } from '../Budget/BudgetQuestion.tsx';
import { goesBeyond, type DepositBudget } from '../Budget/budget.ts';
import { checkQrAmount, qrTermsOf } from '../rules.ts';
import classes from './QrDeposit.module.css';
import { status } from '../../base/status/status.tsx';

export interface QrFormProps {
  /** The provider's code: it decides presets and minimum. */
  provider: string;
  /** What the player wants to be reminded of. */
  budget: DepositBudget | undefined;
  /** How the last making of a code stands. */
  progress: Progress;
  /** Epoch in milliseconds before which another try is no use. */
  retryAt: number | undefined;
  /** Makes a code over an amount, in satang; called once per intent. */
  onCreate: (amount: Satang) => unknown;
  /** Asks again whether there is a code, after a lost answer. */
  onLook: () => void;
}

/** How much a code is made for. What keeps it from being made stands on the button. */
export function QrForm({ provider, budget, progress, retryAt, onCreate, onLook }: QrFormProps) {
  const t = useWords('deposit');
  const errorText = useErrorText();
  const errorAdvice = useErrorAdvice();
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const wait = useSecondsLeft(retryAt);
  const terms = qrTermsOf(provider);
  const amount = parseAmount(typed);
  const problem = checkQrAmount(amount, terms);
  const isPending = progress.state === 'pending';
  const create = useClickLock(() => amount !== undefined && onCreate(amount), isPending);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem || wait > 0) return;
    if (amount !== undefined && goesBeyond(budget, amount)) setAsking(true);
    else create();
  };
  if (isAsking && budget) {
    return (
      <BudgetQuestion
        budget={budget}
        amount={amount}
        onBack={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          create();
        }}
      />
    );
  }
  const reason = problem && t(`qr.reason.${problem}`, { amount: toBaht(terms.minimum) });

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {budget && <BudgetLine budget={budget} />}
      <AmountInput
        label={t('amount.qr')}
        description={t('amount.minimum', { amount: toBaht(terms.minimum) })}
        value={typed}
        disabled={isPending}
        chips={terms.presets.map((preset) => ({ amount: preset }))}
        onChange={setTyped}
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
      <SheetActions>
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={isPending}
          disabled={problem !== undefined || wait > 0}
        >
          {wait > 0 ? t('wait', { count: wait }) : (reason ?? t('qr.submit'))}
        </Button>
      </SheetActions>
    </form>
  );
}
