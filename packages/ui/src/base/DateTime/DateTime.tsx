import { shownDateFormat } from '@wallet/contract/wire/time';
import classes from './DateTime.module.css';
import { playerTime } from './player-time.ts';

export interface DateTimeProps {
  /** ISO 8601 with offset. */
  value: string;
  /** `day` omits the time, `time` omits the day; default `second`. */
  precision?: 'day' | 'time' | 'second';
}

const formats = { day: 'DD/MM/YYYY', time: 'HH:mm:ss', second: shownDateFormat };

/**
 * Date and time, `DD/MM/YYYY HH:mm:ss`, Gregorian, in Bangkok time on every device (decisions 5); a dash for an
 * invalid date.
 */
export function DateTime({ value, precision = 'second' }: DateTimeProps) {
  const moment = playerTime(value);
  if (!moment.isValid()) return <span>–</span>;
  return (
    <time className={classes.time} dateTime={value}>
      {moment.format(formats[precision])}
    </time>
  );
}
