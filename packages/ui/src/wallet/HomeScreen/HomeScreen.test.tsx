import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { idle } from '../../base/progress.ts';
import { emptyWalletFixture, walletFixture, homePropsFixture } from '../wallet.fixture.ts';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
import { failed, ready, refused } from '../../base/story.fixture.ts';

async function draw(props: Partial<HomeScreenProps> = {}) {
  const onStart = vi.fn();
  const check = { progress: idle, onStart };
  const open = opener<HomeScreenProps>(HomeScreen, { ...homePropsFixture, check, refreshAll: check });
  return { ...(await open(props)), onStart };
}

describe('the balance', () => {
  it('is the sum of the wallet and the open game accounts', async () => {
    await draw();
    for (const amount of ['฿1,234.50', '฿320.25']) expect(screen.getByText(amount)).toBeTruthy();
    expect(screen.getByText('฿1,554').textContent).toBe('฿1,554.75');
  });

  it('shows no amount after a failed load', async () => {
    const retry = vi.fn();
    const { user } = await draw({ wallet: { ...failed, retry } });
    expect(document.body.textContent).not.toContain('฿');
    await user.click(button('Try again'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows no amount while it loads', async () => {
    await draw({ wallet: { state: 'loading' } });
    expect(document.body.textContent).not.toContain('฿');
  });

  it('warns about a stale value', async () => {
    await draw({ wallet: { ...ready(walletFixture), isStale: true } });
    expect(screen.getByText(/last known balance/)).toBeTruthy();
    expect(screen.getByText('฿1,554').textContent).toBe('฿1,554.75');
  });

  it('hides every amount', async () => {
    const { user, onToggleHidden } = await draw({ isHidden: true });
    expect(document.body.textContent).not.toMatch(/฿\d/);
    await user.click(button('Show amounts'));
    expect(onToggleHidden).toHaveBeenCalledTimes(1);
  });

  it('can be refreshed when the wait is over', async () => {
    const { user, onStart } = await draw();
    await user.click(button(/^Check balance/));
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it('shows the wait until the next refresh', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const waiting = { progress: idle, onStart: vi.fn(), readyAt: Date.now() + 4500 };
    await draw({ check: waiting });
    expect(button('Check balance Wait 5 s').disabled).toBe(true);
  });

  it('shows why a refresh was refused', async () => {
    await draw({ check: { progress: refused('REQUEST_LIMIT_1MIN'), onStart: vi.fn() } });
    expect(screen.getByText(/about 1 minute/)).toBeTruthy();
  });

  it('disables Transfer without money', async () => {
    await draw({ wallet: ready(emptyWalletFixture) });
    expect(button('Transfer').disabled).toBe(true);
  });
});

describe('the tiles', () => {
  it('open their screens', async () => {
    const { user, onOpen } = await draw();
    await user.click(button(/^Deposit/));
    await user.click(button(/^Withdraw/));
    await user.click(button('Transfer'));
    await user.click(button('Lucky wheel 3 coins'));
    expect(button('Lucky wheel 3 coins').textContent).toContain('Wheel3');
    expect(onOpen.mock.calls).toEqual([['deposit'], ['withdraw'], ['transfer'], ['spin']]);
  });

  it('refresh all games when the wheel is off', async () => {
    const { user, onStart } = await draw({ wheel: 'off' });
    expect(screen.queryByRole('button', { name: /Lucky wheel/ })).toBeNull();
    await user.click(button('Refresh all'));
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it('cannot refresh again before the wait is over', async () => {
    const onStart = vi.fn();
    const refreshAll = { progress: idle, readyAt: Date.now() + 30_000, onStart };
    const { user } = await draw({ wheel: 'off', refreshAll });
    await user.click(button(/^Refresh all Wait \d+ s$/));
    expect(onStart).not.toHaveBeenCalled();
  });
});

describe('the invite bonus', () => {
  it('can be received when there is an amount', async () => {
    const { user, onOpen } = await draw();
    await user.click(button('Claim'));
    expect(onOpen.mock.calls).toEqual([['invite']]);
  });

  it('shows a text when there is none', async () => {
    await draw({ wallet: ready(emptyWalletFixture) });
    expect(button('Claim').disabled).toBe(true);
    expect(screen.getByText('Nothing to claim yet')).toBeTruthy();
  });
});

describe('the tile of the wheel', () => {
  const named = (name: RegExp) => screen.queryByRole('button', { name });
  const entries = () => screen.getByRole('navigation', { name: 'What would you like to do?' });

  it('is a skeleton of the same size while the state is unknown', async () => {
    await draw({ wheel: 'unknown' });
    expect([named(/Lucky wheel/), named(/Refresh all/)]).toEqual([null, null]);
    expect(entries().querySelectorAll('[aria-busy]')).toHaveLength(1);
  });

  it('shows the wheel before its coins are loaded', async () => {
    const { user, onOpen } = await draw({ wheel: { coins: undefined } });
    expect(named(/^Lucky wheel$/)).toBeTruthy();
    await user.click(button('Lucky wheel'));
    expect(onOpen.mock.calls).toEqual([['spin']]);
  });
});

it('isolates a right-to-left name from the text beside it', async () => {
  const profile = { ...walletFixture.profile, name: 'דוד 123' };
  await draw({ wallet: ready({ ...walletFixture, profile }) });
  expect(screen.getByText('דוד 123').tagName).toBe('BDI');
});
