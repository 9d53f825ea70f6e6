import { useEffect, useState } from 'react';
import { playerTime } from '../DateTime/player-time.ts';
import { useTranslation } from '../../i18n/index.ts';

export interface TimeAgoProps {
  /** ISO 8601 with offset. */
  value: string;
}

/** Seconds per unit, largest first (spec 9: a year is 365 days, a month 30). */
const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Relative time in its largest whole unit; updates itself. */
export function TimeAgo({ value }: TimeAgoProps) {
  const t = useTranslation('common');
  const now = useNow(value);
  const moment = playerTime(value);
  const elapsed = playerTime(now).diff(moment, 'second');
  if (!moment.isValid()) return <span>–</span>;
  const [unit, length] = units.find(([, seconds]) => elapsed >= seconds) ?? [];
  return (
    <time dateTime={value}>
      {unit === undefined ? t('timeAgo.now') : t(`timeAgo.${unit}`, { count: Math.floor(elapsed / length) })}
    </time>
  );
}

/** Returns the current time, updated every second for one minute, then every minute. */
function useNow(since: string): number {
  const [now, setNow] = useState(() => Date.now());
  const isFresh = playerTime(now).diff(playerTime(since), 'minute') < 1;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isFresh ? 1000 : 60_000);
    return () => clearInterval(timer);
  }, [isFresh]);
  return now;
}
