import type { SpinResult } from '@wallet/contract/spin';
import { satang } from '@wallet/contract/wire/money';
import { describe, expect, test } from 'vitest';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, newestLines, openWorld, set, steer, walletOf } from '../demo.fixture.ts';
import { members } from '../profile/member.ts';
import { coupons } from './coupon.ts';
import { spinStream } from './spin.ts';
import { prizes } from './wheel.ts';

const as = 'spin';
const setup = (world: World) => call(world, 'spin.setup', { as }).result;
const spin = (world: World, who = as) =>
  (call(world, 'spin.spin', { as: who }) as { result: SpinResult }).result;
const list = (world: World, who = as) => call(world, 'spin.coupons', { as: who }).coupons;
const claim = (world: World, coupon: string, who = as) =>
  codeOf(world, 'spin.claim', { as: who, body: { coupon } });
const idOf = (world: World, prizeCode: string): string => {
  const own = coupons(world).by('memberId', memberOf(world, as).id);
  return own.find((coupon) => coupon.prizeCode === prizeCode)?.id ?? 'none';
};
const indexOf = (code: string) => prizes.findIndex((prize) => prize.code === code);

describe('the wheel', () => {
  test('states the chances that it draws by, where the operator wants that', () => {
    const world = openWorld();
    const chances = () => setup(world).activeSpinwheel?.slices.map(({ chance }) => chance);
    expect(chances()).toEqual(Array(8).fill(undefined));
    set(world, { hasSpinChances: true });
    expect(chances()).toEqual([25, 30, 15, 8, 15, 4, 2, 1]);
  });

  test('is null while it is off, and a spin fails', () => {
    const world = openWorld();
    expect(call(world, 'spin.active', { as })).toEqual({ isActive: true });
    set(world, { isSpinActive: false });
    expect(call(world, 'spin.active', { as })).toEqual({ isActive: false });
    expect(setup(world)).toEqual({ activeSpinwheel: null, userCoin: 5 });
    expect(codeOf(world, 'spin.spin', { as })).toBe('INVALID_PRIZE_CODE');
    expect(setup(world).userCoin).toBe(5);
  });
});

describe('a spin', () => {
  test('spends a coin, and fails without one', () => {
    const world = openWorld();
    world.random.force(spinStream, [0, 0, 0, 0, 0]);
    expect(Array.from({ length: 5 }, () => spin(world).remainingCoin)).toEqual([4, 3, 2, 1, 0]);
    const before = world.stateHash();
    expect(codeOf(world, 'spin.spin', { as })).toBe('MONEY_NOT_ENOUGH');
    expect(world.stateHash()).toBe(before);
  });

  test.each(prizes.map(({ code }) => code))('stops at %s when it is forced', (code) => {
    const world = openWorld();
    const before = list(world).length;
    world.random.force(spinStream, [indexOf(code)]);
    const { label, gift } = prizes[indexOf(code)] ?? {};
    expect(spin(world)).toEqual({ code, label, remainingCoin: 4 });
    expect(setup(world).activeSpinwheel?.slices[indexOf(code)]?.code).toBe(code);
    expect(list(world)).toHaveLength(before + (gift ? 1 : 0));
    if (gift) expect(list(world)[0]?.prize.slice.label).toBe(label);
  });

  test('follows the weights of the prizes', () => {
    const world = openWorld();
    const spins = 2_000;
    steer(world, () => members(world).update(memberOf(world, as).id, { coin: spins }));
    const won = Array.from({ length: spins }, () => spin(world).code);
    const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
    for (const { code, weight } of prizes)
      expect(Math.abs(won.filter((other) => other === code).length / spins - weight / total)).toBeLessThan(
        0.03,
      );
  });
});

describe('a coupon', () => {
  test('is listed until it is claimed or expires, newest first', () => {
    const world = openWorld();
    expect(list(world).map(({ prize }) => prize.slice.label)).toEqual(['฿50', '★ ฿20', '+1', '♥', '฿88']);
    expect(list(world)[0]).toEqual({
      _id: idOf(world, 'CASH50'),
      prize: { name: 'เงินสด ฿50.00', slice: { label: '฿50' } },
      amount: 50,
      expiresAt: '2026-01-21T12:00:00.000+07:00',
    });
    expect(list(world, 'new')).toEqual([]);
  });

  test('of cash pays into the wallet once', () => {
    const world = openWorld();
    const id = idOf(world, 'CASH50');
    expect(call(world, 'spin.claim', { as, body: { coupon: id } })).toEqual({ success: true });
    expect(walletOf(world, as)).toBe(110);
    expect(claim(world, id)).toBe('NO_CLAIMABLE_COUPON');
    expect(walletOf(world, as)).toBe(110);
    expect(newestLines(world, as)).toMatchObject([
      { statementType: 'bonus', to: 'wallet', amount: 50, luckydraw: {} },
    ]);
    expect(world.ledger.paid(`coupon:${id}`)).toBeDefined();
  });

  test('of a bonus has a turnover, and fails beside a running bonus', () => {
    const world = openWorld();
    const id = idOf(world, 'BONUS20');
    call(world, 'bonus.activate', { as, params: { code: 'LOYAL' } });
    expect(claim(world, id)).toBe('BONUS_REMAINING');
    call(world, 'bonus.clear', { as });
    expect(claim(world, id)).toBeUndefined();
    expect(world.ledger.balance(account.bonus(memberOf(world, as).id))).toBe(satang(20_00));
    expect(call(world, 'bonus.checkActive', { as })).toMatchObject({ status: true, type: 'luckydraw' });
  });

  test('of a coin gives one spin', () => {
    const world = openWorld();
    expect(claim(world, idOf(world, 'COIN1'))).toBeUndefined();
    expect(setup(world).userCoin).toBe(6);
    expect(walletOf(world, as)).toBe(60);
  });
});
