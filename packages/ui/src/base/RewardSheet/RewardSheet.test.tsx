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
import { failed } from '../story.fixture.ts';

const given = {
  onClose: vi.fn(),
  onReset: vi.fn(),
  onRefused: vi.fn(),
  onReceive: vi.fn(),
  onIntoWallet: vi.fn(),
  onPage: vi.fn(),
};

const ready = { state: 'ready', data: bannersSample } as const;

const intoWallet = {
  kind: 'wallet',
  amount: satang(100_00),
  shares: { success: 100, fail: 20 },
} as const;

const sheet = (props: Partial<RewardSheetProps> = {}) => (
  <RewardSheet
    isOpen
    noun="invite"
    banners={{ state: 'ready', data: [] }}
    log={{ state: 'ready', data: { total: 0, entries: [] } }}
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
  it('show first at every opening', async () => {
    const { rerender } = await renderUi(sheet({ banners: ready }));
    expect(pictures()).toHaveLength(2);
    expect(content()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(content()).toBeTruthy();
    expect(pictures()).toEqual([]);
    rerender(sheet({ banners: ready, isOpen: false }));
    rerender(sheet({ banners: ready }));
    expect(pictures()).toHaveLength(2);
  });

  it.each([
    ['there are none', { state: 'ready', data: [] }],
    ['they cannot be read', failed],
  ] as const)('are skipped where %s', async (_what, banners) => {
    await renderUi(sheet({ banners }));
    expect(content()).toBeTruthy();
  });

  it('are skipped after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { rerender } = await renderUi(sheet({ banners: { state: 'loading' } }));
    act(() => void vi.advanceTimersByTime(bannerTimeout - 1));
    expect(content()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(content()).toBeTruthy();
    rerender(sheet({ banners: ready }));
    expect(content()).toBeTruthy();
    expect(pictures()).toEqual([]);
  });
});

describe('a refusal', () => {
  const defaultChosen = {
    kind: 'bonus',
    amount: satang(100_00),
    shares: { success: 100, fail: 20 },
  } as const;
  const refused = (message: string) =>
    sheet({ defaultChosen, progress: { state: 'refused', failure: { message } } });

  it('shows a toast and returns to the content', async () => {
    await renderUi(refused('REFUND_INACTIVE'));
    expect(
      await screen.findByText(
        /not available at the moment\. Try again later\. The amount set aside for you is kept\./,
      ),
    ).toBeTruthy();
    expect(content()).toBeTruthy();
    for (const handler of [given.onReset, given.onRefused]) expect(handler).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'See the bonuses' })).toBeNull();
  });

  it.each(['TRANSFER_MINIMUM', 'MONEY_NOT_ENOUGH'])('for %s asks for no other amount', async (code) => {
    await renderUi(refused(code));
    expect(
      await screen.findByText(/^(The amount is below|There is not enough).*\. Check again later\.$/),
    ).toBeTruthy();
  });

  it('links to the blocking bonus', async () => {
    const { navigate } = await renderUi(refused('BONUS_ALREADY_ACTIVE'));
    fireEvent.click(await screen.findByRole('button', { name: 'See the bonuses' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/bonus');
  });
});

it('after too many requests, the confirmation shows the seconds to wait', async () => {
  const { rerender } = await renderUi(sheet());
  const choose = () => fireEvent.click(screen.getByRole('button', { name: 'What there is' }));
  choose();
  const failure = { message: 'REQUEST_LIMIT' };
  rerender(sheet({ progress: { state: 'refused', failure, retryAt: Date.now() + 20_000 } }));
  rerender(sheet());
  choose();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Wait \d+\ss$/ }).disabled).toBe(true);
});

it('a result that arrived while the sheet was closed is that of the choice', async () => {
  const doneText: RewardSheetProps['doneText'] = (chosen) => `As ${chosen?.kind}`;
  const { rerender } = await renderUi(sheet({ doneText }));
  fireEvent.click(screen.getByRole('button', { name: 'What there is' }));
  fireEvent.click(screen.getByRole('button', { name: /80\.00/ }));
  rerender(sheet({ doneText, progress: { state: 'pending' }, isOpen: false }));
  rerender(sheet({ doneText, progress: { state: 'done' }, isOpen: false }));
  rerender(sheet({ doneText, progress: { state: 'done' } }));
  const text = screen.getByRole('dialog', { name: 'Invite bonus claimed' }).textContent;
  expect(text).toContain('As wallet');
  expect(text).toContain('฿80.00');
});

it('a choice that is being sent shows again when the sheet opens again', async () => {
  const { rerender } = await renderUi(sheet());
  fireEvent.click(screen.getByRole('button', { name: 'What there is' }));
  fireEvent.click(screen.getByRole('button', { name: /80\.00/ }));
  rerender(sheet({ progress: { state: 'pending' }, isOpen: false }));
  rerender(sheet({ progress: { state: 'pending' } }));
  expect(content()).toBeNull();
  expect(screen.getByRole('dialog').textContent).toContain('฿80.00');
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
  const defaultChosen = { ...intoWallet, kind: 'bonus', amount: satang(100_00) } as const;
  await renderUi(sheet({ defaultChosen, progress: { state: 'done', record } }));
  const text = screen.getByRole('dialog', { name: 'Invite bonus claimed' }).textContent ?? '';
  expect(text.includes('฿')).toBe(isShown);
});
