import type { Bonus, UserBonus } from '@wallet/contract/bonus';
import { bonusTypes, isReceivedOut } from '@wallet/contract/bonus';
import type { Transaction } from '@wallet/contract/statement';
import type { WalletView } from '@wallet/contract/wallet';
import { fromBaht } from '@wallet/contract/wire/money';
import { describe, expect, test } from 'vitest';
import { account } from '../../world/account.ts';
import { days, hours } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, openWorld, refusal } from '../demo.sample.ts';
import { playRound } from '../game/play.ts';
import { bonusOffers } from './offer.ts';
import type { ReceiptStatus } from './receipt.ts';
import { canBecome, cancelBonus, endBonus, receipts, runningBonus } from './receipt.ts';
import { depositCounts } from './reward.ts';

const activate = (world: World, as: string, code: string) =>
  codeOf(world, 'bonus.activate', { as, params: { code } });
const clear = (world: World, as: string) => codeOf(world, 'bonus.clear', { as });
const take = (world: World, as: string, code: string) => {
  call(world, 'bonus.activate', { as, params: { code } });
  call(world, 'bonus.clear', { as });
};
const list = (world: World, as: string) => call(world, 'bonus.list', { as }) as Bonus[];
const find = (world: World, as: string, code: string) => {
  const found = list(world, as).find((bonus) => bonus.code === code);
  if (!found) throw new Error(`There is no bonus ${code}.`);
  return found;
};
const checkActive = (world: World, as: string) => call(world, 'bonus.checkActive', { as });
const wallet = (world: World, as: string) => (call(world, 'wallet.read', { as }) as WalletView).wallet.amount;
const statement = (world: World, as: string, limit: number) =>
  (
    call(world, 'statement.list', { as, body: { page: 1, limit } }) as { statements: Transaction[] }
  ).statements.map(({ statementType, from, to, amount }) => [statementType, from, to, amount].join(' '));
const bonusAccount = (world: World, as: string) =>
  world.ledger.balance(account.bonus(memberOf(world, as).id));

/** Puts money into the wallet as a deposit. */
const deposit = (world: World, as: string, baht: number): void => {
  const { id } = memberOf(world, as);
  world.command({ kind: 'control', name: 'test.deposit' }, () =>
    world.ledger.move(account.bankClearing, account.wallet(id), fromBaht(baht), {
      kind: 'deposit',
      cause: 'test',
      memberId: id,
    }),
  );
};

const play = (world: World, as: string, stake: number, won: number): void =>
  world.command({ kind: 'control', name: 'test.play' }, () =>
    playRound(world, memberOf(world, as), 'PG', { stake: fromBaht(stake), won: fromBaht(won) }),
  );

/** Opens a game account and brings money there. */
function stakeUp(world: World, as: string, baht: number): void {
  if (as === 'new') call(world, 'game.activate', { as, params: { slotCode: 'PG' } });
  call(world, 'wallet.transfer', { as, body: { from: 'wallet', to: 'PG', amount: baht } });
}

describe('the offers', () => {
  test('are nine, three of each type, each code once', () => {
    expect(new Set(bonusOffers.map(({ code }) => code)).size).toBe(9);
    for (const type of bonusTypes) expect(bonusOffers.filter((offer) => offer.type === type)).toHaveLength(3);
  });

  test('are seen in every state by one demo member', () => {
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

  test.each(['thailand', 'laos'] as const)('tell their terms in three languages (%s)', (market) => {
    for (const { banners } of list(openWorld(market), 'new')) {
      expect(banners).toHaveLength(1);
      expect(banners[0]?.html.match(/<p lang="(?:th|lo|en)">/g)).toHaveLength(3);
    }
    const html = find(openWorld(market), 'new', 'DAILY').banners[0]?.html;
    expect(html).toContain(
      '10% of the latest deposit, up to ฿200.00 · for a deposit of at least ฿100.00 in the 24 hours before · ' +
        'to be staked 3 times over · 20% of it is deducted if it is cancelled before',
    );
  });
});

describe('a bonus', () => {
  test('is received into the bonus account, and answers how the member has it', () => {
    const world = openWorld();
    const answer = call(world, 'bonus.activate', { as: 'new', params: { code: 'LOYAL' } }) as UserBonus;
    expect(answer).toEqual({
      _id: expect.any(String),
      isActive: true,
      received: [{ updatedAt: '2026-01-15T12:00:00.000+07:00' }],
    });
    expect(find(world, 'new', 'LOYAL').userBonus).toEqual(answer);
    expect(checkActive(world, 'new')).toEqual({ status: true, type: 'week' });
    expect(bonusAccount(world, 'new')).toBe(fromBaht(50));
    expect(wallet(world, 'new')).toBe(0);
    expect(statement(world, 'new', 1)).toEqual(['bonus Demo Play bonus 50']);
  });

  test('keeps its id when it is received again', () => {
    const world = openWorld();
    take(world, 'new', 'LOYAL');
    const first = find(world, 'new', 'LOYAL').userBonus?._id;
    take(world, 'new', 'LOYAL');
    expect(find(world, 'new', 'LOYAL').userBonus).toMatchObject({ _id: first, isActive: false });
    expect(find(world, 'new', 'LOYAL').userBonus?.received).toHaveLength(2);
  });

  test('is one at a time', () => {
    const world = openWorld();
    const before = world.stateHash();
    expect(activate(world, 'bonus', 'LOYAL')).toBe('BONUS_ALREADY_ACTIVE');
    expect(activate(world, 'bonus', 'WELCOME')).toBe('BONUS_ALREADY_ACTIVE');
    expect(activate(world, 'played', 'LOYAL')).toBe('BONUS_REMAINING');
    expect(world.stateHash()).toBe(before);
  });

  test('that nobody knows is refused', () => {
    for (const code of ['NOPE', 'loyal', '__proto__', 'SABAI50'])
      expect(activate(openWorld(), 'new', code)).toBe('INVALID_CODE');
  });

  test('of which there are so many for all ends with the last', () => {
    const world = openWorld();
    expect(activate(world, 'rich', 'EARLY')).toBe('BONUS_FULL');
  });
});

describe('how often a bonus is received', () => {
  test('limit: so many times ever', () => {
    const world = openWorld();
    take(world, 'new', 'WELCOME');
    expect(activate(world, 'new', 'WELCOME')).toBe('BONUS_MAX_CLAIMED');
    world.advance(days(400));
    expect(activate(world, 'new', 'WELCOME')).toBe('BONUS_MAX_CLAIMED');
  });

  test('day: so many times until midnight in Bangkok', () => {
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

  test('week: so many times until Monday in Bangkok', () => {
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
  test('is a share of the latest one, up to its most', () => {
    for (const [baht, given] of [
      [100, 10],
      [1_234.56, 123.46],
      [2_000, 200],
      [9_999, 200],
    ] as const) {
      const world = openWorld();
      deposit(world, 'new', baht);
      expect(activate(world, 'new', 'DAILY')).toBeUndefined();
      expect(bonusAccount(world, 'new')).toBe(fromBaht(given));
    }
  });

  test('asks for the least deposit, and names it', () => {
    const world = openWorld();
    deposit(world, 'new', 99.99);
    expect(refusal(world, 'bonus.activate', { as: 'new', params: { code: 'DAILY' } })).toEqual({
      code: 'BONUS_CONDITION',
      params: { amount: 100 },
    });
    deposit(world, 'new', 100);
    expect(activate(world, 'new', 'DAILY')).toBeUndefined();
  });

  test('asks for one of the last 24 hours', () => {
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

  test('does not exist for a member without a wallet', () => {
    expect(activate(openWorld(), 'noWallet', 'LOYAL')).toBe('BONUS_CONDITION');
  });
});

describe('a bonus to play', () => {
  test('keeps the money in the games until the last baht is staked', () => {
    const world = openWorld();
    deposit(world, 'new', 200);
    call(world, 'bonus.activate', { as: 'new', params: { code: 'LOYAL' } });
    stakeUp(world, 'new', 200);
    const back = { as: 'new', body: { from: 'PG', to: 'wallet', amount: 1 } };
    play(world, 'new', 199.99, 199.99);
    expect(refusal(world, 'wallet.transfer', back)).toEqual({
      code: 'BONUS_CONDITION',
      params: { amount: 0.01 },
    });
    play(world, 'new', 1, 1);
    expect(codeOf(world, 'wallet.transfer', back)).toBeUndefined();
    expect(codeOf(world, 'withdraw.create', { as: 'new', body: { amount: 100 } })).toBe('BONUS_REMAINING');
    expect(checkActive(world, 'new')).toEqual({ status: true, type: 'week' });
  });

  test('that is played is ended by clearing it, and is the wallet’s', () => {
    const world = openWorld();
    const before = wallet(world, 'played');
    expect(call(world, 'bonus.clear', { as: 'played' })).toEqual({ message: 'BONUS_CLEAR' });
    expect(wallet(world, 'played')).toBe(before + 300);
    expect(bonusAccount(world, 'played')).toBe(0);
    expect(checkActive(world, 'played')).toEqual({ status: false });
    expect(statement(world, 'played', 1)).toEqual(['finish_bonus bonus wallet 300']);
    expect(codeOf(world, 'withdraw.create', { as: 'played', body: { amount: 100 } })).toBeUndefined();
  });
});

describe('clearing a bonus that is not played', () => {
  test('costs its share, and the rest is the wallet’s', () => {
    const world = openWorld();
    deposit(world, 'new', 1_000.5);
    call(world, 'bonus.activate', { as: 'new', params: { code: 'DAILY' } });
    expect(clear(world, 'new')).toBeUndefined();
    // ฿100.05, of which 20 % are lost.
    expect(wallet(world, 'new')).toBe(1_000.5 + 80.04);
    expect(bonusAccount(world, 'new')).toBe(0);
    expect(statement(world, 'new', 2)).toEqual([
      'finish_bonus bonus wallet 80.04',
      'finish_bonus bonus Demo Play 20.01',
    ]);
  });

  test('may cost all of it', () => {
    const world = openWorld();
    call(world, 'bonus.activate', { as: 'rich', params: { code: 'LOYAL' } });
    expect(clear(world, 'rich')).toBeUndefined();
    expect(wallet(world, 'rich')).toBe(25_000);
  });

  test('waits until what went into games since is played out', () => {
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

  test('is against the terms of some', () => {
    expect(refusal(openWorld(), 'bonus.clear', { as: 'noBank' })).toEqual({
      code: 'BONUS_CONDITION',
      params: { amount: 60 },
    });
  });

  test('may be repeated: without a bonus there is nothing to do', () => {
    const world = openWorld();
    const before = world.stateHash();
    expect(call(world, 'bonus.clear', { as: 'new' })).toEqual({ message: 'BONUS_CLEAR' });
    expect(world.stateHash()).toBe(before);
  });
});

describe('a receipt', () => {
  const statuses: readonly ReceiptStatus[] = ['ACTIVE', 'PLAYED', 'ENDED', 'CANCELLED'];
  const received = (world: World) => {
    call(world, 'bonus.activate', { as: 'new', params: { code: 'LOYAL' } });
    const receipt = runningBonus(world, memberOf(world, 'new').id);
    if (!receipt) throw new Error('There is no bonus.');
    return receipt;
  };
  const force = (world: World, happen: () => unknown) => () =>
    world.command({ kind: 'control', name: 'test.force' }, happen);

  test('goes from active to played to ended, or is cancelled, and no other way', () => {
    const receipt = received(openWorld());
    const legal = statuses.map((status) => [
      status,
      statuses.filter((next) => canBecome({ ...receipt, status }, next)),
    ]);
    expect(Object.fromEntries(legal)).toEqual({
      ACTIVE: ['PLAYED', 'CANCELLED'],
      PLAYED: ['ENDED'],
      ENDED: [],
      CANCELLED: [],
    });
  });

  test('refuses any other step, and nothing of it happens', () => {
    const world = openWorld();
    const receipt = received(world);
    const before = world.stateHash();
    expect(force(world, () => endBonus(world, receipt, 'test'))).toThrow(RangeError);
    expect(world.stateHash()).toBe(before);
    call(world, 'bonus.clear', { as: 'new' });
    const gone = receipts(world).get(receipt.id);
    if (!gone) throw new Error('The receipt is lost.');
    expect(gone.status).toBe('CANCELLED');
    expect(force(world, () => cancelBonus(world, gone, 'test'))).toThrow(RangeError);
  });
});

test('a hundred times at once gives one bonus', () => {
  const world = openWorld();
  const outcomes = Array.from({ length: 100 }, () => activate(world, 'new', 'WELCOME'));
  expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
  expect(bonusAccount(world, 'new')).toBe(fromBaht(500));
});
