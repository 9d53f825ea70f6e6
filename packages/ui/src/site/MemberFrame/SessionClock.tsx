import { Button } from '@mantine/core';
import { ClockIcon } from '../../base/Icon/MemberIcon.tsx';
import { hoursMinutesSeconds } from '../../base/countdown/countdown.ts';
import { Link } from '../../base/Link/Link.tsx';
import { useWords } from '../../words/index.ts';

export interface SessionClockProps {
  /** Whole seconds since the player logged in. */
  seconds: number;
  /** Where the time, and more, can be watched. */
  href: string;
}

/** Seconds before the clock comes into the bar; until then the profile alone shows it. */
const shownAfter = 30 * 60;

/** How long the session has lasted, `h:mm`, once that is long. It speaks when it is asked, and never by itself. */
export function SessionClock({ seconds, href }: SessionClockProps) {
  const t = useWords('common');
  if (seconds < shownAfter) return null;
  const time = hoursMinutesSeconds(seconds);
  return (
    <Button
      component={Link}
      href={href}
      variant="subtle"
      color="gray"
      size="compact-md"
      px="xs"
      leftSection={<ClockIcon size={20} />}
      aria-label={t('clock', { time })}
    >
      {time.replace(/:\d\d$/, '')}
    </Button>
  );
}
