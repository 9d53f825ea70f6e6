import { describe, expect, test } from 'vitest';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, openWorld } from '../demo.fixture.ts';
import { acceptsForm } from './game.ts';

const of = (slotCode: string, as = 'new') => ({ as, params: { slotCode } });

const credentials = (world: World, slotCode: string, as = 'new') =>
  call(world, 'game.account', of(slotCode, as));

describe('a game account', () => {
  test('is inactive until its one activation, and then has a user name and password', () => {
    const world = openWorld();
    expect(codeOf(world, 'game.account', of('PG'))).toBe('SLOT_NO_ACCOUNT');
    expect(call(world, 'game.activate', of('PG'))).toEqual({ message: 'SUCCESS' });
    expect(codeOf(world, 'game.activate', of('PG'))).toBe('SLOT_ALREADY_ACTIVE');
    const { username, password, event } = credentials(world, 'PG');
    expect(username).toMatch(/^pg\d{8}$/);
    expect(password).not.toBe('');
    expect(event).toBeUndefined();
    const { slots } = call(world, 'wallet.read', { as: 'new' });
    expect(slots.filter(({ isActive }) => isActive).map(({ code }) => code)).toEqual(['PG']);
  });

  test('at one provider has form fields', () => {
    expect(credentials(openWorld(), 'UFABET', 'rich').event).toEqual({
      __VIEWSTATE: expect.any(String),
      __EVENTVALIDATION: expect.any(String),
    });
  });

  test('at that provider is signed in by the complete form only', () => {
    const world = openWorld();
    const { event, ...own } = credentials(world, 'UFABET', 'rich');
    const post = (fields: object, slotCode = 'UFABET') =>
      acceptsForm(world, memberOf(world, 'rich'), slotCode, fields as Record<string, string>);
    expect(post({ ...event, ...own })).toBe(true);
    expect(post(own)).toBe(false);
    expect(post({ ...event, ...own, password: 'another' })).toBe(false);
    expect(post({ ...event, ...own, __VIEWSTATE: 'another' })).toBe(false);
    expect(post(credentials(world, 'PG', 'rich'), 'PG')).toBe(false);
  });

  test('resets its password, and keeps its name', () => {
    const world = openWorld();
    call(world, 'game.activate', of('PG'));
    const before = credentials(world, 'PG');
    expect(codeOf(world, 'game.resetPassword', of('PG'))).toBeUndefined();
    const after = credentials(world, 'PG');
    expect(after.username).toBe(before.username);
    expect(after.password).not.toBe(before.password);
    expect(codeOf(world, 'game.resetPassword', of('PG', 'rich'))).toBeUndefined();
  });
});
