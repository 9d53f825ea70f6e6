import { transferAccounts } from '@wallet/contract/accounts';
import { satang } from '@wallet/contract/wire/money';
import { describe, expect, it } from 'vitest';
import { checkTransfer } from './transfer-rules.ts';
import { walletFixture } from './wallet.fixture.ts';

const accounts = transferAccounts({
  wallet: { amount: satang(100_00) },
  slots: [
    { ...walletFixture.slots[0]!, code: 'A', isActive: true, amount: satang(50_50) },
    { ...walletFixture.slots[0]!, code: 'B', isActive: false, amount: satang(0) },
  ],
});

describe('a transfer', () => {
  const draft = { from: 'wallet', to: 'A', amount: satang(100) };

  it.each([100, 10_000])('of %i satang, from 1 baht to the whole balance, is valid', (amount) => {
    expect(checkTransfer({ ...draft, amount: satang(amount) }, accounts)).toEqual({});
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
