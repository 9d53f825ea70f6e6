import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useToday } from './use-today.ts';

const at = (moment: string) => Date.parse(moment);

describe('today', () => {
  afterEach(() => void vi.useRealTimers());

  it('changes at midnight in Bangkok, day after day', () => {
    vi.useFakeTimers({ now: at('2026-01-15T23:59:59+07:00') });
    const { result } = renderHook(useToday);
    expect(result.current).toBe(at('2026-01-15T00:00:00+07:00'));
    act(() => void vi.advanceTimersByTime(999));
    expect(result.current).toBe(at('2026-01-15T00:00:00+07:00'));
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(at('2026-01-16T00:00:00+07:00'));
    act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
    expect(result.current).toBe(at('2026-01-17T00:00:00+07:00'));
  });

  it('is updated when the phone wakes up', () => {
    vi.useFakeTimers({ now: at('2026-01-15T12:00:00+07:00') });
    const { result, unmount } = renderHook(useToday);
    vi.setSystemTime(at('2026-01-18T08:00:00+07:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe(at('2026-01-18T00:00:00+07:00'));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
