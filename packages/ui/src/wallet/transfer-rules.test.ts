import { sumOfOthers, transferAccounts } from '@wallet/contract/accounts';
import { satang } from '@wallet/contract/wire/money';
import { describe, expect, it } from 'vitest';
import { checkTransfer } from './transfer-rules.ts';
import { walletFixture } from './wallet.fixture.ts';

const accounts = transferAccounts({
  wallet: { amount: satang(100_00) },
  slots: [
    { ...walletFixture.slots[0]!, code: 'A', isActive: true, amount: satang(50_50) },
    { ...walletFixture.slots[0]!, code: 'B', isActive: false, amount: satang(0) },
    { ...walletFixture.slots[0]!, code: 'C', isActive: true, amount: satang(0) },
  ],
});

describe('transfer accounts', () => {
  it('are the wallet and the open game accounts', () => {
    expect(accounts.map(({ code, balance }) => [code, balance])).toEqual([
      ['wallet', 10_000],
      ['A', 5_050],
      ['C', 0],
    ]);
  });

  it('sum up all other accounts', () => {
    expect(sumOfOthers(accounts, 'wallet')).toBe(5_050);
    expect(sumOfOthers(accounts, 'A')).toBe(10_000);
  });
});

describe('a transfer', () => {
  const draft = { from: 'wallet', to: 'A', amount: satang(100) };

  it('of exactly 1 baht is valid', () => {
    expect(checkTransfer(draft, accounts)).toEqual({});
  });

  it('of the whole balance is valid', () => {
    expect(checkTransfer({ ...draft, amount: satang(10_000) }, accounts)).toEqual({});
  });

  it.each([
    [{ from: undefined }, { accounts: 'unselected' }],
    [{ to: undefined }, { accounts: 'unselected' }],
    [{ to: 'B' }, { accounts: 'unselected' }],
    [{ to: 'wallet' }, { accounts: 'same' }],
    [{ amount: undefined }, { amount: 'minimum' }],
    [{ amount: satang(99) }, { amount: 'minimum' }],
    [{ amount: satang(10_001) }, { amount: 'not-enough' }],
    [
      { to: 'wallet', amount: satang(0) },
      { accounts: 'same', amount: 'minimum' },
    ],
  ] as const)('with %j is stopped by %j', (change, problems) => {
    expect(checkTransfer({ ...draft, ...change }, accounts)).toEqual(problems);
  });
});
