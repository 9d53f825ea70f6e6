import { satang } from '@wallet/contract/wire/money';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { ready } from '../../base/story.fixture.ts';
import { shownDescriptions } from '../../base/DescriptionList/description-list.fixture.ts';
import { refundFixture, refundPropsFixture } from '../refund.fixture.ts';
import { RefundModal, type RefundModalProps } from './RefundModal.tsx';

const open = (check: Partial<typeof refundFixture> = {}, props: Partial<RefundModalProps> = {}) =>
  opener(RefundModal, refundPropsFixture)({ check: ready({ ...refundFixture, ...check }), ...props });

describe('a refund', () => {
  it('explains its origin', async () => {
    await open();
    expect(screen.getByText(/^5% of every lost round/)).toBeTruthy();
  });

  it('that pays nothing is not offered', async () => {
    await open({ refundSuccess: 0, refundFail: 100 });
    expect(screen.queryByRole('button', { name: /bonus|wallet/i })).toBeNull();
    expect(screen.getByText('It cannot be claimed at the moment.')).toBeTruthy();
  });

  it('is received as a bonus, after both shares were shown', async () => {
    const { user, onReceive, onAddToWallet } = await open();
    await user.click(button('Claim as a bonus ฿320.50'));
    expect(shownDescriptions()).toEqual([
      ['Set aside for you', '฿320.50'],
      ['Conditions met: 100% goes to your wallet', '฿320.50'],
      ['Cancelled before: 20% is deducted', '฿64.10'],
    ]);
    expect(screen.getByRole('dialog').textContent).toContain('฿64.10 is deducted.');
    expect(onReceive).not.toHaveBeenCalled();
    await user.dblClick(button('Claim the bonus'));
    expect(onReceive).toHaveBeenCalledOnce();
    expect(onAddToWallet).not.toHaveBeenCalled();
  });

  it('moves its wallet share, and shows the rest that is given up', async () => {
    const { user, onReceive, onAddToWallet } = await open();
    await user.click(button('Add to wallet ฿256.40'));
    expect(shownDescriptions()).toEqual([
      ['Set aside for you', '฿320.50'],
      ['To your wallet now, 80%', '฿256.40'],
      ['Given up, 20%', '฿64.10'],
    ]);
    expect(screen.getByRole('dialog').textContent).toContain('you give up the other ฿64.10.');
    await user.dblClick(button('Claim ฿256.40'));
    expect(onAddToWallet).toHaveBeenCalledOnce();
    expect(onReceive).not.toHaveBeenCalled();
  });

  it('offers the wallet first, and says when each choice pays', async () => {
    await open();
    const choices = screen.getAllByRole('button', { name: /^(Add to wallet|Claim as a bonus) ฿/ });
    const hints = choices.map((choice) =>
      document.getElementById(choice.getAttribute('aria-describedby') ?? ''),
    );
    expect(choices.map(({ textContent }, index) => [textContent, hints[index]?.textContent])).toEqual([
      ['Add to wallet ฿256.40', 'Paid at once.'],
      ['Claim as a bonus ฿320.50', 'Paid when its conditions are met; ฿256.40 if you cancel it before.'],
    ]);
  });

  it.each([
    ['the bonus pays no more', { refundSuccess: 80 }, ['Add to wallet ฿256.40']],
    ['the wallet pays nothing', { refundFail: 100 }, ['Claim as a bonus ฿320.50']],
  ])('offers one choice when %s', async (_when, terms, choices) => {
    await open(terms);
    const buttons = screen.getAllByRole('button', { name: /^(Add to wallet|Claim as a bonus)/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(choices);
  });

  it('has no rest when all of it is paid', async () => {
    const { user } = await open({ refundFail: 0, refundSuccess: 100 });
    await user.click(button('Add to wallet ฿320.50'));
    expect(screen.getByRole('dialog').textContent).toContain('The whole amount goes to your wallet.');
    expect(shownDescriptions()).toEqual([
      ['Set aside for you', '฿320.50'],
      ['To your wallet now, 100%', '฿320.50'],
    ]);
  });
});

describe('a refund that cannot be received', () => {
  it.each([
    ['nothing is set aside', { result: false, refundAmount: satang(0) }, /^Nothing is set aside/],
    ['it is not the time', { result: false }, /^It cannot be claimed at the moment/],
    ['a bonus runs', { result: false, bonus: 'Welcome bonus' }, /^A bonus is active: Welcome bonus\./],
  ] as const)('shows the reason: %s', async (_what, check, reason) => {
    await open(check);
    for (const name of [/^Claim as a bonus/, /^Add to wallet/]) {
      expect(button(name).disabled).toBe(true);
      const described = document.getElementById(button(name).getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toMatch(reason);
    }
  });

  it('links to the bonus that blocks it', async () => {
    const { user, navigate } = await open({ result: false, bonus: 'Welcome bonus' });
    await user.click(button('See bonuses'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/bonus');
  });
});

it('lists past refunds, and says which amounts they are', async () => {
  await open();
  expect(screen.getByText(/^The whole amount of each refund\./)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '14/11/2026 21:15:42฿100.00',
    '30/10/2026 09:02:11฿50.00',
  ]);
});

it('shows the result', async () => {
  await open({}, { progress: { state: 'done' } });
  expect(screen.getByRole('dialog', { name: 'Loss refund claimed' }).textContent).toContain(
    'You have received the loss refund.',
  );
});
