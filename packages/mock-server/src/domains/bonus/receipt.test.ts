import { baht } from '@wallet/contract/wire/money.fixture';
import { describe, expect, test } from 'vitest';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, openWorld, refusal, steer, walletOf } from '../demo.fixture.ts';
import { playRound } from '../game/play.ts';
import { bonusAccount, checkActive, deposit, statement } from './bonus.fixture.ts';

const clear = (world: World, as: string) => codeOf(world, 'bonus.clear', { as });

const play = (world: World, as: string, stake: number, won: number): void =>
  steer(world, () => playRound(world, memberOf(world, as), 'PG', { stake: baht(stake), won: baht(won) }));

/** Moves money into a game, and opens the account of the new member. */
function stakeUp(world: World, as: string, amount: number): void {
  if (as === 'new') call(world, 'game.activate', { as, params: { slotCode: 'PG' } });
  call(world, 'wallet.transfer', { as, body: { from: 'wallet', to: 'PG', amount } });
}

describe('an active bonus', () => {
  test('blocks transfers to the wallet until the last baht is staked', () => {
    const world = openWorld();
    deposit(world, 'new', 200);
    call(world, 'bonus.activate', { as: 'new', params: { code: 'LOYAL' } });
    stakeUp(world, 'new', 200);
    const back = { as: 'new', body: { from: 'PG', to: 'wallet', amount: 1 } };
    call(world, 'game.activate', { as: 'new', params: { slotCode: 'SEXYGAME' } });
    for (const [from, to] of [
      ['PG', 'SEXYGAME'],
      ['SEXYGAME', 'PG'],
    ])
      expect(codeOf(world, 'wallet.transfer', { as: 'new', body: { from, to, amount: 1 } })).toBeUndefined();
    play(world, 'new', 199.99, 199.99);
    expect(checkActive(world, 'new').progress).toMatchObject({ played: 199.99, required: 200 });
    expect(refusal(world, 'wallet.transfer', back)).toEqual({
      code: 'BONUS_CONDITION',
      params: { amount: 0.01 },
    });
    play(world, 'new', 1, 1);
    expect(codeOf(world, 'wallet.transfer', back)).toBeUndefined();
    expect(codeOf(world, 'withdraw.create', { as: 'new', body: { amount: 100 } })).toBe('BONUS_REMAINING');
    expect(checkActive(world, 'new')).toMatchObject({ status: true, type: 'week' });
  });

  test('moves to the wallet when it is played and cleared', () => {
    const world = openWorld();
    const before = walletOf(world, 'played');
    expect(call(world, 'bonus.clear', { as: 'played' })).toEqual({ message: 'BONUS_CLEAR' });
    expect(walletOf(world, 'played')).toBe(before + 300);
    expect(bonusAccount(world, 'played')).toBe(0);
    expect(checkActive(world, 'played')).toEqual({ status: false });
    expect(statement(world, 'played', 1)).toEqual(['finish_bonus bonus wallet 300']);
    expect(codeOf(world, 'withdraw.create', { as: 'played', body: { amount: 100 } })).toBeUndefined();
  });
});

describe('clearing an unplayed bonus', () => {
  test('fails while money moved to games since is still there', () => {
    const world = openWorld();
    expect(call(world, 'bonus.checkMinimum', { as: 'rich' })).toEqual({ minimum: 10 });
    call(world, 'bonus.activate', { as: 'rich', params: { code: 'LOYAL' } });
    stakeUp(world, 'rich', 15);
    expect(refusal(world, 'bonus.clear', { as: 'rich' })).toEqual({
      code: 'BONUS_REMAINING',
      params: { amount: 10 },
    });
    play(world, 'rich', 5, 0);
    expect(clear(world, 'rich')).toBe('BONUS_REMAINING');
    play(world, 'rich', 0.01, 0);
    expect(clear(world, 'rich')).toBeUndefined();
  });

  test('succeeds without a bonus, so that it can be repeated', () => {
    const world = openWorld();
    const before = world.stateHash();
    expect(call(world, 'bonus.clear', { as: 'new' })).toEqual({ message: 'BONUS_CLEAR' });
    expect(world.stateHash()).toBe(before);
  });
});
