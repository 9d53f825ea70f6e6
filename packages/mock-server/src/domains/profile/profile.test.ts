import { demoAccounts, demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, test } from 'vitest';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, openWorld } from '../demo.fixture.ts';
import { authenticate } from '../session/session.ts';

const as = 'rich';

test('shows the member and the bank account', () => {
  const world = openWorld();
  expect(call(world, 'profile.read', { as })).toEqual({
    profile: {
      _id: memberOf(world, as).id,
      name: 'Mali Demo',
      username: demoPhones.rich,
      coin: 3,
      createdAt: '2025-09-17T12:00:00.000+07:00',
    },
    bankAccount: {
      bankCode: 'KBANK',
      bankAccountName: 'MALI DEMO',
      bankAccountNo: demoAccounts.rich.bankAccountNo,
      bank: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
    },
  });
});

test('shows no bank account for a member without one', () => {
  const { bankAccount } = call(openWorld(), 'profile.read', { as: 'noBank' });
  expect(bankAccount).toBeUndefined();
});

describe('an update', () => {
  const data = { name: 'Mali D.', bankCode: 'SCB', bankAccountName: 'Mali D', bankAccountNo: '999-000-1112' };
  const update = (changes: Partial<typeof data> = {}, who: string = as) => {
    const world = openWorld();
    return { world, code: codeOf(world, 'profile.update', { as: who, body: { ...data, ...changes } }) };
  };

  test('gives a bank account to a member without one', () => {
    const { world } = update({}, 'noBank');
    expect(memberOf(world, 'noBank').bankAccount?.bankAccountNo).toBe('9990001112');
  });

  test('accepts the member’s present account', () => {
    expect(
      update({ bankCode: 'KBANK', bankAccountNo: demoAccounts.rich.bankAccountNo }).code,
    ).toBeUndefined();
  });
});

describe('a rename of the account holder', () => {
  const rename = (who: string, body: { bankCode: string; bankAccountName: string }) => {
    const world = openWorld();
    const code = codeOf(world, 'profile.renameHolder', { as: who, body });
    return { code, name: memberOf(world, who).bankAccount?.bankAccountName };
  };

  test.each(['มะลิ', 'MALI 2', 'M@LI'])('rejects %s, also at a bank that registers Thai names', (name) => {
    const body = { bankCode: 'KBANK', bankAccountName: name };
    expect(rename('rich', body)).toEqual({ code: 'BANK_ACCOUNT_NAME_ENG', name: 'MALI DEMO' });
  });
});

describe('a change of password', () => {
  const signIn = (world: World, password = demoPassword) =>
    call(world, 'session.login', { body: { username: demoPhones.rich, password } }).token;
  const change = (world: World, oldPassword: string, newPassword: string, token?: string) =>
    codeOf(world, 'profile.changePassword', {
      as,
      body: { oldPassword, newPassword },
      ...(token !== undefined && { token }),
    });

  test('ends every session but its own', () => {
    const world = openWorld();
    const [own, other] = [signIn(world), signIn(world)];
    expect(change(world, demoPassword, 'next-one', own)).toBeUndefined();
    expect(authenticate(world, own).password).toBe('next-one');
    expect(() => authenticate(world, other)).toThrow('UNAUTHORIZED');
    expect(() => signIn(world)).toThrow('WRONG_PASSWORD');
    expect(authenticate(world, signIn(world, 'next-one')).passwordChangedAt).toBe(world.clock.now());
  });

  test('fails with a blank field or a wrong old password, and ends no session', () => {
    const world = openWorld();
    const token = signIn(world);
    expect(change(world, '', 'next-one')).toBe('INVALID_USER_INFO');
    expect(change(world, demoPassword, ' ')).toBe('INVALID_USER_INFO');
    expect(change(world, demoPassword, 'short')).toBe('INVALID_USER_INFO');
    expect(change(world, 'guess', 'next-one')).toBe('WRONG_PASSWORD');
    expect(authenticate(world, token).password).toBe(demoPassword);
  });

  test('can be tried five times a minute', () => {
    const world = openWorld();
    for (let guess = 0; guess < 5; guess++) expect(change(world, 'guess', 'next-one')).toBe('WRONG_PASSWORD');
    expect(change(world, demoPassword, 'next-one')).toBe('REQUEST_LIMIT_1MIN');
  });
});
