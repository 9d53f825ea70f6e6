import type { Satang } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import type { WithdrawBounds, WithdrawProblem } from '../withdraw-rules.ts';

/** Returns the error text of an amount, with the limit it breaks. */
export function useProblemText(): (problem: WithdrawProblem, bounds: WithdrawBounds) => string {
  const t = useTranslation('withdraw');
  return (problem, bounds) => t(`problem.${problem}`, { amount: limitOf(problem, bounds) });
}

const limitOf = (problem: WithdrawProblem, { minimum, maximum, balance }: WithdrawBounds): Satang =>
  ({ minimum, maximum, 'not-enough': balance })[problem];
