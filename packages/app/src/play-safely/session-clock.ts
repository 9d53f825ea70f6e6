import { useSyncExternalStore } from 'react';
import { createListeners } from '#api/storage/listeners.ts';
import { keptFor, readStored, store } from '#api/storage/browser-storage.ts';
import { session } from '#api/session/session.ts';
import { begin, goOn, isDue, resume, type Instant, type KeptSitting, type Sitting } from './elapsed.ts';

const key = 'session-clock';

/** Milliseconds between two looks at the clock: short enough that no second is left out. */
const tickLength = 500;

const now = (): Instant => ({ steady: performance.now(), device: Date.now() });

const listeners = createListeners();
let sitting = restored();

function readKept(text: string | null | undefined): KeptSitting | undefined {
  try {
    const { elapsed, told, at } = JSON.parse(text ?? '') as KeptSitting;
    return [elapsed, told, at].every((one) => Number.isFinite(one)) ? { elapsed, told, at } : undefined;
  } catch {
    return undefined;
  }
}

/** The sitting this page goes on with: that of the page before it, or a new one. */
function restored(): Sitting {
  const kept = readKept(readStored(key));
  return kept ? resume(kept, now()) : begin(now());
}

/** Keeps it for as long as the token is kept. */
function keep(): void {
  const { token } = session.get();
  // Another tab may have signed another member in.
  if (token === undefined || readStored('token') !== token) return;
  store(key, JSON.stringify({ ...sitting, at: sitting.at.device } satisfies KeptSitting), keptFor('token'));
}

function change(next: Sitting): void {
  sitting = next;
  listeners.tell();
}

function tick(): void {
  const minute = Math.floor(sitting.elapsed / 60_000);
  change(goOn(sitting, now()));
  if (Math.floor(sitting.elapsed / 60_000) !== minute) keep();
}

session.subscribe(() => change(begin(now())));

let timer: ReturnType<typeof setInterval> | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    const kept = event.key === key ? readKept(event.newValue) : undefined;
    // Told in one tab of a session is told in all of them.
    if (kept && kept.told > sitting.told && kept.told <= sitting.elapsed + tickLength)
      change({ ...sitting, told: kept.told });
  });
}

/** How long this session has lasted; it goes on over reloads, and ends with the session. */
export const sessionClock = {
  /** Whole seconds. */
  seconds: (): number => Math.floor(goOn(sitting, now()).elapsed / 1_000),

  /** Whether the player is to be told again, who wants to be every so many minutes. */
  isDue: (every: number | undefined): boolean => isDue(goOn(sitting, now()), every),

  /** When the session began by the device's clock as it is now, epoch in milliseconds. */
  startedAt: (): number => Date.now() - goOn(sitting, now()).elapsed,

  /** The player was told, or has just said how often to be. */
  told(): void {
    const current = goOn(sitting, now());
    change({ ...current, told: current.elapsed });
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
