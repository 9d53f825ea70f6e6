import type { Transaction } from '@wallet/contract/statement';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { shownDescriptions } from '../../base/DescriptionList/description-list.fixture.ts';
import { ready } from '../../base/story.fixture.ts';
import { RequestNumberContext } from '../request-number.ts';
import { transactionsFixture } from '../statement.fixture.ts';
import { TransactionModal } from './TransactionModal.tsx';

const open = (transaction: Transaction | undefined) =>
  renderUi(<TransactionModal isOpen onClose={() => undefined} transaction={ready(transaction)} />);

const [withdrawal, transfer, , failed, , bonus] = transactionsFixture;
const facts = () => shownDescriptions().map((fact) => fact.join(': '));

it('shows accounts, time and reference', async () => {
  await open(withdrawal);
  expect(screen.getByRole('dialog', { name: 'Withdrawal' }).textContent).toContain('Money out −฿500.00');
  expect(facts()).toEqual([
    'From: Wallet',
    'To: KBANK ***-*-*6789',
    'Time: 21/11/2026 14:02:11',
    'Reference: t7',
  ]);
  expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeTruthy();
});

it('shows each linked bonus with its description', async () => {
  await open({
    ...bonus!,
    promotion: { description: 'SUMMER' },
    refund: { description: 'November' },
    luckydraw: { description: ' ' },
  });
  expect(facts().slice(4)).toEqual([
    'Bonus: WELCOME 50%',
    'Promotion: SUMMER',
    'Invite: PR65f2c0a1b9',
    'Loss refund: November',
  ]);
});

it.each([
  [withdrawal, 'Waiting for transfer to your bank account.'],
  [{ ...withdrawal!, status: 'FAILED' as const }, 'Not paid. Check that the money is back in your wallet.'],
  [transfer, 'This is done.'],
  [{ ...transfer!, status: 'FAILED' as const }, 'Check the balance of your wallet and the game.'],
  [failed, 'If you have paid, send the slip or contact us.'],
  [{ ...failed!, status: 'in progress' as const }, 'Waiting for the money.'],
  [{ ...failed!, status: 'SUCCESS' as const }, 'The money is in your wallet.'],
  [{ ...bonus!, status: 'FAILED' as const }, 'The balance of your wallet has not changed.'],
])('explains its status, and never claims that no money has moved (%#)', async (transaction, meaning) => {
  await open(transaction);
  expect(screen.getByRole('dialog').textContent).not.toContain('No money has moved');
  expect(screen.getByText(meaning, { exact: false })).toBeTruthy();
});

it.each([
  ['bonus', 'Bonus'],
  ['BONUS', 'Bonus'],
  ['invite', 'Invite'],
  ['refund', 'Loss refund'],
  ['wallet', 'Wallet'],
  ['Lotus Reels', 'Lotus Reels'],
])('translates the account “%s” as %s', async (from, name) => {
  await open({ ...bonus!, from });
  expect(facts()[0]).toBe(`From: ${name}`);
});

it('omits a missing reference', async () => {
  const { _id, ...unnamed } = transfer!;
  await open(unnamed);
  expect(facts().join()).not.toContain('Reference');
});

it('shows a hint when the page does not have it', async () => {
  await open(undefined);
  expect(screen.getByText('This transaction is not on this page')).toBeTruthy();
});

it.each<[kind: string, shown: Transaction | undefined, number: string | undefined]>([
  ['withdrawal', withdrawal, '0f3c'],
  ['withdrawal of another phone', withdrawal, undefined],
  ['transfer', transfer, '0f3c'],
  ['deposit', failed, undefined],
])('takes a problem with a %s to support, with its facts', async (_kind, shown, number) => {
  const onSupport = vi.fn();
  await renderUi(
    <RequestNumberContext value={(reference) => (reference === shown?._id ? number : undefined)}>
      <TransactionModal isOpen onClose={() => undefined} transaction={ready(shown)} />
    </RequestNumberContext>,
    { onSupport },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Problem with this transaction' }));
  expect(onSupport.mock.calls.map(([message]) => String(message).split('\n'))).toEqual([
    [
      'I have a problem with this transaction:',
      expect.stringMatching(/^(Withdrawal|Transfer|Deposit): ฿[\d,.]+ \(.+\)$/),
      ...facts(),
      ...(number === undefined ? [] : [`Request number: ${number}`]),
    ],
  ]);
});
