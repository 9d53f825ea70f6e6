import { playerUtcOffsetMinutes } from '@wallet/contract/wire/time';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Returns a moment (ISO 8601 or epoch milliseconds) in the players' time zone. */
export const playerTime = (moment: string | number): Dayjs => dayjs(moment).utcOffset(playerUtcOffsetMinutes);
