import { hoursMinutesSeconds } from '../../base/countdown/countdown.ts';
import { Link } from '../../base/Link/Link.tsx';
import { useWords } from '../../words/index.ts';
import classes from './SessionClock.module.css';

export interface SessionClockProps {
  /** Whole seconds since the player logged in. */
  seconds: number;
  /** Where the time, and more, can be watched. */
  href: string;
}

/** How long the session has lasted, `h:mm:ss`. It speaks when it is asked, and never by itself. */
export function SessionClock({ seconds, href }: SessionClockProps) {
  const t = useWords('common');
  const time = hoursMinutesSeconds(seconds);
  return (
    <Link href={href} className={classes.clock} aria-label={t('clock', { time })}>
      {time}
    </Link>
  );
}
