import { Group, Text, VisuallyHidden } from '@mantine/core';
import { ClockIcon } from '../../base/Icon/ActionIcon.tsx';
import { minutesAndSeconds } from '../../base/countdown/countdown.ts';
import { useWords } from '../../words/index.ts';

export interface QrClockProps {
  /** Seconds left. */
  left: number;
  /** The last quarter: it stands out. */
  isLate: boolean;
}

/** The time left to pay. It is told at a minute, at half a minute and at the end, never each second. */
export function QrClock({ left, isLate }: QrClockProps) {
  const t = useWords('deposit');
  const told = left === 0 ? 'over' : left <= 30 ? 'halfMinuteLeft' : left <= 60 ? 'minuteLeft' : undefined;
  return (
    <Group component="p" gap="0 0.375rem" m={0} fz="sm" c={isLate ? 'orange.4' : 'dimmed'} data-late={isLate}>
      <ClockIcon size={18} />
      <span>{t('qr.left')}</span>
      <Text span inherit fw={600} style={{ fontVariantNumeric: 'tabular-nums' }} role="timer">
        {minutesAndSeconds(left)}
      </Text>
      <VisuallyHidden role="status">{told && t(`qr.${told}`)}</VisuallyHidden>
    </Group>
  );
}
