/**
 * Delays of reconnection and polling. The five-second check (spec 7) remains; it acts at once only for players with an
 * open conversation.
 */
import { fullJitter } from '#api/connection/jitter.ts';

const minute = 60_000;

/** Returns the milliseconds before a lost socket opens again; `attempt` counts from 0. */
export const reconnectDelay = (attempt: number, isOpen: boolean, random?: () => number): number =>
  isOpen ? 0 : fullJitter(attempt === 0 ? minute : 4 * minute, random);

/** Returns the milliseconds between two polls without a socket. */
export const pollingDelay = (isOpen: boolean, random?: () => number): number =>
  isOpen ? 0 : minute / 2 + fullJitter(minute, random);
