import { playerUtcOffsetMinutes } from '@wallet/contract/wire/time';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** A moment (ISO 8601 with offset, or epoch in milliseconds) as the players' clocks show it, whatever the device's zone. */
export const playerTime = (moment: string | number): Dayjs => dayjs(moment).utcOffset(playerUtcOffsetMinutes);
