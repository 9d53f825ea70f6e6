import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll } from './use-poll.ts';

const callback = vi.fn(() => Promise.resolve());
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  callback.mockClear();
  stop = poll(callback);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const see = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const callsIn = (seconds: number): number => {
  callback.mockClear();
  vi.advanceTimersByTime(seconds * 1_000);
  return callback.mock.calls.length;
};

describe('polling', () => {
  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['connection', () => window.dispatchEvent(new Event('online'))],
    ['visibility', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('restarts at once when %s returns', (_what, comeBack) => {
    callsIn(3_600);
    callback.mockClear();
    comeBack();
    expect(callback).toHaveBeenCalledTimes(1);
    expect(callsIn(180)).toBe(8);
  });

  it('runs once for a return with three events', () => {
    callsIn(60);
    callback.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('pauses while the page is hidden or offline', () => {
    see('hidden');
    window.dispatchEvent(new Event('focus'));
    expect(callsIn(180)).toBe(0);
    see('visible');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('focus'));
    expect(callsIn(180)).toBe(0);
  });

  it('stops when the caller cancels', () => {
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(callsIn(3_600)).toBe(0);
    expect(callback).not.toHaveBeenCalled();
  });
});
