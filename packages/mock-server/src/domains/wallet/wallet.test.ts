import { slotCategories } from '@wallet/contract/game';
import { specialProviders } from '@wallet/contract/game.fixture';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { World } from '../../world/world.ts';
import { call, codeOf, openWorld, refusal, set } from '../demo.fixture.ts';

const as = 'rich';
const view = (world: World, who = as) => call(world, 'wallet.read', { as: who });

/** Returns the non-zero balances of a member, in baht. */
function balances(world: World, who = as): Record<string, number> {
  const { wallet, slots } = view(world, who);
  const all = [
    ['wallet', wallet.amount] as const,
    ...slots.map(({ code, amount }) => [code, amount] as const),
  ];
  return Object.fromEntries(all.filter(([, amount]) => amount > 0));
}

const rich = { wallet: 25_000, PG: 1_250.5, UFABET: 800, SEXYGAME: 300, IMI: 120, HUAYHD: 40 };

const transfer = (world: World, from: string, to: string, amount: number, who = as) =>
  codeOf(world, 'wallet.transfer', { as: who, body: { from, to, amount } });

const transferAll = (world: World, to: string, who = as) =>
  codeOf(world, 'wallet.transferAll', { as: who, body: { to } });

test('shows the member, the bank account, the balance, and every provider of each category', () => {
  const world = openWorld();
  expect(balances(world)).toEqual(rich);
  const { profile, bankAccount, invite, slots } = view(world, 'due');
  expect(profile.name).toBe('Chai Demo');
  expect(bankAccount?.bankCode).toBe('GSB');
  expect(invite).toEqual({ amount: 150, success: 100, fail: 20 });
  expect(slots.length).toBeGreaterThanOrEqual(30);
  expect(slots.map(({ code }) => code)).toEqual(expect.arrayContaining([...specialProviders]));
  expect(new Set(slots.map(({ category }) => category))).toEqual(new Set(slotCategories));
});

describe('a transfer', () => {
  test('moves to a game, from game to game, and back', () => {
    const world = openWorld();
    expect(transfer(world, 'wallet', 'JOKER', 100.25)).toBeUndefined();
    expect(transfer(world, 'JOKER', 'PG', 0.25 + 50)).toBeUndefined();
    expect(transfer(world, 'PG', 'wallet', 1_300.75)).toBeUndefined();
    const { PG, ...others } = rich;
    expect(balances(world)).toEqual({ ...others, wallet: 25_000 - 100.25 + PG + 50.25, JOKER: 50 });
  });

  test('is at least one baht', () => {
    const world = openWorld();
    expect(
      refusal(world, 'wallet.transfer', { as, body: { from: 'wallet', to: 'PG', amount: 0.99 } }),
    ).toEqual({
      code: 'TRANSFER_MINIMUM',
      params: { amount: 1 },
    });
    expect(transfer(world, 'wallet', 'PG', 1)).toBeUndefined();
  });

  test.each([
    ['wallet', 'wallet', 'TRANSFER_FAIL'],
    ['PG', 'PG', 'TRANSFER_FAIL'],
    ['wallet', 'NOPE', 'NO_WALLET'],
    ['NOPE', 'wallet', 'NO_WALLET'],
    ['Wallet', 'PG', 'NO_WALLET'],
    ['LOTUS', 'wallet', 'SLOT_NO_ACCOUNT'],
  ])('from %s to %s fails: %s', (from, to, code) => {
    const world = openWorld();
    const before = world.stateHash();
    expect(transfer(world, from, to, 10)).toBe(code);
    expect(world.stateHash()).toBe(before);
  });

  test('returns the money after a provider’s failure, with both directions in the ledger', () => {
    const world = openWorld();
    const { total } = world.ledger.history();
    expect(transfer(world, 'wallet', 'STORM', 500)).toBe('TRANSFER_FAIL');
    expect(balances(world)).toEqual(rich);
    expect(world.ledger.history().total).toBe(total + 2);
    set(world, { providerFaults: { PG: ['transfer'] } });
    expect(transfer(world, 'PG', 'UFABET', 500)).toBe('TRANSFER_FAIL');
    expect(balances(world)).toEqual(rich);
    set(world, { providerFaults: {} });
    expect(transfer(world, 'wallet', 'STORM', 500)).toBeUndefined();
  });
});

describe('a transfer of everything', () => {
  const total = 27_510.5;

  test('into a game empties the wallet and the other games', () => {
    const world = openWorld();
    expect(transferAll(world, 'MEKONG')).toBeUndefined();
    expect(balances(world)).toEqual({ MEKONG: total });
  });

  test('moves nothing after one provider’s failure', () => {
    const world = openWorld();
    expect(transferAll(world, 'STORM')).toBe('TRANSFER_FAIL');
    set(world, { providerFaults: { HUAYHD: ['transfer'] } });
    expect(transferAll(world, 'wallet')).toBe('TRANSFER_FAIL');
    expect(balances(world)).toEqual(rich);
  });

  test('is at least one baht', () => {
    for (const [left, outcome] of [
      [0.99, 'TRANSFER_MINIMUM'],
      [1, undefined],
    ] as const) {
      const world = openWorld();
      transferAll(world, 'wallet');
      transfer(world, 'wallet', 'PG', total - left);
      expect(transferAll(world, 'PG')).toBe(outcome);
    }
  });
});

test('keeps every satang in transfers of any order, without a negative balance', () => {
  const place = fc.constantFrom('wallet', 'PG', 'UFABET', 'STORM', 'IMI', 'LOTUS');
  const step = fc.record({ from: place, to: place, amount: fc.integer({ min: 0, max: 3_000_000 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
      const world = openWorld();
      const sum = () => Object.values(balances(world)).reduce((all, baht) => all + Math.round(baht * 100), 0);
      const before = sum();
      for (const { from, to, amount } of steps) transfer(world, from, to, amount / 100);
      expect(sum()).toBe(before);
    }),
    { numRuns: 50 },
  );
});

test('limits the refreshes of each member alone', () => {
  const world = openWorld();
  expect(call(world, 'wallet.refresh', { as })).toEqual({ message: 'SUCCESS' });
  expect(codeOf(world, 'wallet.refresh', { as: 'new' })).toBeUndefined();
});

describe('the invite amount', () => {
  const add = (world: World, amount: number, who = 'due') =>
    codeOf(world, 'wallet.add', { as: who, body: { amount } });

  test('is at least one baht', () => {
    const world = openWorld();
    expect(add(world, 0.99)).toBe('TRANSFER_MINIMUM');
    expect(add(world, 1)).toBeUndefined();
  });

  test('stays when nothing of it would reach the wallet', () => {
    const world = openWorld();
    set(world, { inviteFail: 100 });
    expect(add(world, 150)).toBe('NO_INVITE_BONUS');
    expect(view(world, 'due').invite.amount).toBe(150);
  });
});
