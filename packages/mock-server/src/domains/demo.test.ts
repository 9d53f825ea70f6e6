import { demoPassword } from '@wallet/contract/demo-members';
import { expect, test } from 'vitest';
import { domainEvents } from './demo.ts';
import { call, openWorld, prepareWorld, present } from './demo.fixture.ts';
import { members, readPhone } from './profile/member.ts';
import { demoMember, demoMembers, type DemoKey } from './profile/profile.seed.ts';
import { richBalances } from './statement/statement.seed.ts';
import { account } from '../world/account.ts';

test.each(['thailand', 'laos'] as const)(
  'the demo world of %s is the same for the same seed, and sound',
  (market) => {
    const [one, two, other] = ['a', 'a', 'b'].map((seed) => prepareWorld(seed, market));
    expect(one?.stateHash()).toBe(two?.stateHash());
    expect(one?.stateHash()).not.toBe(other?.stateHash());
    expect(one?.audit()).toEqual([]);
    expect(one?.clock.now()).toBe(present);
  },
);

test('gives the rich member the documented balances with any seed', () => {
  for (const seed of ['a', 'b']) {
    const world = prepareWorld(seed);
    const { id } = demoMember(world, 'rich');
    const { wallet, ...games } = richBalances;
    expect(world.ledger.balance(account.wallet(id))).toBe(wallet);
    for (const [code, amount] of Object.entries(games))
      expect(world.ledger.balance(account.game(id, code))).toBe(amount);
  }
});

test('signs every demo member in, or fails with the error in the description', () => {
  const world = openWorld();
  expect(members(world).count).toBe(Object.keys(demoMembers).length);
  const outcomes = Object.fromEntries(
    Object.entries(demoMembers).map(([key, { phone }]) => {
      expect(readPhone('thailand', phone)).toBe(phone);
      expect(demoMember(world, key as DemoKey).phone).toBe(phone);
      try {
        call(world, 'session.login', { body: { username: phone, password: demoPassword } });
        return [key, 'in'];
      } catch (error) {
        return [key, (error as Error).message];
      }
    }),
  );
  const refused = Object.entries(outcomes).filter(([, outcome]) => outcome !== 'in');
  expect(refused).toEqual([
    ['inactive', 'INACTIVE_USER'],
    ['suspended', 'INVALID_USER_2'],
    ['closed', 'INVALID_USER_4'],
  ]);
});

test('leaves no pending event in a new demo world, and handles every event', () => {
  const world = openWorld();
  expect(world.eventQueue.all()).toEqual([]);
  expect(Object.keys(domainEvents)).toEqual([
    'withdraw.settle',
    'deposit.expireQr',
    'deposit.payQr',
    'deposit.reviewSlip',
    'chat.answer',
  ]);
});
