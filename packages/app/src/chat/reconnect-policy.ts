/**
 * When a conversation opens its line again, and how often it asks without one. The five-second check (spec 7) stays; it
 * acts at once only for the few who look at the conversation.
 */
import { fullJitter } from '#api/connection/jitter.ts';

const minute = 60_000;

/** Milliseconds before a lost line is opened again; `attempt` counts from 0. */
export const reconnectDelay = (attempt: number, isOpen: boolean, random?: () => number): number =>
  isOpen ? 0 : fullJitter(attempt === 0 ? minute : 4 * minute, random);

/** Milliseconds between two questions where there is no socket. */
export const pollingDelay = (isOpen: boolean, random?: () => number): number =>
  isOpen ? 0 : minute / 2 + fullJitter(minute, random);
