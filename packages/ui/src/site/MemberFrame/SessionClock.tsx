import { Button } from '@mantine/core';
import { ClockIcon } from '../../base/Icon/MemberIcon.tsx';
import { hoursMinutesSeconds } from '../../base/countdown/countdown.ts';
import { Link } from '../../base/Link/Link.tsx';
import { useTranslation } from '../../i18n/index.ts';

/** Seconds before the clock appears in the bar. */
const shownAfter = 30 * 60;

/** Duration of a long session, `h:mm`, with a link to its settings; not a live region. */
export function SessionClock({ seconds }: { seconds: number }) {
  const t = useTranslation('common');
  if (seconds < shownAfter) return null;
  const time = hoursMinutesSeconds(seconds);
  return (
    <Button
      component={Link}
      href="/user/profile?modal=play-safely"
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
