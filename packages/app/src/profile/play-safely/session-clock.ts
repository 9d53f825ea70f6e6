import { deadlineIn } from '@wallet/ui/base/deadline';
import { useSyncExternalStore } from 'react';
import { createListeners } from '#api/storage/listeners.ts';
import { createStore } from '#api/store/create-store.ts';
import { session } from '#api/session/session.ts';
import { startPlayTime, advance, isDue, resume, type StoredPlayTime, type PlayTime } from './elapsed.ts';

/** Milliseconds between ticks: short enough to show every second. */
const tickLength = 500;

const now = () => deadlineIn(0);

/** The duration at the last stored moment. */
const stored = createStore<StoredPlayTime | undefined>({
  initial: undefined,
  stored: {
    key: 'session-clock',
    lifetime: 'token',
    parse(json) {
      const { elapsed, remindedAt, at } = json as StoredPlayTime;
      const isValid = [elapsed, remindedAt, at].every(Number.isFinite);
      return isValid ? { elapsed, remindedAt, at } : undefined;
    },
  },
});

const listeners = createListeners();
const before = stored.get();
let playTime = before ? resume(before, now()) : startPlayTime(now());

const store = (): void => stored.set({ ...playTime, at: playTime.at.device });

function change(next: PlayTime): void {
  playTime = next;
  listeners.notify();
}

function tick(): void {
  const minute = Math.floor(playTime.elapsed / 60_000);
  change(advance(playTime, now()));
  if (Math.floor(playTime.elapsed / 60_000) !== minute) store();
}

session.subscribe(() => change(startPlayTime(now())));

let timer: ReturnType<typeof setInterval> | undefined;

stored.subscribe(() => {
  const remindedAt = stored.get()?.remindedAt ?? 0;
  // A reminder in one tab counts for all tabs of the session, also for one that has slept.
  const current = advance(playTime, now());
  if (remindedAt > current.remindedAt && remindedAt <= current.elapsed + tickLength)
    change({ ...current, remindedAt });
});

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
    store();
  },

  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      timer = setInterval(tick, tickLength);
      store();
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
