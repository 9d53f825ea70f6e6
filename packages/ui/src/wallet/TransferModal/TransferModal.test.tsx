import { Input } from '@mantine/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import type userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { idle, type Progress } from '../../base/progress.ts';
import { walletFixture, transferPropsFixture } from '../wallet.fixture.ts';
import { TransferModal, type TransferModalProps } from './TransferModal.tsx';
import { pending, ready, refused, unknown } from '../../base/story.fixture.ts';

/** The open modal; a confirmation leads to `ends`. */
function Example({ ends, ...props }: TransferModalProps & { ends?: Progress }) {
  const [isOpen, setOpen] = useState(true);
  const [progress, setProgress] = useState<Progress>(idle);
  return (
    <TransferModal
      {...props}
      progress={props.progress === idle ? progress : props.progress}
      onReset={() => {
        props.onReset();
        setProgress(idle);
      }}
      onTransfer={(transfer) => {
        props.onTransfer(transfer);
        if (ends) setProgress(ends);
      }}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    />
  );
}

const open = opener<Parameters<typeof Example>[0]>(Example, transferPropsFixture);

const from = () => screen.getByLabelText<HTMLSelectElement>('From');
const to = () => screen.getByLabelText<HTMLSelectElement>('To');
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');

/** Fills in ฿500.00 from the wallet to Lotus Reels and submits. */
async function decide(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(to(), 'LOTUS');
  await user.type(amount(), '500');
  await user.click(button('Continue'));
}

it('a transfer that is being sent shows again when the sheet opens for another account', async () => {
  const { user, change } = await opener<TransferModalProps>(TransferModal, transferPropsFixture)();
  await decide(user);
  await user.click(button('Transfer ฿500.00'));
  change({ progress: pending, isOpen: false });
  change({ progress: pending, from: 'JOKER' });
  const { textContent } = screen.getByRole('dialog', { name: 'Confirm transfer' });
  expect(textContent).toContain('฿500.00 from Wallet to Lotus Reels');
});

describe('the transfer form', () => {
  it('renders the other options of a long list after the sheet', async () => {
    const [slot] = walletFixture.slots;
    const slots = Array.from({ length: 40 }, (_, at) => ({ ...slot!, code: `GAME${at}` }));
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document, { subtree: true, childList: true });
    await open({ wallet: ready({ ...walletFixture, slots }), to: 'GAME30' });
    observer.disconnect();
    expect(changes.filter(({ target, addedNodes }) => target === to() && addedNodes[0])).toHaveLength(40);
    expect(to().options).toHaveLength(1 + 41);
    expect(to().value).toBe('GAME30');
  });

  it('renders the fields of the accounts once while an amount is typed', async () => {
    const drawn = vi.spyOn(Input, 'Wrapper');
    const accountsDrawn = () =>
      drawn.mock.calls.filter(([{ label }]) => label === 'From' || label === 'To').length;
    const { user } = await open();
    const before = accountsDrawn();
    expect(before).toBeGreaterThan(0);
    await user.type(amount(), '250');
    expect(accountsDrawn()).toBe(before);
    drawn.mockRestore();
  });

  it('follows a wallet that changes while the sheet is open', async () => {
    const [slot] = walletFixture.slots;
    const withAccount = (code: string) =>
      ready({ ...walletFixture, slots: [...walletFixture.slots, { ...slot!, code }] });
    const { change } = await opener<TransferModalProps>(TransferModal, transferPropsFixture)({ to: 'NEW' });
    expect(to().value).toBe('');
    change({ wallet: withAccount('NEW') });
    expect(to().value).toBe('NEW');
    change({ wallet: withAccount('OTHER') });
    expect(to().value).toBe('');
  });

  it('requires both accounts and the minimum, and focuses the first invalid field', async () => {
    const { user, onTransfer } = await open();
    await user.click(button('Continue'));
    expect(screen.getByText('Choose both accounts.')).toBeTruthy();
    expect(screen.getByText('The minimum transfer is ฿1.00.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(to()));
    expect(onTransfer).not.toHaveBeenCalled();
  });

  it('shows an insufficient balance while typing', async () => {
    const { user } = await open();
    await user.type(amount(), '1234.51');
    expect(screen.getByText('Only ฿1,234.50 is available.')).toBeTruthy();
  });

  it('disables the account of the other field, and explains a duplicate', async () => {
    await open({ from: 'LOTUS', to: 'LOTUS' });
    expect(screen.getByText('You cannot transfer to the same account.')).toBeTruthy();
    expect([...to().options].find(({ value }) => value === 'LOTUS')?.disabled).toBe(true);
  });

  it('swaps the accounts and fills in the whole balance of the source', async () => {
    const { user } = await open({ from: 'wallet', to: 'LOTUS' });
    await user.click(button('Swap the two accounts'));
    expect([from().value, to().value]).toEqual(['LOTUS', 'wallet']);
    await user.click(button('All'));
    expect(amount().value).toBe('320.25');
    await user.click(button('25%'));
    expect(amount().value).toBe('80');
  });

  it('warns only while a bonus is active', async () => {
    const warning = 'A bonus is active.';
    await open({ hasBonus: true });
    expect(screen.getByText(warning, { exact: false })).toBeTruthy();
    cleanup();
    await open();
    expect(screen.queryByText(warning, { exact: false })).toBeNull();
  });
});

describe('the confirmation', () => {
  it('shows amount and accounts, returns to the unchanged form, and sends a double click once, in satang', async () => {
    const { user, onTransfer } = await open();
    await decide(user);
    expect(screen.getByText('฿500.00 from Wallet to Lotus Reels')).toBeTruthy();
    await user.click(button('Back'));
    expect([to().value, amount().value]).toEqual(['LOTUS', '500']);
    await user.click(button('Continue'));
    await user.dblClick(button('Transfer ฿500.00'));
    expect(onTransfer.mock.calls).toEqual([[{ from: 'wallet', to: 'LOTUS', amount: 50_000 }]]);
  });

  it('returns everything to the wallet once', async () => {
    const { user, onTransferAll } = await open();
    await user.click(button('Return everything to the wallet ฿320.25 in game accounts'));
    expect(screen.getByText('฿320.25 from all games to the wallet')).toBeTruthy();
    await user.dblClick(button('Return everything'));
    expect(onTransferAll.mock.calls).toEqual([[{ to: 'wallet' }]]);
  });

  it.each([0, -5_00])('returns nothing where games hold %i satang, and says why', async (sum) => {
    const slots = walletFixture.slots.map((slot, index) => ({
      ...slot,
      amount: satang(index === 0 ? sum : 0),
    }));
    await open({ wallet: ready({ ...walletFixture, slots }) });
    const name = 'Return everything to the wallet There is no money in game accounts.';
    expect(button(name).disabled).toBe(true);
  });
});

describe('the result', () => {
  it('shows a refusal and keeps the values', async () => {
    const { user } = await open({ ends: refused('TRANSFER_FAIL') });
    await decide(user);
    await user.click(button('Transfer ฿500.00'));
    expect(screen.getByRole('dialog', { name: 'Transfer failed' }).textContent).toContain(
      'Your money is back in the wallet.',
    );
    await user.click(button('OK'));
    expect(amount().value).toBe('500');
  });

  it.each([
    [{}, 'Wallet balance now฿1,234.50Lotus Reels balance now฿320.25'],
    [{ isRefreshing: true }, 'Wallet balance nowChecking…Lotus Reels balance nowChecking…'],
    [{ isStale: true }, 'Wallet balance now–Lotus Reels balance now–'],
  ])(
    'after a transfer that failed shows what the accounts hold, once that was read (%#)',
    async (how, shown) => {
      await open({
        progress: refused('TRANSFER_FAIL'),
        wallet: { ...ready(walletFixture), ...how },
        defaultIntent: { kind: 'one', from: 'LOTUS', to: 'wallet', amount: satang(100_00) },
      });
      expect(screen.getByRole('dialog').textContent).toContain(shown);
    },
  );

  it('of "return everything" without money asks for no smaller amount, which has no field', async () => {
    const defaultIntent = { kind: 'all', amount: satang(32_025) } as const;
    await open({ progress: refused('MONEY_NOT_ENOUGH'), defaultIntent });
    const { textContent } = screen.getByRole('dialog');
    expect(textContent).not.toContain('smaller amount');
    expect(textContent).toContain('There is no money in game accounts.');
  });

  it('opens a bonus that blocks the transfer', async () => {
    const { user, navigate } = await open({ progress: refused('BONUS_CONDITION') });
    await user.click(button('See the bonus'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/bonus');
  });

  it('is a receipt with amount, accounts, balances and time, and is reset when it closes', async () => {
    const { user, onReset } = await open({ ends: { state: 'done' } });
    await decide(user);
    await user.click(button('Transfer ฿500.00'));
    const dialogText = screen.getByRole('dialog', { name: 'Transfer done' }).textContent;
    for (const fact of [
      '฿500.00',
      'FromWallet',
      'ToLotus Reels',
      'Wallet balance now',
      'Lotus Reels balance now',
    ])
      expect(dialogText).toContain(fact);
    expect(dialogText).toMatch(/Time\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
    expect(document.querySelector('[data-outcome="success"]')).toBeTruthy();
    await user.click(button('OK'));
    expect(onReset).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of "return everything" names all games and the sum', async () => {
    const defaultIntent = { kind: 'all', amount: satang(32_025) } as const;
    await open({ progress: { state: 'done' }, defaultIntent });
    const dialogText = screen.getByRole('dialog', { name: 'Transfer done' }).textContent;
    for (const fact of ['฿320.25', 'FromAll games', 'ToWallet']) expect(dialogText).toContain(fact);
  });

  it.each([
    ['the sum', 32_025, true],
    ['another sum, because a game moved its balance meanwhile,', 12_000, false],
    ['no sum', undefined, false],
  ])(
    'of "return everything" has its amount only if the statement has it: %s',
    async (_what, sum, isShown) => {
      const amount = sum === undefined ? undefined : satang(sum);
      const record = { at: '2026-11-21T09:30:00.000+07:00', id: 'tr-1', amount };
      const defaultIntent = { kind: 'all', amount: satang(32_025) } as const;
      await open({ progress: { state: 'done', record }, defaultIntent });
      const dialogText = screen.getByRole('dialog', { name: 'Transfer done' }).textContent ?? '';
      expect(dialogText.includes('฿320.25')).toBe(isShown);
    },
  );

  it('of a transfer that was not carried out asks to check the money', async () => {
    const record = { at: '2026-11-21T09:30:00.000+07:00', id: 'tr-1', hasFailed: true };
    await open({
      progress: { state: 'done', record },
      defaultIntent: { kind: 'one', from: 'wallet', to: 'LOTUS', amount: satang(500_00) },
    });
    const text = screen.getByRole('dialog').textContent;
    expect(text).toContain('Transfer failed');
    expect(text).toContain('Check that the money is back where it was');
    expect(text).not.toContain('Your balances are being updated');
  });

  it('offers the statement, and no retry, after a lost response', async () => {
    const { user, navigate, onTransfer } = await open({ ends: unknown('unclear') });
    await decide(user);
    await user.click(button('Transfer ฿500.00'));
    const dialog = screen.getByRole('dialog', { name: 'We could not confirm the result' });
    expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      '',
      'Open statement',
      'Close',
    ]);
    await user.click(button('Open statement'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/statement');
    expect(onTransfer).toHaveBeenCalledTimes(1);
  });
});
