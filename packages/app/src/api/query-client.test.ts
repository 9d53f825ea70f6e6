import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { wallet } from '@wallet/contract/wallet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection } from '#api/connection/connection.ts';
import { ApiError } from './api-error.ts';
import { createQueryClient, refetchFailedOnReconnect } from './query-client.ts';
import { contractHooks } from './tsr.ts';

const lost = () => Promise.reject(new ApiError({ kind: 'unknown', reason: 'connection' }));
const queryKey = ['session', 0, 'deposit', 'qr'];
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  client = createQueryClient(() => undefined);
});
afterEach(() => {
  connection.report({ type: 'responded' });
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const loseConnection = () => {
  for (const call of ['one', 'other']) connection.report({ type: 'failed', call });
};

describe('an effect whose response is cached', () => {
  const end = async (mutationFn: () => Promise<unknown>) => {
    client.setQueryData(queryKey, {});
    const meta = { invalidates: ['deposit'] as const, isResponseCached: true };
    const mutation = client.getMutationCache().build(client, { mutationFn, meta });
    await mutation.execute(undefined).catch(() => undefined);
    return client.getQueryState(queryKey)?.isInvalidated;
  };

  it('is not read again after a success', async () =>
    expect(await end(() => Promise.resolve({}))).toBe(false));

  it('is read again after a lost response', async () => expect(await end(lost)).toBe(true));
});

describe('a read that fails', () => {
  const watch = () => {
    const read = vi.fn(lost);
    const stop = new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => undefined);
    return { read, stop };
  };

  it('is retried twice, but not while calls fail', async () => {
    const { read, stop } = watch();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(3);
    loseConnection();
    void client.refetchQueries();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(4);
    stop();
  });

  it.each([
    ['after a loss, with a random delay on each phone', 'failed', 'responded', 30_000],
    ['within three seconds when only the phone was offline', 'offline', 'online', 1_500],
  ] as const)('is read again %s', async (_when, loss, end, delay) => {
    const forget = refetchFailedOnReconnect(client);
    const { read, stop } = watch();
    if (loss === 'offline') connection.report({ type: 'offline' });
    loseConnection();
    await vi.advanceTimersByTimeAsync(10_000);
    read.mockClear();
    connection.report({ type: end });
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledOnce();
    forget();
    stop();
  });
});

it('a response is read again after the clock of the phone was set back', async () => {
  const read = vi.fn(() => ({}) as never);
  const query = contractHooks('wallet', wallet).read.queryOptions({});
  client.setQueryData(query.queryKey, {} as never);
  const look = () => client.fetchQuery({ ...query, queryFn: read });
  await look();
  expect(read).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() - 60 * 60_000);
  await look();
  expect(read).toHaveBeenCalledTimes(1);
});
