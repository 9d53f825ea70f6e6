import { isReceivedOut } from '@wallet/contract/bonus';
import { satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import { describe, expect, test } from 'vitest';
import { days, hours } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, openWorld, refusal, walletOf } from '../demo.fixture.ts';
import { bonusAccount, checkActive, deposit, statement } from './bonus.fixture.ts';
import { depositCounts } from './reward.ts';

const activate = (world: World, as: string, code: string) =>
  codeOf(world, 'bonus.activate', { as, params: { code } });
const take = (world: World, as: string, code: string) => {
  call(world, 'bonus.activate', { as, params: { code } });
  call(world, 'bonus.clear', { as });
};
const list = (world: World, as: string) => call(world, 'bonus.list', { as });
const find = (world: World, as: string, code: string) => {
  const found = list(world, as).find((bonus) => bonus.code === code);
  if (!found) throw new Error(`There is no bonus ${code}.`);
  return found;
};
describe('the offers', () => {
  test('are in every state for one demo member', () => {
    const world = openWorld();
    const states = list(world, 'bonus').map((bonus) => {
      const state = bonus.userBonus?.isActive
        ? 'active'
        : isReceivedOut(bonus, world.clock.now())
          ? 'received out'
          : 'available';
      return `${bonus.code} ${bonus.type} ${state}`;
    });
    expect(states).toEqual([
      'WELCOME limit active',
      'FRIENDLY limit available',
      'EARLY limit received out',
      'DAILY day available',
      'MORNING day received out',
      'STEADY day available',
      'WEEKLY week received out',
      'WEEKEND week available',
      'LOYAL week available',
    ]);
    expect(find(world, 'played', 'WEEKLY').userBonus?.isActive).toBe(true);
    expect(find(world, 'noBank', 'STEADY').userBonus?.isActive).toBe(true);
    expect(list(world, 'new').every(({ userBonus }) => !userBonus)).toBe(true);
  });

  test('show their terms', () => {
    const bonuses = call(openWorld(), 'bonus.list', { as: 'new', language: 'en' });
    for (const { banners } of bonuses) expect(banners).toHaveLength(1);
    expect(bonuses.find(({ code }) => code === 'DAILY')?.banners[0]?.html).toContain(
      '10% of the latest deposit, up to ฿200.00 · deposit at least ฿100.00 in the 24 hours before you claim it · ' +
        'wager it 3 times · 20% is deducted if you cancel before the conditions are met',
    );
  });
});

describe('a bonus', () => {
  test('moves money into the bonus account, and returns the member’s state', () => {
    const world = openWorld();
    const answer = call(world, 'bonus.activate', { as: 'new', params: { code: 'LOYAL' } });
    expect(answer).toEqual({
      _id: expect.any(String),
      isActive: true,
      received: [{ updatedAt: '2026-01-15T12:00:00.000+07:00' }],
    });
    expect(find(world, 'new', 'LOYAL').userBonus).toEqual(answer);
    expect(checkActive(world, 'new')).toMatchObject({ status: true, type: 'week' });
    expect(bonusAccount(world, 'new')).toBe(satang(50_00));
    expect(walletOf(world, 'new')).toBe(0);
    expect(statement(world, 'new', 1)).toEqual(['bonus Demo Play bonus 50']);
  });

  test('keeps its id after a second receipt', () => {
    const world = openWorld();
    take(world, 'new', 'LOYAL');
    const first = find(world, 'new', 'LOYAL').userBonus?._id;
    take(world, 'new', 'LOYAL');
    expect(find(world, 'new', 'LOYAL').userBonus).toMatchObject({ _id: first, isActive: false });
    expect(find(world, 'new', 'LOYAL').userBonus?.received).toHaveLength(2);
  });
});

describe('the maximum of receipts', () => {
  test('limit: in total', () => {
    const world = openWorld();
    take(world, 'new', 'WELCOME');
    expect(activate(world, 'new', 'WELCOME')).toBe('BONUS_MAX_CLAIMED');
    world.advance(days(400));
    expect(activate(world, 'new', 'WELCOME')).toBe('BONUS_MAX_CLAIMED');
  });

  test('day: until midnight in Bangkok', () => {
    const world = openWorld();
    take(world, 'new', 'MORNING');
    expect(isReceivedOut(find(world, 'new', 'MORNING'), world.clock.now())).toBe(false);
    take(world, 'new', 'MORNING');
    world.advance(hours(12) - 1);
    expect(isReceivedOut(find(world, 'new', 'MORNING'), world.clock.now())).toBe(true);
    expect(activate(world, 'new', 'MORNING')).toBe('BONUS_MAX_CLAIMED');
    world.advance(1);
    expect(isReceivedOut(find(world, 'new', 'MORNING'), world.clock.now())).toBe(false);
    expect(activate(world, 'new', 'MORNING')).toBeUndefined();
  });

  test('week: until Monday in Bangkok', () => {
    const world = openWorld();
    take(world, 'new', 'WEEKLY');
    // From Thursday noon on.
    world.advance(days(3) + hours(12) - 1);
    expect(activate(world, 'new', 'WEEKLY')).toBe('BONUS_MAX_CLAIMED');
    world.advance(1);
    expect(activate(world, 'new', 'WEEKLY')).toBeUndefined();
  });
});

describe('a bonus for a deposit', () => {
  test('is a share of the latest one, up to its maximum', () => {
    for (const [deposited, given] of [
      [100, 10],
      [1_234.56, 123.46],
      [2_000, 200],
      [9_999, 200],
    ] as const) {
      const world = openWorld();
      deposit(world, 'new', deposited);
      expect(activate(world, 'new', 'DAILY')).toBeUndefined();
      expect(bonusAccount(world, 'new')).toBe(baht(given));
    }
  });

  test('requires the minimum deposit, and returns it', () => {
    const world = openWorld();
    deposit(world, 'new', 99.99);
    expect(refusal(world, 'bonus.activate', { as: 'new', params: { code: 'DAILY' } })).toEqual({
      code: 'BONUS_CONDITION',
      params: { deposit: 100 },
    });
    deposit(world, 'new', 100);
    expect(activate(world, 'new', 'DAILY')).toBeUndefined();
  });

  test('requires a deposit of the last 24 hours', () => {
    const world = openWorld();
    deposit(world, 'new', 100);
    world.advance(depositCounts - 1);
    expect(codeOf(world.fork('late'), 'bonus.activate', { as: 'new', params: { code: 'DAILY' } })).toBe(
      undefined,
    );
    world.advance(1);
    expect(activate(world, 'new', 'DAILY')).toBe('BONUS_CONDITION');
  });

  test('counts each deposit once, also for a promotion', () => {
    const world = openWorld();
    deposit(world, 'new', 500);
    take(world, 'new', 'DAILY');
    expect(activate(world, 'new', 'WEEKEND')).toBe('BONUS_CONDITION');
    const promotion = { as: 'new', params: { code: 'DOUBLE100' } };
    expect(codeOf(world, 'bonus.activatePromotion', promotion)).toBe('BONUS_CONDITION');
    deposit(world, 'new', 500);
    expect(activate(world, 'new', 'WEEKEND')).toBeUndefined();
  });

  test('fails for a member without a wallet', () => {
    expect(activate(openWorld(), 'noWallet', 'LOYAL')).toBe('BONUS_CONDITION');
  });
});
