import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hoursMinutesSeconds, minutesAndSeconds, useSecondsLeft } from './countdown.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

describe('useSecondsLeft', () => {
  it('counts down to zero and stops', () => {
    const { result } = renderHook(() => useSecondsLeft(2_000));
    expect(result.current).toBe(2);
    act(() => vi.advanceTimersByTime(1_001));
    expect(result.current).toBe(1);
    act(() => vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is correct after device sleep', () => {
    const { result } = renderHook(() => useSecondsLeft(600_000));
    vi.setSystemTime(599_500);
    act(() => vi.advanceTimersByTime(250));
    expect(result.current).toBe(1);
  });

  it('goes on when the clock of the phone is set back', () => {
    const { result } = renderHook(() => useSecondsLeft(60_000));
    act(() => vi.advanceTimersByTime(20_000));
    vi.setSystemTime(-86_400_000);
    act(() => vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(39);
  });

  it('follows a new moment immediately', () => {
    const { result, rerender } = renderHook(({ moment }) => useSecondsLeft(moment), {
      initialProps: { moment: undefined as number | undefined },
    });
    expect(result.current).toBe(0);
    rerender({ moment: 60_000 });
    expect(result.current).toBe(60);
  });
});

describe('minutesAndSeconds', () => {
  it.each([
    [0, '00:00'],
    [9, '00:09'],
    [75, '01:15'],
    [3_600, '60:00'],
  ])('shows %i s as %s', (seconds, shown) => {
    expect(minutesAndSeconds(seconds)).toBe(shown);
  });
});

describe('hoursMinutesSeconds', () => {
  it.each([
    [59, '0:00:59'],
    [3_600, '1:00:00'],
    [90_061, '25:01:01'],
  ])('shows %i s as %s', (seconds, shown) => {
    expect(hoursMinutesSeconds(seconds)).toBe(shown);
  });
});
