import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createListeners } from '#api/storage/listeners.ts';
import { inBursts } from './in-bursts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('notifies once for a burst, again for a later change, and never after the end', async () => {
  const { subscribe, notify } = createListeners();
  const listener = vi.fn();
  const end = inBursts(subscribe)(listener);
  for (let at = 0; at < 500; at += 1) notify();
  await vi.advanceTimersByTimeAsync(1);
  expect(listener).toHaveBeenCalledTimes(1);
  notify();
  await vi.advanceTimersByTimeAsync(1);
  expect(listener).toHaveBeenCalledTimes(2);
  notify();
  end();
  await vi.advanceTimersByTimeAsync(1);
  expect(listener).toHaveBeenCalledTimes(2);
});
