import { days } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, test } from 'vitest';
import { call, codeOf, memberOf, openWorld, refusal } from '../demo.fixture.ts';
import { members } from '../profile/member.ts';
import { authenticate, lockFor, tokenLife } from './session.ts';

const phone = demoPhones.rich;
const right = { body: { username: phone, password: demoPassword } };
const wrong = { body: { username: phone, password: 'other' } };

const signIn = (world: World, sent = right): string => call(world, 'session.login', sent).token;

describe('logging in', () => {
  test('takes another spelling as the phone number it is, also for the limit of attempts', () => {
    const world = openWorld();
    const respelled = { username: '+66 81-234-5678', password: demoPassword };
    expect(authenticate(world, signIn(world, { body: respelled })).phone).toBe(phone);
    for (let attempt = 0; attempt < 9; attempt++) codeOf(world, 'session.login', attempt % 2 ? right : wrong);
    expect(codeOf(world, 'session.login', { body: respelled })).toBe('REQUEST_LIMIT_1MIN');
  });

  test('takes the spellings of Laos', () => {
    const world = openWorld('laos');
    const { phone: ours } = memberOf(world, 'rich');
    for (const username of [ours, `+856${ours.replace(/^0/, '')}`])
      expect(codeOf(world, 'session.login', { body: { username, password: demoPassword } })).toBeUndefined();
  });

  test('reveals the account’s state for the right password only', () => {
    const world = openWorld();
    for (const [as, code] of [
      ['inactive', 'INACTIVE_USER'],
      ['suspended', 'INVALID_USER_2'],
      ['closed', 'INVALID_USER_4'],
    ] as const) {
      const username = memberOf(world, as).phone;
      expect(codeOf(world, 'session.login', { body: { username, password: 'guess' } })).toBe(
        'WRONG_PASSWORD',
      );
      expect(codeOf(world, 'session.login', { body: { username, password: demoPassword } })).toBe(code);
    }
  });

  test('locks for 15 minutes after five consecutive wrong passwords, also for the right one', () => {
    const world = openWorld();
    for (let attempt = 0; attempt < 5; attempt++)
      expect(codeOf(world, 'session.login', wrong)).toBe('WRONG_PASSWORD');
    expect(refusal(world, 'session.login', right)).toEqual({
      code: 'INVALID_USER_3',
      params: { minutes: 15 },
    });
    world.advance(lockFor - 1);
    expect(refusal(world, 'session.login', right)).toEqual({
      code: 'INVALID_USER_3',
      params: { minutes: 1 },
    });
    world.advance(1);
    expect(codeOf(world, 'session.login', wrong)).toBe('WRONG_PASSWORD');
    expect(codeOf(world, 'session.login', right)).toBeUndefined();
  });

  test('restarts the count after the right password', () => {
    const world = openWorld();
    for (const attempt of [wrong, wrong, wrong, wrong, right, wrong, wrong, wrong, wrong])
      codeOf(world, 'session.login', attempt);
    expect(codeOf(world, 'session.login', right)).toBeUndefined();
  });
});

describe('a token', () => {
  const codeFor = (world: World, token: string | undefined): string => {
    try {
      return authenticate(world, token).name;
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('is valid for 24 hours, then expired, and later unknown', () => {
    const world = openWorld();
    const token = signIn(world);
    world.advance(tokenLife - 1);
    expect(codeFor(world, token)).toBe('Mali Demo');
    world.advance(1);
    expect(codeFor(world, token)).toBe('EXPIRED_AUTH_TOKEN');
    world.advance(days(7) - 1);
    expect(codeFor(world, token)).toBe('EXPIRED_AUTH_TOKEN');
    world.advance(1);
    expect(codeFor(world, token)).toBe('UNAUTHORIZED');
  });

  test('fails for a member who became inactive, suspended or closed', () => {
    for (const change of [{ isActive: false }, { standing: 'suspended' }, { standing: 'closed' }] as const) {
      const world = openWorld();
      const token = signIn(world);
      world.command({ name: 'test' }, () => members(world).update(memberOf(world, 'rich').id, change));
      expect(codeFor(world, token)).toBe('INACTIVE_USER');
    }
  });
});
