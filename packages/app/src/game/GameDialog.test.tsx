import { act, waitFor } from '@testing-library/react';
import type { GameAccountModalProps, GameFrameProps } from '@wallet/ui/game/GameAccountModal';
import { afterEach, expect, it, vi } from 'vitest';
import { validBody } from '#api/backend.fixture.ts';
import type { GameWindow } from '#env.ts';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { GameDialog } from './GameDialog.tsx';

let shown: GameAccountModalProps | undefined;
let framed: GameFrameProps | undefined;
vi.mock('@wallet/ui/game/GameAccountModal', () => ({
  GameAccountModal: (props: GameAccountModalProps) => {
    shown = props;
    return null;
  },
  GameFrame: (props: GameFrameProps) => {
    framed = props;
    return null;
  },
}));

const notify = vi.hoisted(() => vi.fn());
vi.mock('@wallet/ui/base/Toasts', async (load) => ({ ...(await load<object>()), notify }));

/** Game window of the build. */
const build = { gameWindow: 'tab' as GameWindow };
vi.mock('#env.ts', async (load) => ({
  ...(await load<object>()),
  get gameWindow() {
    return build.gameWindow;
  },
}));

afterEach(() => {
  shown = framed = undefined;
  build.gameWindow = 'tab';
  notify.mockReset();
});

const slot = (code: string) => ({
  code,
  name: code,
  category: 'slot',
  logo: '',
  background: '',
  isActive: false,
  amount: 0,
  ftWalletSlot: 1,
});

const wallet = {
  ...(validBody('wallet.read') as object),
  slots: [slot('LOTUS'), slot('RIVER'), { ...slot('PG'), isActive: true }],
};

const link = 'https://pg.games.example/play';

/** Renders the game sheet at an address; the backend creates no account. */
function openAt(address: string, readWallet: () => unknown = () => wallet) {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('activate')
      ? new Response('{"message":"SLOT_ACTIVATE_FAIL"}', { status: 400 })
      : new Response(JSON.stringify(path.includes('autoLogin') ? { link } : await readWallet())),
  );
  return renderPage(GameDialog, address);
}

const isShown = (code: string, state: string) =>
  waitFor(() =>
    expect(shown).toMatchObject({ isOpen: true, slot: { code }, activation: { progress: { state } } }),
  );

it.each(['/?modal=game&slot=RIVER', '/'])('the outcome of one account is gone at %s', async (next) => {
  const history = await openAt('/?modal=game&slot=LOTUS');
  await isShown('LOTUS', 'idle');
  act(() => void shown?.activation.onStart());
  await isShown('LOTUS', 'refused');
  act(() => history.push(next));
  if (next === '/') {
    await waitFor(() => expect(shown?.isOpen).toBe(false));
    act(() => history.back());
    await isShown('LOTUS', 'idle');
  } else await isShown('RIVER', 'idle');
});

it('the sheet of a provider that is gone closes and says so', async () => {
  const history = await openAt('/?modal=game&slot=GONE');
  await waitFor(() => expect(history.location.href).toBe('/'));
  expect(shown).toBeUndefined();
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    tone: 'failure',
    text: expect.stringContaining('closed at the moment') as string,
  });
});

it('a provider that may be among unreadable ones is not called closed', async () => {
  const readWallet = vi.fn<() => unknown>(() => ({ ...wallet, slots: [slot('LOTUS'), { code: 7 }] }));
  const history = await openAt('/?modal=game&slot=GONE', readWallet);
  await waitFor(() => expect(readWallet).toHaveBeenCalled());
  await act(async () => history.push('/?modal=game&slot=LOTUS'));
  await isShown('LOTUS', 'idle');
  await act(async () => history.push('/?modal=game&slot=GONE'));
  expect(history.location.href).toBe('/?modal=game&slot=GONE');
  expect(notify).not.toHaveBeenCalled();
});

it('a provider that is new opens once the wallet has it', async () => {
  const readWallet = vi.fn<() => unknown>(() => wallet);
  const history = await openAt('/?modal=game&slot=PG', readWallet);
  await isShown('PG', 'idle');
  let answer = (_wallet: object) => {};
  readWallet.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  act(() => shown?.onReloadWallet());
  await act(async () => history.push('/?modal=game&slot=NEW'));
  await act(async () => answer({ ...wallet, slots: [slot('NEW')] }));
  await isShown('NEW', 'idle');
  expect(notify).not.toHaveBeenCalled();
});

it('a running game stays when an answer lacks its provider', async () => {
  build.gameWindow = 'frame';
  const readWallet = vi.fn<() => unknown>(() => wallet);
  const history = await openAt('/?modal=game&slot=PG', readWallet);
  await isShown('PG', 'idle');
  act(() => shown?.launch.onStart({ username: 'pg1', password: 'p' }));
  await waitFor(() => expect(framed).toMatchObject({ isOpen: true }));
  readWallet.mockReturnValueOnce({ ...wallet, wallet: { amount: 7 }, slots: [] });
  act(() => shown?.onReloadWallet());
  await waitFor(() => expect(shown?.walletBalance).toBe(700));
  expect(history.location.href).toBe('/?modal=play&slot=PG');
  expect(framed).toMatchObject({ isOpen: true });
  expect(notify).not.toHaveBeenCalled();
});

it('with frames, the game replaces its sheet and Back leaves the game', async () => {
  build.gameWindow = 'frame';
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const history = await openAt('/');
  act(() => history.push('/?modal=game&slot=PG'));
  await waitFor(() => expect(shown).toMatchObject({ isOpen: true, slot: { code: 'PG' } }));
  act(() => shown?.launch.onStart({ username: 'pg1', password: 'p' }));
  await waitFor(() => expect(framed).toMatchObject({ isOpen: true, entrance: { href: link } }));
  expect(history.location.href).toBe('/?modal=play&slot=PG');
  expect(shown?.isOpen).toBe(false);
  expect(opened).not.toHaveBeenCalled();
  act(() => history.back());
  await waitFor(() => expect(framed?.isOpen).toBe(false));
  expect(history.location.href).toBe('/');
});

it.each(['frame', 'tab'] as const)('a link that arrives after Back opens nothing: %s', async (gameWindow) => {
  build.gameWindow = gameWindow;
  vi.stubGlobal('open', () => null);
  const history = await openAt('/');
  act(() => history.push('/?modal=game&slot=PG'));
  await isShown('PG', 'idle');
  let answer = (_link: Response) => {};
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  act(() => shown?.launch.onStart({ username: 'pg1', password: 'p' }));
  await waitFor(() => expect(shown?.launch.progress.state).toBe('pending'));
  act(() => history.push('/?modal=deposit'));
  await waitFor(() => expect(shown?.isOpen).toBe(false));
  await act(async () => answer(new Response(JSON.stringify({ link }))));
  await waitFor(() => expect(shown?.launch.progress.state).toBe('idle'));
  expect(framed?.isOpen ?? false).toBe(false);
  expect(history.location.href).toBe('/?modal=deposit');
});
