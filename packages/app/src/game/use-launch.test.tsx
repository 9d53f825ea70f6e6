import { act, renderHook, waitFor } from '@testing-library/react';
import type { SlotAccount } from '@wallet/contract/game';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withTexts } from '#api/with-texts.fixture.tsx';
import type { GameWindow } from '#env.ts';
import { session } from '#api/session/session.ts';
import { useStaleBalances } from '#wallet/stale-balances.ts';
import { useLaunch } from './use-launch.ts';

/** Game window of the build. */
const build = { gameWindow: 'tab' as GameWindow };
vi.mock('#env.ts', async (load) => ({
  ...(await load<object>()),
  get gameWindow() {
    return build.gameWindow;
  },
}));

const account = { username: 'pg1', password: 'a/b' };
const link = 'https://pg.games.example/play?ticket=1';
const site = 'https://ufabet.games.example/play';

/** Stubs a browser that records its tabs and a backend whose responses the test sends. */
async function stage({ code = 'PG', opensTabs = true, web = site } = {}) {
  const tab = {
    document: document.implementation.createHTMLDocument(),
    opener: {} as object | null,
    sessionStorage: { clear: vi.fn() },
    closed: false,
    close: vi.fn(),
    location: { replace: vi.fn() },
  };
  const open = vi.fn(() => (opensTabs ? tab : null));
  let respond: (response: Response) => void = () => undefined;
  const backend = vi.fn(
    (_path: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        respond = resolve;
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  // A launch without an answer would run timers in the tests of other files.
  onTestFinished(() => respond(Response.json({})));
  vi.stubGlobal('open', open);
  vi.stubGlobal('fetch', backend);
  const { result, rerender, unmount } = renderHook(
    ({ isOpen }) => ({
      launch: useLaunch({ code, name: 'Pocket Garden', web }, isOpen),
      played: useStaleBalances(),
    }),
    { initialProps: { isOpen: true }, ...(await withTexts('game')) },
  );
  const start = (as: SlotAccount = account) => act(() => result.current.launch.start(as));
  const reply = async (body: object, status = 200) => {
    await waitFor(() => expect(backend).toHaveBeenCalled());
    await act(async () => respond(new Response(JSON.stringify(body), { status })));
  };
  const ends = (progress: object) =>
    waitFor(() => expect(result.current.launch.progress).toMatchObject(progress));
  const leave = () => rerender({ isOpen: false });
  return { tab, open, backend, result, start, leave, unmount, reply, ends };
}

beforeEach(() => session.signIn('t', false));
afterEach(() => {
  build.gameWindow = 'tab';
  vi.useRealTimers();
});

it('opens the tab in the tap, shows what it waits for, and navigates it to the link', async () => {
  const { tab, open, start, reply, ends, result } = await stage();
  start();
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect([tab.document.title, tab.document.documentElement.lang]).toEqual(['Opening Pocket Garden', 'en']);
  expect(tab.document.body.textContent).toContain('opens here by itself');
  expect(tab.sessionStorage.clear).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
  await reply({ link });
  await ends({ state: 'opened' });
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(link);
  expect(tab.opener).toBeNull();
  expect(tab.close).not.toHaveBeenCalled();
  expect([...result.current.played]).toEqual(['PG']);
});

it.each(['tab', 'frame', 'same-tab'] as const)('with %s, a player who left stays', async (gameWindow) => {
  build.gameWindow = gameWindow;
  const { start, leave, reply, ends, result } = await stage({ opensTabs: false });
  start();
  leave();
  await reply({ link });
  await ends({ state: 'idle' });
  expect(result.current.launch.framed).toBeUndefined();
  expect([...result.current.played]).toEqual([]);
});

it('closes the tab when no link arrives, after its page has gone and with few timers', async () => {
  const { tab, start, unmount } = await stage();
  vi.useFakeTimers();
  start();
  unmount();
  // Throws after ten thousand timers.
  await vi.runAllTimersAsync();
  expect(tab.close).toHaveBeenCalledOnce();
});

it('two taps open one tab and send one request', async () => {
  const { open, backend, start } = await stage();
  start();
  start();
  await waitFor(() => expect(backend).toHaveBeenCalled());
  expect(open).toHaveBeenCalledOnce();
  expect(backend).toHaveBeenCalledOnce();
});

it.each([
  ['PG', '/api/autoLogin/pg/pg1'],
  ['IMI', '/api/autoLogin/imi/pg1/a%2Fb'],
])('sends %s only the required fields', async (code, path) => {
  const { backend, start } = await stage({ code });
  start();
  await waitFor(() => expect(backend.mock.calls[0]?.[0]).toBe(path));
});

it.each([
  ['a refusal', { message: 'NO_GAME' }, 404, { reason: { message: 'NO_GAME' } }],
  ['a server error', {}, 500, { reason: { message: 'fault:server' } }],
  ['a script address', { link: 'javascript:alert(1)' }, 200, { reason: 'no-link' }],
  ['a misleading address', { link: 'https://pg.example@evil.example/' }, 200, { reason: 'no-link' }],
  ['no address', { link: '' }, 200, { reason: 'no-link' }],
])('closes the tab after %s', async (_what, body, status, failed) => {
  const { tab, start, reply, ends } = await stage();
  start();
  await reply(body, status);
  await ends({ state: 'failed', ...failed });
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

it('keeps the link for the next tap if the browser blocks tabs', async () => {
  const { start, reply, ends } = await stage({ opensTabs: false });
  start();
  await reply({ link });
  await ends({ state: 'blocked', href: link });
});

it('opens nothing after the player closed the tab', async () => {
  const { tab, start, reply, ends, result } = await stage();
  start();
  tab.closed = true;
  await reply({ link });
  await ends({ state: 'idle' });
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(result.current.played.size).toBe(0);
});

it('opens nothing for the next member', async () => {
  const { tab, backend, start, reply } = await stage();
  start();
  await waitFor(() => expect(backend).toHaveBeenCalled());
  session.signIn('of another', false);
  await reply({ link });
  await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
  expect(tab.location.replace).not.toHaveBeenCalled();
});

it('offline, opens no tab and sends no request', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { open, backend, start, ends } = await stage();
  start();
  await ends({ state: 'failed', reason: { message: 'offline' } });
  expect(open).not.toHaveBeenCalled();
  expect(backend).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe('a provider that is opened with a form', () => {
  const withForm = { username: 'ufa1', password: 'p', event: { __VIEWSTATE: 'state', submit: 's' } };
  const fields = { __VIEWSTATE: 'state', submit: 's', username: 'ufa1', password: 'p' };

  /** Records the posted forms and their targets. */
  async function staged(given: Parameters<typeof stage>[0] = {}) {
    const posted: object[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      const { action, method, target } = Object.fromEntries(
        [...this.attributes].map(({ name, value }) => [name, value]),
      );
      posted.push({ page: this.ownerDocument, action, method, target, fields: fieldsOf(this) });
    });
    return { posted, ...(await stage({ code: 'UFABET', ...given })) };
  }

  const fieldsOf = (form: HTMLFormElement) =>
    Object.fromEntries(Array.from(form.querySelectorAll('input'), ({ name, value }) => [name, value]));

  afterEach(() => vi.restoreAllMocks());

  it('receives the form in the new tab, without a request, and the form is removed', async () => {
    const { posted, tab, open, backend, start, ends, result } = await staged();
    start(withForm);
    expect(open).toHaveBeenCalledOnce();
    await ends({ state: 'opened' });
    expect(posted).toEqual([{ page: tab.document, action: site, method: 'post', target: '_self', fields }]);
    expect(tab.document.querySelector('form, input')).toBeNull();
    expect(document.querySelector('form, input')).toBeNull();
    expect(backend).not.toHaveBeenCalled();
    expect([...result.current.played]).toEqual(['UFABET']);
  });

  it('receives it in the place of the app', async () => {
    build.gameWindow = 'same-tab';
    const { posted, open, start } = await staged();
    start(withForm);
    await waitFor(() => expect(posted).toEqual([expect.objectContaining({ page: document, fields })]));
    expect(open).not.toHaveBeenCalled();
  });

  it('receives it from the frame', async () => {
    build.gameWindow = 'frame';
    const { posted, start, result } = await staged();
    start(withForm);
    await waitFor(() => expect(result.current.launch.framed).toEqual({ href: site, fields }));
    expect(posted).toEqual([]);
  });

  it('receives it with the next tap if the browser blocks tabs', async () => {
    const { start, ends } = await staged({ opensTabs: false });
    start(withForm);
    await ends({ state: 'blocked', href: site, fields });
  });

  it.each([
    ['a script address', 'javascript:alert(1)'],
    ['a misleading address', 'https://ufabet.games.example@evil.example/'],
    ['a host outside the content security policy', 'https://ufabet.evil.example/play'],
    ['no address', ''],
  ])('receives nothing at %s', async (_what, web) => {
    const { posted, tab, start, ends } = await staged({ web });
    start(withForm);
    await ends({ state: 'failed', reason: 'no-link' });
    expect(tab.close).toHaveBeenCalledOnce();
    expect(posted).toEqual([]);
  });
});
