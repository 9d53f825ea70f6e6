import { baht } from '@wallet/contract/wire/money.fixture';
import { describe, expect, test } from 'vitest';
import { hours } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, newestLines, openWorld, set, steer, walletOf } from '../demo.fixture.ts';
import { accrueRefund } from './refund.ts';

const check = (world: World, as: string) => call(world, 'refund.check', { as });
const list = (world: World, as: string) => call(world, 'refund.list', { as, body: { page: 1, limit: 10 } });
const lose = (world: World, as: string, amount: number): void =>
  steer(world, () => accrueRefund(world, memberOf(world, as), baht(amount)));

describe('the check', () => {
  test('returns the amount and the shares', () => {
    const world = openWorld();
    expect(check(world, 'due')).toEqual({
      result: true,
      bonus: null,
      info: 'คืนยอดเสีย 5% ของทุกรอบ รับได้วันละ 1 ครั้ง',
      refundAmount: 320.5,
      refundSuccess: 100,
      refundFail: 20,
    });
    expect(check(world, 'new')).toMatchObject({ result: false, refundAmount: 0 });
  });

  test('is false while refunds are off, after a receipt today, and beside a bonus', () => {
    const world = openWorld();
    set(world, { isRefundActive: false });
    expect(check(world, 'due').result).toBe(false);
    set(world, { isRefundActive: true });
    call(world, 'refund.receive', { as: 'due' });
    lose(world, 'due', 100);
    expect(check(world, 'due')).toMatchObject({
      result: false,
      refundAmount: 5,
      bonus: 'คืนยอดเสีย',
    });
    call(world, 'bonus.clear', { as: 'due' });
    expect(check(world, 'due')).toMatchObject({ result: false, bonus: null });
  });
});

test('accrues 5 % of a loss, rounded to whole satang', () => {
  const world = openWorld();
  lose(world, 'new', 0.09);
  expect(check(world, 'new')).toMatchObject({ result: false, refundAmount: 0 });
  lose(world, 'new', 0.1);
  expect(check(world, 'new')).toMatchObject({ result: true, refundAmount: 0.01 });
});

describe('a refund', () => {
  test('pays its certain part into the wallet, and forfeits the rest', () => {
    const world = openWorld();
    set(world, { refundFail: 25 });
    expect(call(world, 'refund.addToWallet', { as: 'due' })).toEqual({ message: 'REFUND_SUCCESS' });
    expect(walletOf(world, 'due')).toBe(80 + 240.37);
    expect(check(world, 'due').refundAmount).toBe(0);
    expect(list(world, 'due').refunds[0]?.refundAmount).toBe(320.5);
    expect(newestLines(world, 'due')).toMatchObject([
      { statementType: 'bonus', from: 'refund', to: 'wallet', amount: 240.37 },
    ]);
  });

  test('goes to the wallet whole when nothing is deducted, and fails below one satang', () => {
    const world = openWorld();
    set(world, { refundFail: 0 });
    call(world, 'refund.addToWallet', { as: 'due' });
    expect(walletOf(world, 'due')).toBe(400.5);
    set(world, { refundFail: 100 });
    lose(world, 'new', 100);
    expect(codeOf(world, 'refund.addToWallet', { as: 'new' })).toBe('REFUND_MINIMUM');
    expect(codeOf(world, 'refund.receive', { as: 'new' })).toBeUndefined();
  });

  test('is received once a day, until midnight in Bangkok', () => {
    const world = openWorld();
    call(world, 'refund.addToWallet', { as: 'due' });
    lose(world, 'due', 1_000);
    world.advance(hours(12) - 1);
    for (const id of ['refund.receive', 'refund.addToWallet'] as const)
      expect(codeOf(world, id, { as: 'due' })).toBe('REFUND_CONDITION');
    world.advance(1);
    expect(codeOf(world, 'refund.receive', { as: 'due' })).toBeUndefined();
  });

  test('fails into the wallet beside a bonus', () => {
    const world = openWorld();
    call(world, 'bonus.activate', { as: 'due', params: { code: 'LOYAL' } });
    expect(codeOf(world, 'refund.addToWallet', { as: 'due' })).toBe('REFUND_CONDITION');
    expect(check(world, 'due').result).toBe(false);
    expect(check(world, 'due').refundAmount).toBe(320.5);
  });
});

test('lists the whole amounts of the member’s refunds alone, newest first', () => {
  const world = openWorld();
  expect(list(world, 'due')).toMatchObject({
    total: 2,
    refunds: [{ refundAmount: 100 }, { refundAmount: 50 }],
  });
  expect(list(world, 'new')).toEqual({ total: 0, refunds: [] });
  expect(list(world, 'rich').total).toBeGreaterThan(0);
});
