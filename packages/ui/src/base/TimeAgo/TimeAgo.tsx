import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { EarlyPlace } from '../EarlyPlace/EarlyPlace.tsx';
import { ageAt, units } from './age.ts';

export interface TimeAgoProps {
  /** ISO 8601 with offset. */
  value: string;
}

/** Relative time in its largest whole unit; updates itself. */
export function TimeAgo({ value }: TimeAgoProps) {
  const t = useTranslation('common');
  const now = useNow(value);
  const age = ageAt(now, value);
  if (!age) return <span>–</span>;
  const unit = units[age.unit]?.[0];
  return (
    <time dateTime={value}>
      {unit === undefined ? t('timeAgo.now') : t(`timeAgo.${unit}`, { count: age.count })}
    </time>
  );
}

/** Returns the current time, updated every second for one minute, then every minute. */
function useNow(since: string): number {
  const [now, setNow] = useState(() => Date.now());
  const isFresh = now - Date.parse(since) < 60_000;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isFresh ? 1000 : 60_000);
    return () => clearInterval(timer);
  }, [isFresh]);
  return now;
}

/** The age that the first script fills in, with the texts of all units: for less than one, then for one and for two. */
export function EarlyTimeAgo({ label }: { label: string }) {
  const t = useTranslation('common');
  const texts = units.map(([unit]) => [1, 2].map((count) => t(`timeAgo.${unit}`, { count })));
  return (
    <EarlyPlace name="age">
      {label} <time data-texts={JSON.stringify([t('timeAgo.now'), ...texts])} />
    </EarlyPlace>
  );
}
