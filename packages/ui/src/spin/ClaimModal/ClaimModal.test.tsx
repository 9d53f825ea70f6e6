import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { couponsFixture } from '../spin.fixture.ts';
import { ClaimModal, type ClaimModalProps } from './ClaimModal.tsx';
import { noop, idleSheet, refused } from '../../base/story.fixture.ts';

const [coupon] = couponsFixture;
if (!coupon) throw new Error('No coupon.');

const open = opener<ClaimModalProps>(ClaimModal, { ...idleSheet, coupon, onClaim: noop });

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Claim' });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the confirmation', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('shows prize, amount and expiry', async () => {
    await open();
    const text = screen.getByRole('dialog', { name: 'Claim this coupon?' }).textContent;
    for (const fact of ['฿50.00 in cash', '28/11/2026 20:30:00']) expect(text).toContain(fact);
  });

  it('claims once, 500 ms after the last click', async () => {
    const { onClaim } = await open();
    fireEvent.click(confirm());
    fireEvent.click(confirm());
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
    await wait(499);
    expect(onClaim).not.toHaveBeenCalled();
    await wait(1);
    await wait(2_000);
    expect(onClaim).toHaveBeenCalledTimes(1);
  });

  it('ignores a second click while the first request runs', async () => {
    const onClaim = vi.fn(() => new Promise(() => undefined));
    await open({ onClaim });
    fireEvent.click(confirm());
    await wait(500);
    fireEvent.click(confirm());
    await wait(500);
    expect(onClaim).toHaveBeenCalledTimes(1);
  });

  it('claims nothing when the page is left meanwhile', async () => {
    const { onClaim, unmount } = await open();
    fireEvent.click(confirm());
    unmount();
    await wait(1_000);
    expect(onClaim).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it.each([
    ['BONUS_REMAINING', 'Open bonuses', '/user/bonus'],
    ['NO_CLAIMABLE_COUPON', 'Open statement', '/user/statement'],
  ])('%s leads on: %s', async (code, name, href) => {
    const { navigate } = await open({ progress: refused(code) });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(href);
  });

  it.each(['INVALID_COUPON_TYPE', 'INVALID_PRIZE_CODE'])('%s has one way to support', async (code) => {
    const onSupport = vi.fn();
    await open({ progress: refused(code) }, { onSupport });
    fireEvent.click(screen.getByRole('button', { name: 'Contact us' }));
    expect(onSupport).toHaveBeenCalledTimes(1);
  });
});
