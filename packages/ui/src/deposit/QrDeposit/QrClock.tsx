import { VisuallyHidden } from '@mantine/core';
import { ClockIcon } from '../../base/Icon/ActionIcon.tsx';
import { minutesAndSeconds } from '../../base/countdown/countdown.ts';
import { useWords } from '../../words/index.ts';
import classes from './QrClock.module.css';

export interface QrClockProps {
  /** Seconds left. */
  left: number;
  /** Seconds there were in all: in the last quarter of them it stands out. */
  life: number;
}

/** The time left to pay. It is told at a minute, at half a minute and at the end, never each second. */
export function QrClock({ left, life }: QrClockProps) {
  const t = useWords('deposit');
  const told = left === 0 ? 'over' : left <= 30 ? 'halfMinuteLeft' : left <= 60 ? 'minuteLeft' : undefined;
  return (
    <p className={classes.clock} data-late={left * 4 <= life}>
      <ClockIcon size={18} />
      <span>{t('qr.left')}</span>
      <span className={classes.time} role="timer">
        {minutesAndSeconds(left)}
      </span>
      <span role="status">
        <VisuallyHidden>{told && t(`qr.${told}`)}</VisuallyHidden>
      </span>
    </p>
  );
}
