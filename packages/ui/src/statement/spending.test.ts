import type { Transaction } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';
import { describe, expect, it } from 'vitest';
import { isLoadedSince, spendingSince, startOf } from './spending.ts';

const now = Date.parse('2026-11-21T15:00:00.000+07:00');

const entry = (
  statementType: Transaction['statementType'],
  amount: number,
  createdAt = '2026-11-21T09:00:00.000+07:00',
  status: Transaction['status'] = 'SUCCESS',
): Transaction => ({ statementType, status, from: '', to: '', amount: satang(amount), createdAt });

describe('the start of a period', () => {
  it.each([
    ['today', '2026-11-21T00:00:00.000+07:00'],
    ['week', '2026-11-15T00:00:00.000+07:00'],
    ['month', '2026-10-23T00:00:00.000+07:00'],
  ] as const)('%s begins at a midnight of the players: %s', (period, start) => {
    expect(startOf(period, now)).toBe(Date.parse(start));
  });
});

describe('the sums', () => {
  it('are exact, and count successful transactions', () => {
    const transactions = [
      entry('deposit', 10),
      entry('deposit', 20),
      entry('deposit', 500_00, undefined, 'FAILED'),
      entry('deposit', 700_00, undefined, 'in progress'),
      entry('withdraw', 100_05),
      entry('withdraw', 40_00, undefined, 'in progress'),
      entry('withdraw', 80_00, undefined, 'FAILED'),
      entry('bonus', 1_000_00),
      entry('finish_bonus', 1_000_00),
      entry('transfer', 1_000_00),
    ];
    expect(spendingSince(transactions, startOf('today', now))).toEqual({
      deposits: 30,
      withdrawals: 10_005,
      waiting: 4_000,
      net: -9_975,
    });
  });

  it('count a withdrawal with a negative amount as money out', () => {
    const transactions = [
      entry('deposit', 10_00),
      entry('withdraw', -3_00),
      entry('withdraw', -2_00, undefined, 'in progress'),
    ];
    expect(spendingSince(transactions, startOf('today', now))).toEqual({
      deposits: 10_00,
      withdrawals: 3_00,
      waiting: 2_00,
      net: 7_00,
    });
  });

  it('include the first moment of the period', () => {
    const transactions = [
      entry('deposit', 1_00, '2026-11-15T00:00:00.000+07:00'),
      entry('deposit', 2_00, '2026-11-14T23:59:59.999+07:00'),
    ];
    expect(spendingSince(transactions, startOf('week', now)).deposits).toBe(100);
    expect(spendingSince(transactions, startOf('all', now)).deposits).toBe(300);
  });
});

describe('the loaded part', () => {
  const transactions = [entry('deposit', 1_00), entry('deposit', 1_00, '2026-11-14T12:00:00.000+07:00')];

  it.each([
    ['week', 200, true],
    ['month', 200, false],
    ['month', 2, true],
    ['all', 200, false],
    ['all', 2, true],
  ] as const)('is enough for %s of %d: %s', (period, total, isEnough) => {
    expect(isLoadedSince({ transactions, total }, startOf(period, now))).toBe(isEnough);
  });

  it('goes on below an old transaction that a backend puts first', () => {
    const [newest, oldest] = transactions as [Transaction, Transaction];
    expect(isLoadedSince({ transactions: [oldest, newest], total: 200 }, startOf('week', now))).toBe(false);
  });

  it('is never complete before the first response', () => {
    expect(isLoadedSince({ transactions: [], total: undefined }, startOf('today', now))).toBe(false);
    expect(isLoadedSince({ transactions: [], total: 0 }, startOf('all', now))).toBe(true);
  });
});
