import { expect, test } from 'vitest';
import { createDemoWorld, domainEvents } from './demo.ts';
import { call, openWorld, present, set } from './demo.sample.ts';
import { magicValues } from './magic.ts';
import { members } from './profile/member.ts';
import { readPhone } from './profile/phone.ts';
import { demoMember, demoMembers, demoPassword } from './profile/profile.seed.ts';
import type { DemoKey } from './profile/profile.seed.ts';
import { richBalances } from './statement/statement.seed.ts';
import { account } from '../world/account.ts';

const options = { id: 'demo', market: 'thailand', realNow: () => present, isFrozen: true } as const;

test.each(['thailand', 'laos'] as const)(
  'the demo world of %s is the same for the same seed, and sound',
  (market) => {
    const [one, two, other] = ['a', 'a', 'b'].map((seed) => createDemoWorld({ ...options, market, seed }));
    expect(one?.stateHash()).toBe(two?.stateHash());
    expect(one?.stateHash()).not.toBe(other?.stateHash());
    expect(one?.audit()).toEqual([]);
    expect(one?.clock.now()).toBe(present);
  },
);

test('the rich member has the promised balances, whatever the seed', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const world = createDemoWorld({ ...options, seed });
    const { id } = demoMember(world, 'rich');
    const { wallet, ...games } = richBalances;
    expect(world.ledger.balance(account.wallet(id))).toBe(wallet);
    for (const [code, amount] of Object.entries(games))
      expect(world.ledger.balance(account.game(id, code))).toBe(amount);
  }
});

test('a live demo world runs on from real time', () => {
  let now = present;
  const world = createDemoWorld({ ...options, seed: 'a', isFrozen: false, realNow: () => now });
  expect(world.clock.now()).toBe(present);
  now += 1_500;
  expect(world.clock.now()).toBe(present + 1_500);
});

test('every demo member can be found and signs in, or is refused for the reason its description gives', () => {
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

test('the settings of a seeded world can be changed and are listed once', () => {
  const world = openWorld();
  set(world, { enableChatWidget: false });
  expect(world.agenda.all()).toEqual([]);
  expect(Object.keys(domainEvents)).toEqual(['withdraw.settle']);
});

test('each magic value is listed with its outcome, once', () => {
  const seen = magicValues.map(({ where, value }) => `${where} ${value}`);
  expect(new Set(seen).size).toBe(seen.length);
});
