import { satang } from '@wallet/contract/wire/money';
import { describe, expect, test } from 'vitest';
import { account } from '../../world/account.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, newestLines, openWorld } from '../demo.fixture.ts';

const as = 'new';
const found = (world: World, code: string) =>
  call(world, 'bonus.findPromotion', { as, params: { code }, language: 'en' }).promotion;
const current = (world: World) => call(world, 'bonus.currentPromotion', { as, language: 'en' }).promotion;
const activate = (world: World, code: string) =>
  codeOf(world, 'bonus.activatePromotion', { as, params: { code } });

describe('finding a promotion', () => {
  test('returns its description, ignoring case', () => {
    const world = openWorld();
    expect(found(world, 'SABAI50')).toEqual({
      percentFail: 100,
      description: expect.stringContaining('<strong>Easy promotion</strong> ฿50.00'),
    });
    expect(found(world, 'sabai50')).toEqual(found(world, 'SABAI50'));
  });

  test('returns null for an unknown code, without changes', () => {
    const world = openWorld();
    const before = world.stateHash();
    for (const code of ['NOPE', 'WELCOME', '__proto__', 'โบนัส50', 'NEW.50', 'A B'])
      expect(found(world, code)).toBeNull();
    expect(world.stateHash()).toBe(before);
  });
});

describe('a promotion', () => {
  test('becomes the current bonus', () => {
    const world = openWorld();
    expect(current(world)).toBeNull();
    expect(call(world, 'bonus.activatePromotion', { as, params: { code: 'sabai50' } })).toEqual({
      message: 'SUCCESS',
    });
    expect(current(world)).toEqual(found(world, 'SABAI50'));
    expect(call(world, 'bonus.checkActive', { as })).toMatchObject({ status: true, type: 'promotion' });
    expect(world.ledger.balance(account.bonus(memberOf(world, as).id))).toBe(satang(50_00));
    expect(newestLines(world, as)).toMatchObject([
      { statementType: 'bonus', promotion: { description: 'โปรโมชันสบายใจ' } },
    ]);
  });

  test('can be received once, whatever its end', () => {
    const world = openWorld();
    expect(activate(world, 'SABAI50')).toBeUndefined();
    expect(activate(world, 'SABAI50')).toBe('PROMOTION_RECEIVED');
    call(world, 'bonus.clear', { as });
    expect(current(world)).toBeNull();
    expect(activate(world, 'SABAI50')).toBe('PROMOTION_RECEIVED');
  });
});
