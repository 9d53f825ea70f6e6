import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { CheckActions, useAcceptedTexts, type CheckActionsProps } from '../../base/ResultDialog/Accepted.tsx';

export interface UnseenEffectProps extends CheckActionsProps {
  isHidden: boolean;
}

/** Milliseconds for which the app looks for an accepted effect without being asked (decisions 30). */
const checkingTime = 30_000;

/** An effect that the service accepted and the statement does not confirm, above the page. */
export function UnseenEffect({ isHidden, ...effect }: UnseenEffectProps) {
  const { amount, at } = effect;
  // The phone's clock may have been set back since.
  const [since] = useState(() => Math.min(at, Date.now()));
  const isChecking = useSecondsLeft(since + checkingTime) > 0;
  const { title, text } = useAcceptedTexts(isChecking);
  return (
    <Alert {...alertProps[isChecking ? 'info' : 'warning']} title={title} role="status">
      <Stack gap="sm">
        <Text inherit>
          {amount !== undefined && (
            <Text span inherit fw={600}>
              <Money amount={amount} isHidden={isHidden} />{' '}
            </Text>
          )}
          <DateTime value={new Date(at).toISOString()} />
        </Text>
        <Text inherit>{text}</Text>
        {!isChecking && <CheckActions {...effect} />}
      </Stack>
    </Alert>
  );
}
