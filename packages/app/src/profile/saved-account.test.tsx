import { type QueryClient, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { demoAccounts } from '@wallet/contract/demo-members';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validBody } from '#api/backend.fixture.ts';
import { loadableOf } from '#api/query.ts';
import { createQueryClient } from '#api/query-client.ts';
import { session } from '#api/session/session.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { walletQuery } from '#wallet/api.ts';
import { profileQuery, useRenameHolder, useUpdateProfile } from './api.ts';

const { bankCode, bankAccountName, bankAccountNo } = demoAccounts.rich;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
let client: QueryClient;
/** Reads that await their response. */
let reads: ((response: Response) => void)[];
let areReadsHeld: boolean;

beforeEach(() => {
  reads = [];
  areReadsHeld = false;
  client = createQueryClient(() => undefined);
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'PUT') return json({ message: 'SUCCESS' });
    if (areReadsHeld) return new Promise<Response>((resolve) => reads.push(resolve));
    return json(validBody(path.endsWith('/profile') ? 'profile.read' : 'wallet.read'));
  });
  session.signIn('t', false);
});
afterEach(() => {
  vi.useRealTimers();
  session.signOut();
});

/** The profile page with both forms. */
function usePage(onDone: () => void) {
  const profile = loadableOf(useQuery(profileQuery()));
  return { profile, rename: useRenameHolder(onDone), update: useUpdateProfile(onDone) };
}
type Page = ReturnType<typeof usePage>;

const rename = (page: Page) => page.rename.run({ body: { bankCode, bankAccountName } });
const update = (page: Page) =>
  page.update.run({ body: { name: 'Mali', bankCode, bankAccountName, bankAccountNo } });

describe.each([
  ['holder name', rename],
  ['bank account', update],
])('a saved %s', (_what, save) => {
  /** Saves while the reads that follow are slow. */
  async function saveSlowly() {
    await client.prefetchQuery(walletQuery());
    const readAt = client.getQueryState(walletQuery().queryKey)?.dataUpdatedAt;
    const onDone = vi.fn();
    const { result, unmount } = renderHook(() => usePage(onDone), withQueries(client));
    await waitFor(() => expect(result.current.profile.state).toBe('ready'));
    areReadsHeld = true;
    vi.useFakeTimers();
    act(() => void save(result.current));
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(onDone).not.toHaveBeenCalled();
    expect(result.current.profile.state).toBe('ready');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(onDone).toHaveBeenCalledOnce();
    return { result, unmount, readAt };
  }

  it('hides the old one until it is read, and reads it once', async () => {
    const { result, readAt } = await saveSlowly();
    expect(result.current.profile.state).toBe('loading');
    const { data, dataUpdatedAt } = client.getQueryState(walletQuery().queryKey) ?? {};
    // Home shows the age of its last balances.
    expect([data, dataUpdatedAt]).toEqual([undefined, readAt]);
    expect(reads).toHaveLength(1);
    reads[0]?.(json(validBody('profile.read')));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current.profile.state).toBe('ready');
    expect(reads).toHaveLength(1);
  });

  it('says so when it cannot be read', async () => {
    const { result } = await saveSlowly();
    reads[0]?.(json({ message: 'NO_DATA' }, 400));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current.profile).toMatchObject({ state: 'failed', failure: { message: 'NO_DATA' } });
  });

  it('keeps the old one hidden when the page is left before', async () => {
    const { unmount } = await saveSlowly();
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(1));
    const { result } = renderHook(() => usePage(vi.fn()), withQueries(client));
    expect(result.current.profile.state).toBe('loading');
    reads[1]?.(json(validBody('profile.read')));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current.profile.state).toBe('ready');
  });

  it('stays in view when it is read in time', async () => {
    const onDone = vi.fn();
    const { result } = renderHook(() => usePage(onDone), withQueries(client));
    await waitFor(() => expect(result.current.profile.state).toBe('ready'));
    act(() => void save(result.current));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(result.current.profile.state).toBe('ready');
  });
});
