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

/** Milliseconds between two looks at the clock: short enough that no second is left out. */
const tickLength = 500;

const now = (): Instant => ({ steady: performance.now(), device: Date.now() });

const listeners = createListeners();
let sitting = restored();

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

/** The sitting this page goes on with: that of the page before it, or a new one. */
function restored(): PlayTime {
  const kept = readKept(readStored(key));
  return kept ? resume(kept, now()) : startPlayTime(now());
}

/** Keeps it for as long as the token is kept. */
function keep(): void {
  const { token } = session.get();
  // Another tab may have signed another member in.
  if (token === undefined || readStored('token') !== token) return;
  writeStored(
    key,
    JSON.stringify({ ...sitting, at: sitting.at.device } satisfies StoredPlayTime),
    storedFor('token'),
  );
}

function change(next: PlayTime): void {
  sitting = next;
  listeners.notify();
}

function tick(): void {
  const minute = Math.floor(sitting.elapsed / 60_000);
  change(advance(sitting, now()));
  if (Math.floor(sitting.elapsed / 60_000) !== minute) keep();
}

session.subscribe(() => change(startPlayTime(now())));

let timer: ReturnType<typeof setInterval> | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    const kept = event.key === key ? readKept(event.newValue) : undefined;
    // Told in one tab of a session is told in all of them.
    if (kept && kept.remindedAt > sitting.remindedAt && kept.remindedAt <= sitting.elapsed + tickLength)
      change({ ...sitting, remindedAt: kept.remindedAt });
  });
}

/** How long this session has lasted; it goes on over reloads, and ends with the session. */
export const sessionClock = {
  /** Whole seconds. */
  seconds: (): number => Math.floor(advance(sitting, now()).elapsed / 1_000),

  /** Whether the player is to be told again, who wants to be every so many minutes. */
  isDue: (every: number | undefined): boolean => isDue(advance(sitting, now()), every),

  /** When the session began by the device's clock as it is now, epoch in milliseconds. */
  startedAt: (): number => Date.now() - advance(sitting, now()).elapsed,

  /** The player was told, or has just said how often to be. */
  told(): void {
    const current = advance(sitting, now());
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

/** Whole seconds of this session so far; kept up to date while it is watched. */
export const useSessionSeconds = (isWatched = true): number =>
  useSyncExternalStore(isWatched ? sessionClock.subscribe : nothing, sessionClock.seconds, () => 0);
