import { act, cleanup, renderHook } from '@testing-library/react';
import type { Slip } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { sentSlips } from './sent-slips.ts';
import { createQueryClient } from '#api/query-client.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { slipsQuery } from '#statement/api.ts';
import { restartSlipPolling, useSlipsUnderReview } from './use-slips-under-review.ts';

const slip = (status: Slip['status'], at = 1): Slip => ({
  createdAt: `2026-01-15T12:00:0${at}.000+07:00`,
  amount: satang(0),
  status,
});

/** Slips of the backend, and the requested paths. */
let slips: Slip[];
const paths: string[] = [];
const requestCount = () => paths.filter((path) => path.endsWith('/slip')).length;

const mount = (isShown = false, client = createQueryClient(() => undefined)) =>
  renderHook(() => useSlipsUnderReview(isShown), withQueries(client));

const comeBack = () =>
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  paths.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path);
    return Promise.resolve(new Response(JSON.stringify({ total: slips.length, slips })));
  });
  session.signIn('t', false);
  restartSlipPolling();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('slips under review', () => {
  it('are not requested unless this device sent one', async () => {
    slips = [slip('in progress')];
    const { result } = mount();
    await pass(60_000);
    expect([result.current.isAny, requestCount()]).toEqual([false, 0]);
  });

  it('are refetched when the player returns later', async () => {
    sentSlips.add('one');
    slips = [slip('in progress')];
    const { result } = mount();
    await pass(60 * 60_000);
    slips = [slip('SUCCESS')];
    comeBack();
    await pass(1);
    expect([result.current.isAny, requestCount()]).toEqual([false, 10]);
  });

  it('are settled after all reviews, and no longer requested', async () => {
    sentSlips.add('one');
    slips = [slip('in progress', 2), slip('in progress', 1)];
    mount();
    await pass(1);
    slips = [slip('FAILED', 2), slip('in progress', 1)];
    await pass(5_000);
    expect(sentSlips.isAwaited()).toBe(true);
    slips = [slip('FAILED', 2), slip('SUCCESS', 1)];
    await pass(60_000);
    expect(sentSlips.isAwaited()).toBe(false);
    const before = requestCount();
    await pass(60 * 60_000);
    expect(requestCount()).toBe(before);
  });

  it('stay awaited after a list that was read before the last one was sent', async () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(slipsQuery(1).queryKey, { total: 1, slips: [slip('SUCCESS')] });
    await pass(1);
    sentSlips.add('one');
    mount(false, client);
    await pass(1);
    expect(sentSlips.isAwaited()).toBe(true);
    slips = [slip('SUCCESS')];
    await act(() => client.invalidateQueries());
    await pass(1);
    expect(sentSlips.isAwaited()).toBe(false);
  });

  it('are looked for on the page after one that closed without a response', async () => {
    slips = [slip('SUCCESS', 1)];
    sentSlips.begin('one', slip('SUCCESS', 1).createdAt);
    vi.resetModules();
    const nextPage = await import('./use-slips-under-review.ts');
    const client = createQueryClient(() => undefined);
    const { result } = renderHook(() => nextPage.useSlipsUnderReview(false), withQueries(client));
    await pass(1);
    expect([result.current.isAny, requestCount()]).toEqual([false, 1]);
    slips = [slip('in progress', 2), slip('SUCCESS', 1)];
    await pass(15_000);
    expect(result.current.isAny).toBe(true);
  });

  it.each([true, false])('are reported if refused, unless the page shows them: %s', async (isShown) => {
    sentSlips.add('one');
    slips = [slip('in progress', 2), slip('FAILED', 1)];
    const { result } = mount(isShown);
    await pass(1);
    expect(result.current.refused).toBeUndefined();
    slips = [slip('FAILED', 2), slip('FAILED', 1)];
    await pass(5_000);
    expect(result.current.refused).toEqual(isShown ? undefined : slip('FAILED', 2));
  });

  it('of the same millisecond are distinguished by their reference', async () => {
    sentSlips.add('one');
    const known = (status: Slip['status'], reference: string) => ({ ...slip(status), reference });
    slips = [slip('in progress'), known('FAILED', 'A')];
    const { result } = mount();
    await pass(1);
    slips = [known('SUCCESS', 'B'), known('FAILED', 'A')];
    await pass(5_000);
    expect(result.current.refused).toBeUndefined();

    sentSlips.add('two');
    slips = [slip('in progress'), known('FAILED', 'A')];
    act(() => restartSlipPolling());
    comeBack();
    await pass(1);
    slips = [known('FAILED', 'C'), known('FAILED', 'A')];
    await pass(5_000);
    expect(result.current.refused).toEqual(known('FAILED', 'C'));
  });
});
