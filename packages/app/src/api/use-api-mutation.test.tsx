import { type QueryClient, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { wallet, type WalletView } from '@wallet/contract/wallet';
import { withdraw } from '@wallet/contract/withdraw';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { endpointsOf } from './client.ts';
import { type OnLateVerdict, type Reconciler, useApiMutation, type Verdict } from './use-api-mutation.ts';
import { createQueryClient } from './query-client.ts';
import { readQuery } from './query.ts';
import { withQueries } from './with-queries.fixture.tsx';

const { create } = endpointsOf('withdraw', withdraw);
const walletQuery = () => readQuery(endpointsOf('wallet', wallet).read, {});
const backend = vi.fn<typeof fetch>();
const ok = async () => new Response('{"message":"SUCCESS"}', { status: 200 });
const request = { body: { amount: satang(100_00) } };
/** The client of the app. */
let app: QueryClient;

function mount(
  reconciler?: Reconciler<typeof request>,
  onDone: () => void = () => undefined,
  onLateVerdict?: OnLateVerdict,
) {
  const settings = { onDone, onLateVerdict, ...(reconciler && { reconciler }) };
  return renderHook(() => useApiMutation(create, settings), withQueries(app));
}

/** The mutation beside the query of the wallet, which it invalidates. */
const mountWithWallet = (reconciler?: Reconciler<typeof request>) =>
  renderHook(() => {
    useQuery(walletQuery());
    return useApiMutation(create, { invalidates: ['wallet'], ...(reconciler && { reconciler }) });
  }, withQueries(app));

/** Starts the effect from a screen that is left before the response. Returns a function that sends the response. */
async function startAndLeave(onDone?: () => void) {
  let respond: (response: Response) => void = () => undefined;
  backend.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  const { result, unmount } = mount(undefined, onDone);
  let running: Promise<void> | undefined;
  act(() => void (running = result.current.run(request)));
  await waitFor(() => expect(backend).toHaveBeenCalledTimes(1));
  unmount();
  return async () => {
    respond(await ok());
    await running;
  };
}

beforeEach(() => {
  backend.mockReset().mockImplementation(ok);
  vi.stubGlobal('fetch', backend);
  session.signIn('t', false);
  app = createQueryClient(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

const sent = { failure: { message: 'fault:connection' }, intent: expect.any(String) as string };
const lost = (verdict: string) => ({ state: 'unknown', verdict, ...sent });

describe('an effect', () => {
  it('is sent once, however often it is started while it runs', async () => {
    const { result } = mount();
    act(() => {
      for (let taps = 0; taps < 5; taps += 1) void result.current.run(request);
    });
    await waitFor(() => expect(result.current.progress.state).toBe('done'));
    expect(backend).toHaveBeenCalledTimes(1);
  });

  it('can start again when it has ended, as a new intent', async () => {
    const { result } = mount();
    for (const times of [1, 2]) {
      act(() => void result.current.run(request));
      await waitFor(() => expect(backend).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(result.current.progress.state).toBe('done'));
    }
    const intents = backend.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(new Set(intents).size).toBe(2);
    expect(intents[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('can start again after its screen was left while it ran', async () => {
    const respond = await startAndLeave();
    await respond();
    const { result } = mount();
    act(() => void result.current.run(request));
    await waitFor(() => expect(backend).toHaveBeenCalledTimes(2));
  });

  it('fails at once when the phone is offline, and is not sent later', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = mount();
    act(() => void result.current.run(request));
    await waitFor(() =>
      expect(result.current.progress).toEqual({ state: 'refused', failure: { message: 'offline' } }),
    );
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await act(async () => undefined);
    expect(backend).not.toHaveBeenCalled();
  });

  it('is never retried when its outcome is unknown; the reconciler decides', async () => {
    backend.mockRejectedValue(new TypeError('Failed to fetch'));
    let decide: (verdict: Verdict) => void = () => undefined;
    const reconciler: Reconciler<typeof request> = {
      before: () => Promise.resolve(() => new Promise((resolve) => (decide = resolve))),
    };
    const late = vi.fn();
    const { result } = mount(reconciler, undefined, late);
    act(() => void result.current.run(request));
    await waitFor(() => expect(result.current.progress).toEqual(lost('checking')));
    act(() => decide('happened'));
    await waitFor(() => expect(result.current.progress).toEqual(lost('happened')));
    expect(backend).toHaveBeenCalledTimes(1);
    expect(late).not.toHaveBeenCalled();
  });

  it('ignores the verdict on an earlier one', async () => {
    backend.mockRejectedValue(new TypeError('Failed to fetch'));
    const decide: ((verdict: Verdict) => void)[] = [];
    const reconciler: Reconciler<typeof request> = {
      before: () => Promise.resolve(() => new Promise((resolve) => decide.push(resolve))),
    };
    const { result } = mount(reconciler);
    for (const times of [1, 2]) {
      act(() => void result.current.run(request));
      await waitFor(() => expect(decide).toHaveLength(times));
      await waitFor(() => expect(result.current.progress.state).toBe('unknown'));
    }
    await act(() => Promise.resolve(decide[0]?.('did-not-happen')));
    expect(result.current.progress).toEqual(lost('checking'));
    await act(() => Promise.resolve(decide[1]?.('happened')));
    expect(result.current.progress).toEqual(lost('happened'));
  });

  describe('with a lost response and a late verdict', () => {
    async function lose() {
      backend.mockRejectedValue(new TypeError('Failed to fetch'));
      let decide: (verdict: Verdict) => void = () => undefined;
      const late = vi.fn();
      const mounted = mount(
        { before: () => Promise.resolve(() => new Promise((resolve) => (decide = resolve))) },
        undefined,
        late,
      );
      act(() => void mounted.result.current.run(request));
      await waitFor(() => expect(mounted.result.current.progress.state).toBe('unknown'));
      return { ...mounted, late, decide: () => act(() => Promise.resolve(decide('happened'))) };
    }

    it('reports the verdict after a reset', async () => {
      const { result, late, decide } = await lose();
      act(() => result.current.reset());
      await decide();
      expect(late.mock.calls).toEqual([['happened', false]]);
      await waitFor(() => expect(result.current.progress.state).toBe('idle'));
    });

    it('reports the verdict after its screen was left', async () => {
      const { unmount, late, decide } = await lose();
      unmount();
      await decide();
      expect(late.mock.calls).toEqual([['happened', false]]);
    });

    it.each([
      ['happened', 1],
      ['did-not-happen', 0],
    ] as const)('“%s” reads the wallet again %i times', async (verdict, reads) => {
      let readings = 0;
      backend.mockImplementation((address) => {
        if (String(address).endsWith('/withdraw')) return Promise.reject(new TypeError('Failed to fetch'));
        readings += 1;
        return Promise.reject(new TypeError('Failed to fetch'));
      });
      app.setQueryData(walletQuery().queryKey, {} as WalletView);
      app.setDefaultOptions({ queries: { retry: false } });
      let decide: (verdict: Verdict) => void = () => undefined;
      const { result } = mountWithWallet({
        before: () => Promise.resolve(() => new Promise((resolve) => (decide = resolve))),
      });
      act(() => void result.current.run(request));
      await waitFor(() => expect(result.current.progress.state).toBe('unknown'));
      // The read after the lost response came too early.
      await waitFor(() => expect(readings).toBe(1));
      await act(() => Promise.resolve(decide(verdict)));
      await waitFor(() => expect(result.current.progress).toEqual(lost(verdict)));
      expect(readings).toBe(1 + reads);
    });

    it('does not report the verdict to another member', async () => {
      const { unmount, late, decide } = await lose();
      unmount();
      session.signIn('of the next', false);
      await decide();
      expect(late).not.toHaveBeenCalled();
    });
  });

  it('with `confirms` is looked for after a success, too', async () => {
    const look = vi.fn(() => Promise.resolve<Verdict>('happened'));
    for (const confirms of [false, true]) {
      const { result } = mount({ confirms, before: () => Promise.resolve(look) });
      act(() => void result.current.run(request));
      await waitFor(() => expect(result.current.progress.state).toBe('done'));
      expect(look).toHaveBeenCalledTimes(confirms ? 1 : 0);
    }
  });

  it.each([
    ['TRANSFER_FAIL', 1],
    ['MONEY_NOT_ENOUGH', 0],
  ])('refused with %s reads the wallet again only if money went there and back', async (message, reads) => {
    let readings = 0;
    backend.mockImplementation((address) => {
      if (String(address).endsWith('/withdraw'))
        return Promise.resolve(new Response(JSON.stringify({ message }), { status: 400 }));
      readings += 1;
      return new Promise(() => undefined);
    });
    app.setQueryData(walletQuery().queryKey, {} as WalletView);
    const { result } = mountWithWallet();
    act(() => void result.current.run(request));
    await waitFor(() => expect(result.current.progress.state).toBe('refused'));
    expect(readings).toBe(reads);
  });

  it('of one member is not sent for the next', async () => {
    let haveRead: () => void = () => undefined;
    const balances = new Promise<void>((resolve) => (haveRead = resolve));
    const { result } = mount({ before: () => balances.then(() => () => Promise.resolve('unclear')) });
    act(() => void result.current.run(request));
    await act(() => Promise.resolve());
    session.signOut();
    session.signIn('of the next', false);
    await act(() => Promise.resolve(haveRead()));
    await waitFor(() => expect(result.current.progress.state).toBe('idle'));
    expect(backend).not.toHaveBeenCalled();
  });

  it('of one member does not block that of the next', async () => {
    await startAndLeave();
    session.signIn('of the next', false);
    const { result } = mount();
    act(() => void result.current.run(request));
    await waitFor(() => expect(result.current.progress.state).toBe('done'));
  });

  it('is refused while it still runs from a screen that was left', async () => {
    await startAndLeave();
    const { result } = mount();
    act(() => void result.current.run(request));
    await waitFor(() =>
      expect(result.current.progress).toEqual({ state: 'refused', failure: { message: 'elsewhere' } }),
    );
    expect(backend).toHaveBeenCalledTimes(1);
  });

  it('does not call onDone after its screen was left', async () => {
    const onDone = vi.fn();
    const respond = await startAndLeave(onDone);
    await respond();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('ends without waiting for invalidated queries', async () => {
    backend.mockImplementation((address) =>
      String(address).endsWith('/withdraw') ? ok() : new Promise(() => undefined),
    );
    const { result } = mountWithWallet();
    vi.useFakeTimers();
    act(() => void result.current.run(request));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    vi.useRealTimers();
    expect(result.current.progress.state).toBe('done');
  });

  it('does not start while another tab runs the same one', async () => {
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: {
        request: (_name: string, _how: object, run: (lock: null) => unknown) => Promise.resolve(run(null)),
      },
    });
    const { result } = mount();
    act(() => void result.current.run(request));
    await waitFor(() =>
      expect(result.current.progress).toEqual({ state: 'refused', failure: { message: 'elsewhere' } }),
    );
    expect(backend).not.toHaveBeenCalled();
  });
});
