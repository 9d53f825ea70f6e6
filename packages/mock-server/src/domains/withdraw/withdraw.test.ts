import { satang } from '@wallet/contract/wire/money';
import { describe, expect, test } from 'vitest';
import type { World } from '../../world/world.ts';
import {
  call,
  codeOf,
  memberOf,
  newestLines,
  openWorld,
  refusal,
  set,
  steer,
  walletOf,
} from '../demo.fixture.ts';
import { settleAfter, settleWithdrawal, withdrawals, type WithdrawalOutcome } from './withdraw.ts';

const as = 'rich';
const ask = (world: World, amount: number, who = as) =>
  codeOf(world, 'withdraw.create', { as: who, body: { amount } });
const askAll = (world: World, amount: number) =>
  codeOf(world, 'withdraw.createAll', { as, body: { amount } });
const balance = (world: World) => walletOf(world, as);
const newest = (world: World) => newestLines(world, as)[0];
const lastRow = (world: World) => {
  const row = withdrawals(world).by('memberId', memberOf(world, as).id).at(-1);
  if (!row) throw new Error('There is no withdrawal.');
  return row;
};
const settle = (world: World, outcome: WithdrawalOutcome) =>
  steer(world, () => settleWithdrawal(world, lastRow(world).id, outcome));

test('the limits are those of the settings, tested on both sides', () => {
  const world = openWorld();
  expect(call(world, 'withdraw.limits', { as })).toEqual({ withdrawMin: 100, withdrawMax: 50_000 });
  set(world, { withdrawMin: satang(200_00), withdrawMax: satang(1_000_00) });
  for (const id of ['withdraw.create', 'withdraw.createAll'] as const) {
    const asked = (amount: number) => ({ as, body: { amount } });
    expect(refusal(world, id, asked(199.99))).toEqual({
      code: 'TRANSFER_MINIMUM',
      params: { amount: 200 },
    });
    expect(codeOf(world, id, asked(200))).toBeUndefined();
    expect(codeOf(world, id, asked(1_000))).toBeUndefined();
    expect(refusal(world, id, asked(1_000.01))).toEqual({
      code: 'TRANSFER_FAIL',
      params: { amount: 1_000 },
    });
  }
});

describe('a withdrawal', () => {
  test('is paid to the account at its request', () => {
    const world = openWorld();
    ask(world, 700);
    const body = { name: 'Mali', bankCode: 'SCB', bankAccountName: 'MALI', bankAccountNo: '9876543210' };
    call(world, 'profile.update', { as, body });
    world.advance(settleAfter(world));
    expect(newest(world)?.to).toBe('KBANK ***-*-*7890');
  });

  test.each(['PAID', 'REJECTED'] as const)('that was manually %s is final', (outcome) => {
    const world = openWorld();
    ask(world, 700);
    settle(world, outcome);
    expect(world.eventQueue.all()).toEqual([]);
    const after = balance(world);
    expect(after).toBe(outcome === 'PAID' ? 24_300 : 25_000);
    world.advance(settleAfter(world));
    expect(balance(world)).toBe(after);
    expect(() => settle(world, outcome)).toThrow(`A withdrawal that is ${outcome} cannot become ${outcome}.`);
  });
});

test('a withdrawal of everything fails when the balance is smaller, and leaves a surplus', () => {
  const world = openWorld();
  ask(world, 100);
  expect(askAll(world, 25_000)).toBe('MONEY_NOT_ENOUGH');
  call(world, 'wallet.transfer', { as, body: { from: 'UFABET', to: 'wallet', amount: 500 } });
  expect(askAll(world, 24_900)).toBeUndefined();
  expect(balance(world)).toBe(500);
});

test('lists every step from the game to the withdrawal in the statement', () => {
  const world = openWorld();
  call(world, 'wallet.transfer', { as, body: { from: 'wallet', to: 'PG', amount: 1_000 } });
  call(world, 'wallet.transfer', { as, body: { from: 'PG', to: 'wallet', amount: 400 } });
  call(world, 'withdraw.create', { as, body: { amount: 2_000 } });
  expect(balance(world)).toBe(22_400);
  const list = () =>
    newestLines(world, as, 3).map(({ statementType, status, from, to, amount }) =>
      [statementType, status, from, to, amount].join(' '),
    );
  const earlier = ['transfer SUCCESS Pocket Garden wallet 400', 'transfer SUCCESS wallet Pocket Garden 1000'];
  expect(list()).toEqual(['withdraw in progress wallet KBANK ***-*-*7890 2000', ...earlier]);
  world.advance('next');
  expect(list()).toEqual(['withdraw SUCCESS wallet KBANK ***-*-*7890 2000', ...earlier]);
});
