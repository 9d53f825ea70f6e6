import { statementTypes } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';
import { describe, expect, test } from 'vitest';
import { account } from '../../world/account.ts';
import { days } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { call, memberOf, openWorld, present, steer } from '../demo.fixture.ts';

const pageOf = (world: World, page: number, limit: number, as = 'rich') =>
  call(world, 'statement.list', { as, body: { page, limit } });

function everything(world: World, as = 'rich') {
  const all: ReturnType<typeof pageOf>['statements'] = [];
  for (let page = 1; all.length < pageOf(world, 1, 1, as).total; page++)
    all.push(...pageOf(world, page, 100, as).statements);
  return all;
}

describe('the seeded statement', () => {
  test('covers almost four months, every kind, status and link, and ends before the present', () => {
    const all = everything(openWorld());
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all.map(({ statementType }) => statementType))).toEqual(new Set(statementTypes));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['SUCCESS', 'FAILED']));
    for (const link of ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const)
      expect(all.some((transaction) => transaction[link]?.description)).toBe(true);
    const times = all.map(({ createdAt }) => Date.parse(createdAt));
    expect(Math.min(...times)).toBeLessThan(present - days(105));
    expect(Math.max(...times)).toBeLessThan(present);
  });
});

test('lists a manual correction as a deposit or withdrawal, except of a claimable amount', () => {
  const world = openWorld();
  const { id } = memberOf(world, 'new');
  const adjust = (name: ReturnType<typeof account.wallet>, amount: number) =>
    steer(world, () =>
      world.ledger.adjust({ account: name, amount: satang(amount), reason: 'test', memberId: id }),
    );
  adjust(account.wallet(id), 5_000);
  adjust(account.wallet(id), -2_000);
  adjust(account.invite(id), 1_000);
  expect(everything(world, 'new')).toMatchObject([
    { statementType: 'withdraw', status: 'SUCCESS', from: 'wallet', to: 'Demo Play', amount: 20 },
    { statementType: 'deposit', status: 'SUCCESS', from: 'Demo Play', to: 'wallet', amount: 50 },
  ]);
});

test('lists a received invite amount with its description', () => {
  const world = openWorld();
  call(world, 'wallet.add', { as: 'due', body: { amount: 150 } });
  expect(everything(world, 'due')[0]).toMatchObject({
    statementType: 'bonus',
    from: 'invite',
    to: 'wallet',
    amount: 120,
    invite: { description: 'โบนัสชวนเพื่อน' },
  });
});
