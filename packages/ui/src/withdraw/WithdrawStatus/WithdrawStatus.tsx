import type { Transaction } from '@wallet/contract/statement';
import { Button } from '../../base/Button/Button.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { Notice } from '../../base/Notice/Notice.tsx';
import { useWords } from '../../words/index.ts';
import classes from './WithdrawStatus.module.css';

export interface WithdrawStatusProps {
  /** As the statement has it. */
  withdrawal: Pick<Transaction, 'status' | 'amount'>;
  /** Covers the amount. */
  isHidden: boolean;
  onStatement: () => void;
  /** The player has read it. */
  onDismiss: () => void;
}

const tones = { 'in progress': 'info', SUCCESS: 'success', FAILED: 'failure' } as const;

/** How the last withdrawal stands; said aloud whenever that changes. */
export function WithdrawStatus({ withdrawal, isHidden, onStatement, onDismiss }: WithdrawStatusProps) {
  const t = useWords('withdraw');
  const { status, amount } = withdrawal;
  return (
    <section role="status" aria-label={t('status.label')}>
      <Notice
        tone={tones[status]}
        advice={t(`status.${status}.text`)}
        action={
          <span className={classes.ways}>
            <Button variant="subtle" size="sm" isCompact onClick={onStatement}>
              {t('common:actions.openStatement')}
            </Button>
            <Button variant="subtle" size="sm" isCompact onClick={onDismiss}>
              {t('status.dismiss')}
            </Button>
          </span>
        }
      >
        {t(`status.${status}.title`)} <Money baht={amount} isHidden={isHidden} />
      </Notice>
    </section>
  );
}
