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

test('an update gives a bank account to a member without one', () => {
  const world = openWorld();
  const account = { bankCode: 'SCB', bankAccountName: 'Bua D', bankAccountNo: '999-000-1112' };
  call(world, 'profile.update', { as: 'noBank', body: { name: 'Bua D.', ...account } });
  expect(memberOf(world, 'noBank').bankAccount?.bankAccountNo).toBe('9990001112');
});

test('an update accepts the member’s present account', () => {
  const world = openWorld();
  const body = { name: 'Mali D.', ...memberOf(world, as).bankAccount };
  expect(codeOf(world, 'profile.update', { as, body })).toBeUndefined();
});

test.each(['มะลิ', 'MALI 2', 'M@LI'])(
  'a rename of the account holder to %s is rejected, also at a bank that registers Thai names',
  (bankAccountName) => {
    const sent = { as, body: { bankCode: 'KBANK', bankAccountName } };
    expect(codeOf(openWorld(), 'profile.renameHolder', sent)).toBe('BANK_ACCOUNT_NAME_ENG');
  },
);

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
