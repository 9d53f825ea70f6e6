import { act, renderHook } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';

const now = Date.UTC(2026, 10, 21);

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

/** Returns the settings that a new page reads. */
async function load() {
  const [{ playSafely }, { readPausedUntil, usePausedUntil }] = await Promise.all([
    import('./settings.ts'),
    import('./use-pause.ts'),
  ]);
  return { playSafely, pausedUntil: readPausedUntil, usePausedUntil };
}

const stored = () => localStorage.getItem('play-safely');
const hour = 60 * 60_000;

it('settings survive a page load and a logout until they are switched off', async () => {
  const set = { checkEvery: 30, budget: { amount: satang(50_000), per: 'week' } } as const;
  (await load()).playSafely.change(set);
  session.signIn('t', true);
  session.signOut();
  vi.resetModules();
  const { playSafely } = await load();
  expect(playSafely.get()).toMatchObject(set);
  playSafely.change({ checkEvery: undefined, budget: undefined });
  expect(stored()).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['another JSON type', '"on"'],
  ['other values', '{"checkEvery":1,"budget":{"amount":-5,"per":"day"},"pause":{"since":0,"length":"ever"}}'],
  ['an invalid amount', '{"budget":{"amount":"all","per":"day"}}'],
])('unreadable settings are off: %s', async (_what, text) => {
  localStorage.setItem('play-safely', text);
  const { playSafely } = await load();
  expect(Object.values(playSafely.get()).filter((one) => one !== undefined)).toEqual([]);
});

it('a pause from a clock of another year ends after its length, even after reloads', async () => {
  localStorage.setItem(
    'play-safely',
    JSON.stringify({ pause: { since: Date.UTC(2040, 0, 1), length: 'hour' } }),
  );
  expect((await load()).pausedUntil()).toBe(now + hour);
  vi.setSystemTime(now + hour / 2);
  vi.resetModules();
  expect((await load()).pausedUntil()).toBe(now + hour);
});

it('a pause keeps its length when the clock is set right while the page is open', async () => {
  vi.setSystemTime(Date.UTC(2040, 0, 1));
  const { playSafely, usePausedUntil } = await load();
  playSafely.change({ pause: { since: Date.now(), length: 'hour' } });
  const { result } = renderHook(usePausedUntil);
  const tickAt = (moment: number) => {
    vi.setSystemTime(moment);
    act(() => void vi.advanceTimersByTime(1_000));
  };
  tickAt(now);
  expect(result.current).toBe(now + 1_000 + hour);
  tickAt(now + hour - 1_000);
  expect(result.current).toBe(now + 1_000 + hour);
  tickAt(now + hour);
  expect(result.current).toBeUndefined();
});
