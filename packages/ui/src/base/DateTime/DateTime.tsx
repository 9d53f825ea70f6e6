import { shownDateFormat } from '@wallet/contract/wire/time';
import classes from './DateTime.module.css';
import { playerTime } from './player-time.ts';

export interface DateTimeProps {
  /** ISO 8601 with offset, as on the wire. */
  value: string;
  /** `day` leaves the time of day out, `time` the day, where a heading has it; `second` unless told. */
  precision?: 'day' | 'time' | 'second';
}

const formats = { day: 'DD/MM/YYYY', time: 'HH:mm:ss', second: shownDateFormat };

/** A moment, `DD/MM/YYYY HH:mm:ss`, Gregorian, in Bangkok whatever the device's zone (decisions 5); a dash for no date. */
export function DateTime({ value, precision = 'second' }: DateTimeProps) {
  const moment = playerTime(value);
  if (!moment.isValid()) return <span>–</span>;
  return (
    <time className={classes.time} dateTime={value}>
      {moment.format(formats[precision])}
    </time>
  );
}
