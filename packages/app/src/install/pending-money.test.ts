import { renderHook } from '@testing-library/react';
import { useShownResult } from '@wallet/ui/base/shown-results';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Outcome } from '#api/api-error.ts';
import { isMoneyPending, mustPageStay, watchPageStay } from './pending-money.ts';

const start = (client: QueryClient, mutationFn: () => Promise<unknown>) =>
  new MutationObserver(client, { mutationFn, networkMode: 'always' }).mutate().catch(() => undefined);

describe('pending money', () => {
  const client = new QueryClient();
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    client.clear();
    vi.useRealTimers();
  });

  it('is an effect that has not ended', async () => {
    expect(isMoneyPending(client)).toBe(false);
    let end: (value?: unknown) => void = () => undefined;
    const effect = start(client, () => new Promise((resolve) => (end = resolve)));
    await vi.advanceTimersByTimeAsync(0);
    expect(isMoneyPending(client)).toBe(true);
    end();
    await effect;
    expect(isMoneyPending(client)).toBe(false);
  });

  it.each<[boolean, Outcome]>([
    [true, { kind: 'unknown', reason: 'slow' }],
    [false, { kind: 'rejected', failure: { message: 'MONEY_NOT_ENOUGH' } }],
    [false, { kind: 'cancelled' }],
  ])('is %s after an outcome like %o, and not two minutes later', async (isUnderWay, outcome) => {
    await start(client, () => Promise.reject(new ApiError(outcome)));
    expect(isMoneyPending(client)).toBe(isUnderWay);
    vi.setSystemTime(Date.now() + 120_000);
    expect(isMoneyPending(client)).toBe(false);
  });

  it('keeps its page while a result is on the screen', () => {
    const onChange = vi.fn();
    const stop = watchPageStay(client, onChange);
    const { unmount } = renderHook(() => useShownResult());
    expect(mustPageStay(client)).toBe(true);
    unmount();
    expect(mustPageStay(client)).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
  });
});
