import { Group, Text, VisuallyHidden } from '@mantine/core';
import { ClockIcon } from '../../base/Icon/MemberIcon.tsx';
import { minutesAndSeconds } from '../../base/countdown/countdown.ts';
import { useTranslation } from '../../i18n/index.ts';

export interface QrCountdownProps {
  /** Seconds left. */
  left: number;
  /** The last quarter is highlighted. */
  isLate: boolean;
}

/** The time left to pay. Screen readers get it at one minute, at half a minute and at the end. */
export function QrCountdown({ left, isLate }: QrCountdownProps) {
  const t = useTranslation('deposit');
  const announcement =
    left === 0 ? 'over' : left <= 30 ? 'halfMinuteLeft' : left <= 60 ? 'minuteLeft' : undefined;
  return (
    <Group component="p" gap="0 0.375rem" m={0} fz="sm" c={isLate ? 'orange.4' : 'dimmed'} data-late={isLate}>
      <ClockIcon size={18} />
      <span>{t('qr.left')}</span>
      <Text
        span
        inherit
        fw={600}
        ff="var(--wallet-numerals)"
        style={{ fontVariantNumeric: 'tabular-nums' }}
        role="timer"
      >
        {minutesAndSeconds(left)}
      </Text>
      <VisuallyHidden role="status">{announcement && t(`qr.${announcement}`)}</VisuallyHidden>
    </Group>
  );
}
