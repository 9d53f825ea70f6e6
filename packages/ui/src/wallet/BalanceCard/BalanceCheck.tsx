import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { RefreshIcon } from '../../base/Icon/ActionIcon.tsx';
import type { Progress } from '../../base/progress.ts';
import { useErrorText, useWords } from '../../words/index.ts';

/** Asking for fresh balances: how it stands, and when it may be asked for again. */
export interface BalanceCheck {
  progress: Progress;
  /** Epoch in milliseconds until which asking again is not possible; undefined when it is. */
  readyAt?: number | undefined;
  onStart: () => void;
}

interface CheckButtonProps extends BalanceCheck {
  isDisabled: boolean;
}

/** Asks for fresh balances. It keeps its words while it works. */
export function CheckButton({ progress, readyAt, onStart, isDisabled }: CheckButtonProps) {
  const t = useWords('wallet');
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

/** How the last check ended. Success shows in the time of the balance; those who cannot see that hear it. */
export function CheckOutcome({ progress }: BalanceCheck) {
  const t = useWords('wallet');
  const errorText = useErrorText();
  return (
    <div role="status">
      {progress.state === 'refused' && (
        <Text size="sm" c="var(--mantine-color-error)">
          {errorText(progress.failure)}
        </Text>
      )}
      {progress.state === 'done' && <VisuallyHidden>{t('balance.fresh')}</VisuallyHidden>}
    </div>
  );
}
