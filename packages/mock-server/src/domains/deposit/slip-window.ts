/** The daily window in which slips are not taken (decisions 15). */
import type { SlipWindow } from '@wallet/contract/deposit';
import { playerUtcOffsetMinutes } from '@wallet/contract/wire/time';
import { days, minutes } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { readSettings } from '../site/site.ts';

/** Whether slips are taken now. The window begins with its first minute and ends before its last, also over midnight. */
export function showSlipWindow(world: World): SlipWindow {
  const closed = readSettings(world).slipClosed;
  if (!closed) return { isOpen: true };
  const now = Math.floor(((world.clock.now() + minutes(playerUtcOffsetMinutes)) % days(1)) / minutes(1));
  const [from, to] = [minuteOf(closed.from), minuteOf(closed.to)];
  const isClosed = from < to ? from <= now && now < to : from <= now || now < to;
  return { isOpen: !isClosed, closedFrom: closed.from, closedTo: closed.to };
}

/** Minutes after midnight of `HH:mm`. */
const minuteOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
