import { transactionKey, type Transaction } from '@wallet/contract/statement';
import { baht } from '@wallet/contract/wire/money.fixture';
import { describe, expect, it } from 'vitest';
import {
  matchDeposits,
  stillPending,
  sumOf,
  withoutMatch,
  withPending,
  type PendingDeposit,
} from './match-deposits.ts';
import { depositSample } from '#statement/transaction.fixture.ts';

const qr = (amount: number, method = 'KBANK'): PendingDeposit => ({
  kind: 'qr',
  method,
  since: 0,
  until: 1_000,
  code: { id: `qr-${amount}`, amount: baht(amount), expiresAt: 900, life: 900 },
});
const transfer: PendingDeposit = { kind: 'transfer', method: 'SCB', since: 0, until: 2_000 };
const link: PendingDeposit = { kind: 'link', method: 'link', since: 0, until: 2_000 };

describe('a new deposit', () => {
  const old = depositSample('old', 50);
  const before = { known: new Set(['old']), balance: baht(1_000) };
  const unread = { known: undefined, balance: baht(1_000) };
  const found = (
    transactions: Transaction[],
    balance = 1_100,
    earlier: Parameters<typeof matchDeposits>[0] = before,
  ) => matchDeposits(earlier, { balance: baht(balance), transactions }).map(transactionKey);

  it('is missing from the earlier statement', () => {
    expect(found([depositSample('new', 100), old])).toEqual(['new']);
    expect(found([old])).toEqual([]);
  });

  it.each([
    ['a transfer back', depositSample('new', 100, { statementType: 'transfer' })],
    ['a bonus', depositSample('new', 100, { statementType: 'bonus' })],
    ['a correction', depositSample('new', -100)],
    ['a failed deposit', depositSample('new', 100, { status: 'FAILED' })],
    ['a deposit in progress', depositSample('new', 100, { status: 'in progress' })],
  ])('is not %s, even if the balance rises', (_what, transaction) => {
    expect(found([transaction, old])).toEqual([]);
  });

  it('is found even if the balance is unchanged because of another transaction', () => {
    expect(found([depositSample('new', 100), old], 1_000)).toEqual(['new']);
  });

  it('can be several at once', () => {
    const both = [depositSample('b', 0.2), depositSample('a', 0.1), old];
    expect(found(both)).toEqual(['b', 'a']);
    expect(sumOf(both.slice(0, 2))).toBe(30);
  });

  it.each([
    [1_100, ['new']],
    [1_099, []],
    [1_000, []],
  ])('without an earlier statement, is the newest one if the balance rose to %d', (balance, ids) => {
    expect(found([depositSample('new', 100), old], balance, unread)).toEqual(ids);
  });

  it.each([
    ['a transfer back', depositSample('later', 100, { statementType: 'transfer' }), []],
    ['a bonus', depositSample('later', 100, { statementType: 'bonus' }), []],
    [
      'a rejected withdrawal',
      depositSample('later', 100, { statementType: 'withdraw', status: 'FAILED' }),
      [],
    ],
    ['a deposit in progress', depositSample('later', 100, { status: 'in progress' }), ['newest']],
  ])('without an earlier statement, below %s', (_what, later, ids) => {
    expect(found([later, depositSample('newest', 100), old], 1_100, unread)).toEqual(ids);
  });

  it('is not detected without an earlier statement and balance', () => {
    const nothing = { known: undefined, balance: undefined };
    expect(found([depositSample('new', 100)], 100, nothing)).toEqual([]);
  });
});

describe('pending deposits', () => {
  it.each([
    [100, [transfer, link, qr(100)], [transfer, link]],
    [100, [transfer, link, qr(200)], [transfer, qr(200)]],
    [100, [transfer, qr(200)], [qr(200)]],
    [100, [qr(200)], [qr(200)]],
  ])('after a deposit of ฿%d', (amount, items, left) => {
    expect(withoutMatch(items, depositSample('new', amount))).toEqual(left);
  });

  it('contain one code at a time, and each other method once', () => {
    expect(withPending([qr(100), transfer], qr(200, 'WW'))).toEqual([transfer, qr(200, 'WW')]);
    const again = { ...transfer, since: 5 };
    expect(withPending([qr(100), transfer], again)).toEqual([qr(100), again]);
  });

  it('end at their deadline', () => {
    expect(stillPending([qr(100), transfer], 999)).toEqual([qr(100), transfer]);
    expect(stillPending([qr(100), transfer], 1_000)).toEqual([transfer]);
  });
});
