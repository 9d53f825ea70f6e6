import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll } from './poll.ts';

const ask = vi.fn(() => Promise.resolve());
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  stop = poll(ask);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const see = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const asksIn = (seconds: number): number => {
  ask.mockClear();
  vi.advanceTimersByTime(seconds * 1_000);
  return ask.mock.calls.length;
};

describe('polling', () => {
  it('slows down and stops after three minutes', () => {
    expect(asksIn(5)).toBe(1);
    expect(asksIn(10)).toBe(1);
    expect(asksIn(165)).toBe(6);
    expect(asksIn(3_600)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['connection', () => window.dispatchEvent(new Event('online'))],
    ['visibility', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('restarts at once when %s returns', (_what, comeBack) => {
    asksIn(3_600);
    ask.mockClear();
    comeBack();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(asksIn(180)).toBe(8);
  });

  it('runs once for a return with three events', () => {
    asksIn(60);
    ask.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('pauses while the page is hidden or offline', () => {
    see('hidden');
    window.dispatchEvent(new Event('focus'));
    expect(asksIn(180)).toBe(0);
    see('visible');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('focus'));
    expect(asksIn(180)).toBe(0);
  });

  it('stops when the caller cancels', () => {
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(asksIn(3_600)).toBe(0);
    expect(ask).not.toHaveBeenCalled();
  });
});
