import { useSyncExternalStore } from 'react';
import { createListeners } from '#api/storage/listeners.ts';
import { storedFor, readStored, writeStored } from '#api/storage/browser-storage.ts';
import { session } from '#api/session/session.ts';
import {
  startPlayTime,
  advance,
  isDue,
  resume,
  type Instant,
  type StoredPlayTime,
  type PlayTime,
} from './elapsed.ts';

const key = 'session-clock';

/** Milliseconds between ticks: short enough to show every second. */
const tickLength = 500;

const now = (): Instant => ({ steady: performance.now(), device: Date.now() });

const listeners = createListeners();
let playTime = restored();

function readKept(text: string | null | undefined): StoredPlayTime | undefined {
  try {
    const { elapsed, remindedAt, at } = JSON.parse(text ?? '') as StoredPlayTime;
    return [elapsed, remindedAt, at].every((one) => Number.isFinite(one))
      ? { elapsed, remindedAt, at }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the stored duration of the previous page, or a new one. */
function restored(): PlayTime {
  const kept = readKept(readStored(key));
  return kept ? resume(kept, now()) : startPlayTime(now());
}

/** Stores the duration for the lifetime of the token. */
function keep(): void {
  const { token } = session.get();
  // Another tab may have signed in another member.
  if (token === undefined || readStored('token') !== token) return;
  writeStored(
    key,
    JSON.stringify({ ...playTime, at: playTime.at.device } satisfies StoredPlayTime),
    storedFor('token'),
  );
}

function change(next: PlayTime): void {
  playTime = next;
  listeners.notify();
}

function tick(): void {
  const minute = Math.floor(playTime.elapsed / 60_000);
  change(advance(playTime, now()));
  if (Math.floor(playTime.elapsed / 60_000) !== minute) keep();
}

session.subscribe(() => change(startPlayTime(now())));

let timer: ReturnType<typeof setInterval> | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    const kept = event.key === key ? readKept(event.newValue) : undefined;
    // A reminder in one tab counts for all tabs of the session.
    if (kept && kept.remindedAt > playTime.remindedAt && kept.remindedAt <= playTime.elapsed + tickLength)
      change({ ...playTime, remindedAt: kept.remindedAt });
  });
}

/** Duration of the session; it survives reloads and ends with the session. */
export const sessionClock = {
  /** Whole seconds. */
  seconds: (): number => Math.floor(advance(playTime, now()).elapsed / 1_000),

  /** Returns whether a reminder is due, with an interval in minutes. */
  isDue: (every: number | undefined): boolean => isDue(advance(playTime, now()), every),

  /** Start of the session by the current device clock, epoch in milliseconds. */
  startedAt: (): number => Date.now() - advance(playTime, now()).elapsed,

  /** Called when the player has seen a reminder or chosen an interval. */
  markReminded(): void {
    const current = advance(playTime, now());
    change({ ...current, remindedAt: current.elapsed });
    keep();
  },

  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      timer = setInterval(tick, tickLength);
      keep();
    }
    const unsubscribe = listeners.subscribe(listener);
    return () => {
      unsubscribe();
      if (listeners.size === 0) clearInterval(timer);
    };
  },
};

const nothing = () => () => undefined;

/** Returns the whole seconds of this session, kept up to date while watched. */
export const useSessionSeconds = (isWatched = true): number =>
  useSyncExternalStore(isWatched ? sessionClock.subscribe : nothing, sessionClock.seconds, () => 0);
