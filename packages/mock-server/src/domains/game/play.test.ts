import { satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { runningBonus } from '../bonus/receipt.ts';
import { errorOf, memberOf, openWorld, steer } from '../demo.fixture.ts';
import { playRound } from './play.ts';

const play = (world: World, as: string, slotCode: string, stake: number, won: number): string | undefined =>
  errorOf(() =>
    steer(world, () =>
      playRound(world, memberOf(world, as), slotCode, { stake: baht(stake), won: baht(won) }),
    ),
  )?.code;

const inGame = (world: World, as: string) => world.ledger.balance(account.game(memberOf(world, as).id, 'PG'));
const refund = (world: World, as: string) => world.ledger.balance(account.refund(memberOf(world, as).id));

test('adds shares of many small rounds up to the share of their sum', () => {
  const world = openWorld();
  const { id } = memberOf(world, 'rich');
  const before = world.ledger.balance(account.refund(id));
  for (let round = 0; round < 10; round++) play(world, 'rich', 'PG', 0.1, 0);
  // Ten losses of ฿0.10 are ฿1.00; 5 % of it are ฿0.05.
  expect(world.ledger.balance(account.refund(id)) - before).toBe(5);
});

test('moves the result of a round, and accrues a refund for a loss', () => {
  const world = openWorld();
  const before = refund(world, 'rich');
  play(world, 'rich', 'PG', 100, 250);
  expect(inGame(world, 'rich')).toBe(satang(1_400_50));
  expect(refund(world, 'rich')).toBe(before);
  play(world, 'rich', 'PG', 500, 100);
  expect(inGame(world, 'rich')).toBe(satang(1_000_50));
  expect(refund(world, 'rich')).toBe(before + satang(20_00));
});

test('requires an account', () => {
  expect(play(openWorld(), 'new', 'PG', 1, 0)).toBe('SLOT_NO_ACCOUNT');
});

test('counts stakes, won or lost, until a bonus is played', () => {
  const amounts = fc.array(fc.record({ stake: fc.nat(500), won: fc.nat(700) }), {
    maxLength: 40,
    size: 'max',
  });
  fc.assert(
    fc.property(amounts, (rounds) => {
      const world = openWorld();
      let staked = 0;
      for (const { stake, won } of rounds)
        if (play(world, 'bonus', 'PG', stake, won) === undefined) staked += stake;
      const running = runningOf(world, 'bonus');
      expect(running?.leftToPlay).toBe(Math.max(0, satang(3_000_00) - baht(staked)));
      expect(running?.status).toBe(staked >= 3_000 ? 'PLAYED' : 'ACTIVE');
    }),
    { numRuns: 40 },
  );
});

const runningOf = (world: World, as: string) => runningBonus(world, memberOf(world, as).id);
