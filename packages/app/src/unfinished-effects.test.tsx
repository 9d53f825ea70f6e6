import withdrawWords from '@wallet/locales/en/withdraw.json';
import walletWords from '@wallet/locales/en/wallet.json';
import type { LastResultProps } from '@wallet/ui/statement/LastResult';
import { baht } from '@wallet/contract/wire/money.fixture';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installLocks } from './locks.fixture.ts';
import { reopen } from './next-page.fixture.tsx';
import { sentTransaction } from '#statement/transaction.fixture.ts';

vi.mock('@wallet/ui/statement/LastResult', () => ({
  LastResult: ({ verdict, texts, onClose }: LastResultProps) => (
    <button onClick={onClose} data-last-result={verdict !== 'checking'}>
      {texts[verdict]}
    </button>
  ),
}));
vi.mock('#api/retry-delays.ts', () => ({ reconcileDelays: [0, 1, 1] }));

const { transfer } = walletWords;

const before = [sentTransaction('old', 'transfer', 100)];
let statements: ReturnType<typeof sentTransaction>[] | 'down';

/** Answers every request. */
const requests = vi.fn<(path: string) => Promise<Response>>();

/** Answers effects; by default they wait for ever. */
const effects = vi.fn<() => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  cleanup();
  statements = before;
  effects.mockReset().mockReturnValue(new Promise(() => undefined));
  keptAtCalls = [];
  const backend = async (path: string) => {
    keptAtCalls.push(kept() !== null);
    if (!path.endsWith('/api/statement')) return effects();
    return statements === 'down'
      ? new Response('', { status: 400 })
      : new Response(JSON.stringify({ total: statements.length, statements }));
  };
  requests.mockReset().mockImplementation(backend);
  vi.stubGlobal('fetch', requests);
  const { session } = await import('#api/session/session.ts');
  session.signIn('t', true);
});

let keptAtCalls: boolean[];
const kept = () => localStorage.getItem('unfinished-effects');

/** Runs an effect of ฿100 on the present page. */
async function send(use: 'useTransfer' | 'useWithdraw') {
  const { useTransfer } = await import('#wallet/api.ts');
  const { useWithdraw } = await import('#withdraw/api.ts');
  const { withQueries } = await import('#api/with-queries.fixture.tsx');
  const { act, renderHook } = await import('@testing-library/react');
  const amount = baht(100);
  const { result } = renderHook(
    () => ({ useTransfer: useTransfer(), useWithdraw: useWithdraw() }),
    withQueries(),
  );
  act(() => {
    if (use === 'useTransfer')
      void result.current.useTransfer.run({ body: { from: 'wallet', to: 'PG', amount } });
    else void result.current.useWithdraw.run({ body: { amount } });
  });
  return () => result.current[use];
}

/** Sends an effect whose page closes before the response. */
async function sendAndClose(use: 'useTransfer' | 'useWithdraw'): Promise<void> {
  await send(use);
  await waitFor(() => expect(effects).toHaveBeenCalledTimes(1));
}

/** Returns the effects that the next page finds. */
async function leftBehind() {
  vi.resetModules();
  return (await import('#statement/unfinished-effects.ts')).takeLeftBehind();
}

/** Holds the next response of the statement until the returned function is called. */
function holdNextRead(): () => void {
  let respond: () => void = () => undefined;
  requests.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        respond = () => resolve(new Response(JSON.stringify({ total: statements.length, statements })));
      }),
  );
  return () => respond();
}

const statementCalls = () => requests.mock.calls.filter(([path]) => path.endsWith('/api/statement')).length;

/** The results that all pages show. */
const results = () => [...document.querySelectorAll('[data-last-result="true"]')];
const shown = () => results().map(({ textContent }) => textContent);
const closeResult = () => fireEvent.click(results()[0] as Element);

describe('an effect whose page closed before the response', () => {
  it('is reported by the next page until the player has read it', async () => {
    await sendAndClose('useTransfer');
    statements = [sentTransaction('new', 'transfer', 100), ...before];
    await reopen();
    await waitFor(() => expect(shown()).toEqual([transfer.verdict.happened]));
    cleanup();
    await reopen();
    await waitFor(() => expect(shown()).toEqual([transfer.verdict.happened]));
    closeResult();
    expect([shown(), kept()]).toEqual([[], null]);
    await reopen();
    expect(shown()).toEqual([]);
  });

  it('shows its result once no dialog is open', async () => {
    await sendAndClose('useTransfer');
    statements = [sentTransaction('new', 'transfer', 100), ...before];
    const history = await reopen(undefined, '/?modal=deposit');
    await waitFor(() => expect(kept()).toContain('"outcome"'));
    expect(shown()).toEqual([]);
    act(() => history.push('/'));
    await waitFor(() => expect(shown()).toEqual([transfer.verdict.happened]));
  });

  it('shows its result instead of the form that sent it', async () => {
    await sendAndClose('useTransfer');
    vi.resetModules();
    const { isFormOfLeftBehind } = await import('#statement/unfinished-effects.ts');
    expect((['transfer', 'withdraw', undefined] as const).map(isFormOfLeftBehind)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is reported as missing if the statement does not contain it', async () => {
    await sendAndClose('useTransfer');
    await reopen();
    await waitFor(() => expect(shown()).toEqual([transfer.verdict['did-not-happen']]));
    closeResult();
    expect(kept()).toBeNull();
  });

  it('is unclear without a statement', async () => {
    await sendAndClose('useTransfer');
    statements = 'down';
    await reopen();
    await waitFor(() => expect(shown()).toEqual([transfer.verdict.unclear]));
  });

  it('passes on its transaction', async () => {
    await sendAndClose('useWithdraw');
    statements = [sentTransaction('new', 'withdraw', 100), ...before];
    const onFound = vi.fn();
    await reopen(onFound);
    await waitFor(() => expect(onFound.mock.calls).toMatchObject([[{ _id: 'new' }]]));
    await waitFor(() => expect(shown()).toEqual([withdrawWords.verdict.happened]));
  });

  it('is not reported to the next member', async () => {
    await sendAndClose('useTransfer');
    const { session } = await import('#api/session/session.ts');
    session.signIn('of the next', true);
    expect(kept()).toBeNull();
    expect(await leftBehind()).toEqual([]);
  });

  it('is left to another tab that still waits for the response', async () => {
    await sendAndClose('useTransfer');
    let free: () => void = () => undefined;
    const request = vi.fn(() => new Promise<void>((resolve) => (free = resolve)));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    await reopen();
    await waitFor(() =>
      expect(request).toHaveBeenCalledWith(
        expect.stringMatching(/^effect:wallet.transfer:/),
        expect.any(Function),
      ),
    );
    // The other tab removes it at the end of its effect.
    localStorage.removeItem('unfinished-effects');
    window.dispatchEvent(new StorageEvent('storage', { key: 'unfinished-effects' }));
    const calls = keptAtCalls.length;
    free();
    await act(async () => undefined);
    expect(keptAtCalls).toHaveLength(calls);
  });
});

/** Installs exclusive locks, and notifies other tabs of removals, as a browser does. */
function installTabs() {
  const request = installLocks();
  const { removeItem } = Storage.prototype;
  const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key);
    queueMicrotask(() => window.dispatchEvent(new StorageEvent('storage', { key })));
  });
  onTestFinished(() => remove.mockRestore());
  /** Returns how many tabs have asked for the lock of the effect. */
  return () => request.mock.calls.filter(([name]) => name.startsWith('effect:')).length;
}

describe('an effect that two tabs look up', () => {
  it('is reported by one of them', async () => {
    await sendAndClose('useTransfer');
    const tabs = installTabs();
    statements = [sentTransaction('new', 'transfer', 100), ...before];
    const respond = holdNextRead();
    await reopen();
    await waitFor(() => expect(statementCalls()).toBe(2));
    await reopen();
    await waitFor(() => expect(tabs()).toBe(2));
    await act(async () => undefined);
    respond();
    await waitFor(() => expect(shown()).toEqual([transfer.verdict.happened]));
    closeResult();
    await act(async () => undefined);
    expect([shown(), kept()]).toEqual([[], null]);
  });

  it('is reported by the one that sent it', async () => {
    const tabs = installTabs();
    let respond: () => void = () => undefined;
    effects.mockImplementation(async () => {
      respond = holdNextRead();
      throw new TypeError('Failed to fetch');
    });
    const effect = await send('useTransfer');
    await waitFor(() => expect(effect().progress).toMatchObject({ verdict: 'checking' }));
    await waitFor(() => expect(statementCalls()).toBe(2));
    statements = [sentTransaction('new', 'transfer', 100), ...before];
    await reopen();
    await waitFor(() => expect(tabs()).toBe(2));
    await act(async () => undefined);
    respond();
    await waitFor(() => expect(effect().progress).toMatchObject({ verdict: 'happened' }));
    await act(async () => effect().reset());
    expect([shown(), kept()]).toEqual([[], null]);
  });
});

describe('an effect with an outcome', () => {
  const succeed = async () => {
    statements = [sentTransaction('new', 'transfer', 100), ...before];
    return new Response('{"message":"SUCCESS"}');
  };

  it('such as a success is stored until the player has read it', async () => {
    effects.mockImplementation(succeed);
    const effect = await send('useTransfer');
    await waitFor(() => expect(effect().progress.state).toBe('done'));
    expect(JSON.parse(kept() ?? '[]')).toMatchObject([
      { outcome: { verdict: 'happened', transaction: { _id: 'new', amount: baht(100) } } },
    ]);
    expect(kept()).not.toMatch(/"(from|to)"/);
    await reopen();
    await waitFor(() => expect(shown()).toEqual([transfer.verdict.happened]));
  });

  it('such as a success that the player has read is removed', async () => {
    effects.mockImplementation(succeed);
    const effect = await send('useTransfer');
    await waitFor(() => expect(effect().progress.state).toBe('done'));
    act(() => effect().reset());
    expect(kept()).toBeNull();
    await reopen();
    await act(async () => undefined);
    expect(shown()).toEqual([]);
  });

  it('such as a refusal is removed', async () => {
    effects.mockResolvedValue(new Response('{"message":"MONEY_NOT_ENOUGH"}', { status: 400 }));
    const effect = await send('useTransfer');
    await waitFor(() => expect(effect().progress.state).toBe('refused'));
    expect(kept()).toBeNull();
  });

  it('is stored from its sending until its verdict was read', async () => {
    effects.mockRejectedValue(new TypeError('Failed to fetch'));
    const effect = await send('useTransfer');
    await waitFor(() => expect(effect().progress).toMatchObject({ verdict: 'did-not-happen' }));
    // One statement before the transfer, three after it.
    expect(keptAtCalls).toEqual([false, true, true, true, true]);
    expect(kept()).not.toBeNull();
    act(() => effect().reset());
    expect(kept()).toBeNull();
  });
});

it('storage with other content contains no effect', async () => {
  for (const stored of ['', '{', '[]', '7', '{"wallet.transfer":1}', '{"wallet.transfer":{"known":7}}']) {
    localStorage.setItem('unfinished-effects', stored);
    expect([stored, await leftBehind()]).toEqual([stored, []]);
  }
});
