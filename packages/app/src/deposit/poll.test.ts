import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll } from './poll.ts';

const look = vi.fn(() => Promise.resolve());
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  look.mockClear();
  stop = poll(look);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const see = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const looksIn = (seconds: number): number => {
  look.mockClear();
  vi.advanceTimersByTime(seconds * 1_000);
  return look.mock.calls.length;
};

describe('polling', () => {
  it('slows down and stops after three minutes', () => {
    expect(looksIn(5)).toBe(1);
    expect(looksIn(10)).toBe(1);
    expect(looksIn(165)).toBe(6);
    expect(looksIn(3_600)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['connection', () => window.dispatchEvent(new Event('online'))],
    ['visibility', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('restarts at once when %s returns', (_what, comeBack) => {
    looksIn(3_600);
    look.mockClear();
    comeBack();
    expect(look).toHaveBeenCalledTimes(1);
    expect(looksIn(180)).toBe(8);
  });

  it('runs once for a return with three events', () => {
    looksIn(60);
    look.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('pauses while the page is hidden or offline', () => {
    see('hidden');
    window.dispatchEvent(new Event('focus'));
    expect(looksIn(180)).toBe(0);
    see('visible');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('focus'));
    expect(looksIn(180)).toBe(0);
  });

  it('stops when the caller cancels', () => {
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(looksIn(3_600)).toBe(0);
    expect(look).not.toHaveBeenCalled();
  });
});
