import { screen, within } from '@testing-library/react';
import { noPrizeCode } from '@wallet/contract/spin';
import { describe, expect, it, vi } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { couponsFixture, spinPropsFixture, slicesFixture } from '../spin.fixture.ts';
import { SpinScreen, type SpinScreenProps } from './SpinScreen.tsx';
import { pending, ready, refused, unknown } from '../../base/story.fixture.ts';

const withoutCoins = ready({
  activeSpinwheel: { name: 'Lucky wheel', slices: [...slicesFixture] },
  userCoin: 0,
});

const draw = opener(SpinScreen, spinPropsFixture);

const button = () => screen.getByRole('button', { name: /^Spin:/ });

describe('the spin button', () => {
  it('requests a spin and shows the coins', async () => {
    const { user, onSpin } = await draw();
    expect(button().getAttribute('aria-label')).toBe('Spin: 5 coins');
    await user.click(button());
    expect(onSpin).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<SpinScreenProps>]>([
    ['without coins', { setup: withoutCoins }],
    ['while a spin is requested', { progress: pending }],
    ['while the wheel turns', { isTurning: true }],
    ['before the player has seen a refusal', { progress: refused('NO_DATA') }],
    ['before the player has seen that the response is lost', { progress: unknown('checking') }],
    [
      'before the player has seen the last result',
      { result: { code: 'CASH50', label: '฿50', remainingCoin: 4 } },
    ],
  ])('ignores clicks %s', async (_when, props) => {
    const { user, onSpin } = await draw(props);
    await user.click(button());
    button().focus();
    await user.keyboard('{Enter}');
    expect(onSpin).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button());
  });

  it('shows why it is disabled, and how to get coins', async () => {
    await draw({ setup: withoutCoins });
    const reason = document.getElementById(button().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('You have no coins left.');
    expect(within(reason!).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
      '/user/contact',
    );
  });
});

describe('the result', () => {
  const result = { code: 'CASH50', label: '฿50', remainingCoin: 4 };
  const statusText = () => screen.getAllByRole('status')[0]?.textContent;

  it('is announced only after the wheel has stopped', async () => {
    Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finish: vi.fn() })) as never;
    const { change } = await draw({ result, isTurning: true });
    expect(statusText()).toBe('');
    change({ isTurning: false });
    expect(statusText()).toBe('You won: ฿50. 4 coins left');
  });

  it('is announced without a number of coins when the backend sends none', async () => {
    await draw({ result: { code: 'CASH50', label: '฿50', remainingCoin: undefined } });
    expect(statusText()).toBe('You won: ฿50.');
  });

  it('is neutral without a prize', async () => {
    await draw({ result: { code: noPrizeCode, label: '–', remainingCoin: 1 } });
    expect(statusText()).toBe('No prize this time. 1 coin left');
  });
});

describe('the coupons', () => {
  it('have three rows per page, with prize and expiry', async () => {
    const { user, onClaim } = await draw();
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]?.textContent).toContain('฿50.00 in cash');
    expect(within(rows[0]!).getByText('28/11/2026 20:30:00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Claim: A present, handed over by support' }));
    expect(onClaim).toHaveBeenCalledWith(couponsFixture[3]);
  });

  it('go back a page when the last coupon of a page is gone', async () => {
    const { user, change } = await draw();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    change({ coupons: ready({ coupons: couponsFixture.slice(0, 3) }) });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('have an empty state', async () => {
    await draw({ coupons: ready({ coupons: [] }) });
    expect(screen.getByText('No coupons')).toBeTruthy();
  });
});

describe('other states', () => {
  it('the wheel is at most 350 px and 85 % of the window wide', async () => {
    await draw();
    const sized = document.querySelector<HTMLElement>('[style*="--wheel-size"]');
    expect(sized?.style.getPropertyValue('--wheel-size')).toBe('min(350px, 85vw)');
  });

  it('a closed wheel leaves the coupons', async () => {
    await draw({ setup: ready({ activeSpinwheel: null, userCoin: 2 }) });
    expect(screen.getByText('The wheel is closed at the moment')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
