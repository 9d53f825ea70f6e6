import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { RefreshIcon } from '../../base/Icon/MemberIcon.tsx';
import type { Progress } from '../../base/progress.ts';
import { useErrorText, useTranslation } from '../../i18n/index.ts';

/** State of the balance refresh. */
export interface BalanceCheck {
  progress: Progress;
  /** Epoch in milliseconds until which a refresh is blocked; undefined when it is allowed. */
  readyAt?: number | undefined;
  onStart: () => void;
}

interface CheckButtonProps extends BalanceCheck {
  isDisabled: boolean;
}

/** Refreshes the balances. The label stays visible while the request runs. */
export function CheckButton({ progress, readyAt, onStart, isDisabled }: CheckButtonProps) {
  const t = useTranslation('wallet');
  const wait = useSecondsLeft(readyAt);
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mr="-0.5rem"
      leftSection={<RefreshIcon size={18} />}
      loading={progress.state === 'pending'}
      disabled={wait > 0 || isDisabled}
      onClick={onStart}
    >
      {wait > 0 ? t('balance.wait', { count: wait }) : t('balance.check')}
    </Button>
  );
}

/** Result of the last refresh. Success is announced to screen readers only: the balance shows it. */
export function CheckOutcome({ progress }: BalanceCheck) {
  const t = useTranslation('wallet');
  const errorText = useErrorText();
  return (
    <div role="status">
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
