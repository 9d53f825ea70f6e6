import { satang } from '@wallet/contract/wire/money';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Loaded early, so no test waits for the transform.
import '../SafeHtml/sanitize.ts';
import '../Toasts/ToastBoard.tsx';
import { renderUi } from '../../../vitest.render.tsx';
import { bannersSample } from '../BannerCarousel/banner.fixture.ts';
import { idle } from '../progress.ts';
import { dismissToasts } from '../Toasts/Toasts.tsx';
import { RewardSheet, type RewardSheetProps } from './RewardSheet.tsx';
import { bannerTimeout } from './use-banner-step.ts';
import { failed, limited, pending, ready, refused } from '../story.fixture.ts';

const given = {
  onClose: vi.fn(),
  onReset: vi.fn(),
  onRefused: vi.fn(),
  onReceive: vi.fn(),
  onIntoWallet: vi.fn(),
  onPage: vi.fn(),
};

const intoWallet = {
  kind: 'wallet',
  amount: satang(100_00),
  shares: { success: 100, fail: 20 },
} as const;
const asBonus = { ...intoWallet, kind: 'bonus' } as const;

const sheet = (props: Partial<RewardSheetProps> = {}) => (
  <RewardSheet
    isOpen
    noun="invite"
    banners={ready([])}
    log={ready({ total: 0, entries: [] })}
    page={1}
    progress={idle}
    doneText={() => 'It is there.'}
    {...given}
    {...props}
  >
    {(onChoose) => <button onClick={() => onChoose(intoWallet)}>What there is</button>}
  </RewardSheet>
);

const content = () => screen.queryByText('What there is');
const pictures = () => screen.queryAllByRole('img', { name: /Invite friends/ });

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  act(dismissToasts);
});

describe('banners of a reward', () => {
  const banners = ready(bannersSample);

  it('show first at every opening', async () => {
    const { rerender } = await renderUi(sheet({ banners }));
    expect(pictures()).toHaveLength(2);
    expect(content()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(content()).toBeTruthy();
    expect(pictures()).toEqual([]);
    rerender(sheet({ banners, isOpen: false }));
    rerender(sheet({ banners }));
    expect(pictures()).toHaveLength(2);
  });

  it.each([
    ['there are none', ready([])],
    ['they cannot be read', failed],
  ])('are skipped where %s', async (_what, none) => {
    await renderUi(sheet({ banners: none }));
    expect(content()).toBeTruthy();
  });

  it('are skipped after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { rerender } = await renderUi(sheet({ banners: { state: 'loading' } }));
    act(() => void vi.advanceTimersByTime(bannerTimeout - 1));
    expect(content()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(content()).toBeTruthy();
    rerender(sheet({ banners }));
    expect(content()).toBeTruthy();
    expect(pictures()).toEqual([]);
  });
});

describe('a refusal', () => {
  const refusal = (code: string) => sheet({ defaultChosen: asBonus, progress: refused(code) });

  it('shows a toast and returns to the content', async () => {
    await renderUi(refusal('REFUND_INACTIVE'));
    expect(
      await screen.findByText(
        /not available at the moment\. Try again later\. The amount set aside for you is kept\./,
      ),
    ).toBeTruthy();
    expect(content()).toBeTruthy();
    for (const handler of [given.onReset, given.onRefused]) expect(handler).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'See bonuses' })).toBeNull();
  });

  it.each(['TRANSFER_MINIMUM', 'MONEY_NOT_ENOUGH'])('for %s asks for no other amount', async (code) => {
    await renderUi(refusal(code));
    expect(
      await screen.findByText(/^(The amount is below|There is not enough).*\. Check again later\.$/),
    ).toBeTruthy();
  });

  it('links to the blocking bonus', async () => {
    const { navigate } = await renderUi(refusal('BONUS_ALREADY_ACTIVE'));
    fireEvent.click(await screen.findByRole('button', { name: 'See bonuses' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/bonus');
  });
});

it('after too many requests, the confirmation shows the seconds to wait', async () => {
  const { rerender } = await renderUi(sheet());
  const choose = () => fireEvent.click(screen.getByRole('button', { name: 'What there is' }));
  choose();
  rerender(sheet({ progress: limited(20) }));
  rerender(sheet());
  choose();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Wait \d+\ss$/ }).disabled).toBe(true);
});

it('a choice that is being sent shows again at the next opening, and so does its result', async () => {
  const doneText: RewardSheetProps['doneText'] = (chosen) => `As ${chosen?.kind}`;
  const { rerender } = await renderUi(sheet({ doneText }));
  fireEvent.click(screen.getByRole('button', { name: 'What there is' }));
  fireEvent.click(screen.getByRole('button', { name: /80\.00/ }));
  rerender(sheet({ doneText, progress: pending, isOpen: false }));
  rerender(sheet({ doneText, progress: pending }));
  expect(content()).toBeNull();
  expect(screen.getByRole('dialog').textContent).toContain('฿80.00');
  rerender(sheet({ doneText, progress: { state: 'done' }, isOpen: false }));
  rerender(sheet({ doneText, progress: { state: 'done' } }));
  const text = screen.getByRole('dialog', { name: 'Invite bonus claimed' }).textContent;
  expect(text).toContain('As wallet');
  expect(text).toContain('฿80.00');
});

it('a payment into the wallet has the amount of its transaction', async () => {
  const doneText: RewardSheetProps['doneText'] = (received) => `Paid ${received?.amount}`;
  const record = { at: '2026-07-28T09:00:00.000+07:00', id: 'T1', amount: satang(96_00) };
  await renderUi(sheet({ doneText, defaultChosen: intoWallet, progress: { state: 'done', record } }));
  const text = screen.getByRole('dialog', { name: 'Invite bonus claimed' }).textContent;
  expect(text).toContain('฿96.00');
  expect(text).toContain('Paid 9600');
  expect(text).not.toContain('80.00');
});

it.each([
  ['its amount', 100_00, true],
  ['another amount, because more has come in,', 120_00, false],
])('a bonus has its payout only if the statement has %s', async (_what, amount, isShown) => {
  const record = { at: '2026-07-28T09:00:00.000+07:00', id: 'T1', amount: satang(amount) };
  await renderUi(sheet({ defaultChosen: asBonus, progress: { state: 'done', record } }));
  const text = screen.getByRole('dialog', { name: 'Invite bonus claimed' }).textContent ?? '';
  expect(text.includes('฿')).toBe(isShown);
});
