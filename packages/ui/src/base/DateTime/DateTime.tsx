import classes from './DateTime.module.css';

export interface DateTimeProps {
  /** ISO 8601 with offset, as on the wire. */
  value: string;
  /** `day` leaves the time of day out; `second` unless told. */
  precision?: 'day' | 'second';
}

/** A moment, `DD/MM/YYYY HH:mm:ss`, Gregorian, in Bangkok whatever the device's zone (decisions 5); a dash for no date. */
export function DateTime({ value, precision = 'second' }: DateTimeProps) {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return <span>–</span>;
  return (
    <time className={classes.time} dateTime={value}>
      {formatMoment(moment, precision)}
    </time>
  );
}

const bangkok = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function formatMoment(moment: Date, precision: 'day' | 'second'): string {
  const parts = Object.fromEntries(bangkok.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = `${parts.day}/${parts.month}/${parts.year}`;
  return precision === 'day' ? day : `${day} ${parts.hour}:${parts.minute}:${parts.second}`;
}
