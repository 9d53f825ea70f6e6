import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { Money } from '../../base/Money/Money.tsx';
import { satang } from '@wallet/contract/wire/money';
import { useWords } from '../../words/index.ts';
import { leftOf, type DepositBudget } from './budget.ts';
import classes from './Budget.module.css';

/** What is used and what is left of the player's own reminder. */
export function BudgetLine({ budget }: { budget: DepositBudget }) {
  const t = useWords('deposit');
  const { amount, per, used } = budget;
  const left = leftOf(budget);
  return (
    <section className={classes.line} aria-label={t(`budget.${per}`)} aria-busy={used.state === 'loading'}>
      <Text inherit fw={600}>
        {t(`budget.${per}`)} <Money amount={amount} />
      </Text>
      {used.state === 'failed' ? (
        <p className={classes.sums}>
          {t('budget.failed')}{' '}
          <UnstyledButton className={classes.retry} onClick={used.retry}>
            {t('common:actions.retry')}
          </UnstyledButton>
        </p>
      ) : (
        <p className={classes.sums}>
          <span>
            {t('budget.used')}{' '}
            {used.state === 'ready' ? <Money amount={used.data} /> : <Skeleton width="4rem" />}
          </span>
          <span data-over={left !== undefined && left < 0}>
            {left !== undefined && left < 0 ? t('budget.over') : t('budget.left')}{' '}
            {left === undefined ? <Skeleton width="4rem" /> : <Money amount={satang(Math.abs(left))} />}
          </span>
        </p>
      )}
    </section>
  );
}
