import { expect, test } from 'vitest';
import { openWorld, prepareWorld, present } from './demo.fixture.ts';
import { demoMember } from './profile/profile.seed.ts';
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

test('leaves no pending event in a new demo world', () => {
  expect(openWorld().eventQueue.all()).toEqual([]);
});
