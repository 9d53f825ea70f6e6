import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { RefreshIcon } from '../../base/Icon/MemberIcon.tsx';
import type { Progress } from '../../base/progress.ts';
import { EarlyTimeAgo, TimeAgo } from '../../base/TimeAgo/TimeAgo.tsx';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import classes from './BalanceCard.module.css';

export interface BalanceCheck {
  progress: Progress;
  /** Epoch in milliseconds until which a refresh is blocked; undefined when it is allowed. */
  readyAt?: number | undefined;
  onStart: () => void;
}

interface CheckButtonProps extends BalanceCheck {
  /** Last successful read, ISO 8601. */
  checkedAt: string | undefined;
  isDisabled: boolean;
}

/** Refreshes the balances. The age of the balance is its label where the words have no room. */
export function CheckButton({ progress, readyAt, onStart, checkedAt, isDisabled }: CheckButtonProps) {
  const t = useTranslation('wallet');
  const wait = useSecondsLeft(readyAt);
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      classNames={{ root: classes.check ?? '', label: classes.words ?? '' }}
      leftSection={<RefreshIcon size={18} />}
      loading={progress.state === 'pending'}
      disabled={wait > 0 || isDisabled}
      onClick={onStart}
    >
      <span className={classes.checkWord}>{t('balance.check')}</span>{' '}
      <span className={classes.age}>
        {wait > 0 ? (
          t('balance.wait', { count: wait })
        ) : checkedAt === undefined ? (
          <>
            {t('balance.never')}
            <EarlyTimeAgo label={t('balance.updated')} />
          </>
        ) : (
          <>
            {t('balance.updated')} <TimeAgo value={checkedAt} />
          </>
        )}
      </span>
    </Button>
  );
}

/** Result of the last refresh. Success is announced to screen readers only: the balance shows it. */
export function CheckOutcome({ progress }: BalanceCheck) {
  const t = useTranslation('wallet');
  const { errorText } = useErrors();
  return (
    <div role="status" className={classes.outcome}>
      {progress.state === 'refused' && (
        <Text size="sm" c="var(--mantine-color-error)">
          {errorText(progress.failure)}
        </Text>
      )}
      {progress.state === 'unknown' && <Text size="sm">{t('balance.unconfirmed')}</Text>}
      {progress.state === 'done' && <VisuallyHidden>{t('balance.fresh')}</VisuallyHidden>}
    </div>
  );
}
