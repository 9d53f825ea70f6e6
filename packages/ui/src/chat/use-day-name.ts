import { playerTime } from '../base/DateTime/player-time.ts';
import { useTranslation } from '../i18n/index.ts';

/** Returns the name of a day: today, yesterday, or its date. */
export function useDayName(): (moment: number) => string {
  const t = useTranslation('chat');
  return (moment) => {
    const day = playerTime(moment).startOf('day');
    const days = playerTime(Date.now()).startOf('day').diff(day, 'day');
    if (days === 0) return t('today');
    return days === 1 ? t('yesterday') : day.format('DD/MM/YYYY');
  };
}

/** Returns whether two times are on the same day in the players' time zone. */
export const isSameDay = (one: number, other: number): boolean =>
  playerTime(one).isSame(playerTime(other), 'day');
