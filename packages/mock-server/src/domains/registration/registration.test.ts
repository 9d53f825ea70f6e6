import { describe, expect, test } from 'vitest';
import { account } from '../../world/account.ts';
import { minutes } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, openWorld, set } from '../demo.fixture.ts';
import { pendingOtp } from './otp.ts';
import { draft } from './registration-cases.fixture.ts';

const phone = draft.username;

const application = (changes: Record<string, unknown> = {}) => ({ ...draft, ...changes });

function openWithoutOtp(market?: 'laos'): World {
  const world = openWorld(market);
  set(world, { registerOTP: false });
  return world;
}

const otpSent = (world: World) => call(world, 'registration.sendOtp', { body: { phoneNumber: phone } });

function verifyPhone(world: World): void {
  const body = { otpToken: otpSent(world).otpToken, otpCode: pendingOtp(world, phone)?.code };
  call(world, 'registration.verifyOtp', { body });
}

const register = (world: World, changes?: Record<string, unknown>) =>
  codeOf(world, 'registration.register', { body: application(changes) });

test('a registration with an OTP: sent, verified, registered, signed in, with an empty wallet and no game account', () => {
  const world = openWorld();
  expect(register(world)).toBe('UNVERIFIED_OTP');
  verifyPhone(world);
  expect(otpSent(world)).toEqual({ code: 'OTP_VERIFIED' });
  expect(register(world, { inviteCode: ' PR123 ', sourceCode: 'FRIEND' })).toBeUndefined();
  const member = memberOf(world, phone);
  expect(member).toMatchObject({
    inviterCode: 'PR123',
    sourceCode: 'FRIEND',
    currency: 'BAHT',
    coin: 0,
    isActive: true,
    bankAccount: { bankCode: 'SCB', bankAccountName: 'KWAN DEMO', bankAccountNo: '5550001112' },
  });
  expect(world.ledger.balance(account.wallet(member.id))).toBe(0);
  const view = call(world, 'wallet.read', { as: phone });
  expect(view.slots.some(({ isActive }) => isActive)).toBe(false);
  expect(codeOf(world, 'session.login', { body: { username: phone, password: 'secret' } })).toBeUndefined();
});

describe('a registration', () => {
  test('succeeds for half an hour after the verification of the phone', () => {
    const world = openWorld();
    verifyPhone(world);
    world.advance(minutes(30) - 1);
    expect(codeOf(world, 'registration.validate', { body: application() })).toBeUndefined();
    world.advance(1);
    expect(codeOf(world, 'registration.validate', { body: application() })).toBe('UNVERIFIED_OTP');
    expect(otpSent(world).code).toBe('OK');
  });

  test('is validated without writes, with and without bank data', () => {
    const world = openWithoutOtp();
    const before = world.stateHash();
    const { name, username, password } = application();
    expect(call(world, 'registration.validate', { body: { name, username, password } })).toEqual({
      message: 'OK',
    });
    expect(call(world, 'registration.validate', { body: application() })).toEqual({ message: 'OK' });
    expect(codeOf(world, 'registration.validate', { body: application({ bankCode: 'NONE' }) })).toBe(
      'INVALID_BANK',
    );
    expect(world.stateHash()).toBe(before);
  });

  test.each([
    [{ password: '' }, 'INVALID_USER_INFO'],
    [{ password: 'short' }, 'INVALID_USER_INFO'],
    [{ sourceCode: 'MARS' }, 'INVALID_USER_INFO'],
    [{ currency: 'LAK' }, 'INVALID_USER_INFO'],
    [{ bankAccountName: ' ' }, 'INVALID_USER_INFO'],
    [{ username: '+66 81-234-5678' }, 'EXISTING_USER'],
    [{ bankCode: 'BCEL' }, 'INVALID_BANK'],
    [{ bankAccountNo: '123456789' }, 'INVALID_BANK'],
    [{ bankAccountNo: '1234567890123456' }, 'INVALID_BANK'],
    [{ bankAccountNo: '12345678AB' }, 'INVALID_BANK'],
    [{ bankCode: 'KBANK', bankAccountNo: '123-456-7890' }, 'EXISTING_BANK'],
    [{ bankCode: 'TMB', bankAccountName: 'KWAN DEMO 2' }, 'BANK_ACCOUNT_NAME_ENG'],
    [{ bankCode: 'BBL', bankAccountName: 'KWAN-DEMO' }, 'BANK_ACCOUNT_NAME_ENG'],
  ])('with %j fails: %s', (changes, code) => {
    const world = openWithoutOtp();
    const before = world.stateHash();
    expect(register(world, changes)).toBe(code);
    expect(world.stateHash()).toBe(before);
  });

  test.each([
    { bankAccountNo: '123456789012345' },
    { bankCode: 'KBANK', bankAccountName: 'ขวัญ เดโม' },
    { bankCode: 'KTB', bankAccountName: ' kwan  demo ' },
    { inviteCode: '', sourceCode: '' },
  ])('with %j succeeds', (changes) => {
    const world = openWithoutOtp();
    expect(register(world, changes)).toBeUndefined();
    expect(memberOf(world, phone).bankAccount?.bankAccountName).toMatch(/^(KWAN DEMO|ขวัญ เดโม)$/);
  });

  test('in Laos: digits of any length, LAK as the default currency, Lao banks', () => {
    const world = openWithoutOtp('laos');
    const lao = { bankCode: 'BCEL', bankAccountNo: '12345678' };
    expect(register(world, { ...lao, username: '02055a' })).toBe('INVALID_USER_INFO');
    expect(codeOf(world, 'registration.sendOtp', { body: { phoneNumber: '02055a' } })).toBe('OTP_SEND_FAIL');
    expect(register(world, { ...lao, username: '2055551234' })).toBeUndefined();
    expect(memberOf(world, '02055551234').currency).toBe('LAK');
    const second = { ...lao, bankAccountNo: '12345679', username: '12', currency: 'BAHT' };
    expect(register(world, second)).toBeUndefined();
  });

  test('is committed when the game provider fails', () => {
    const world = openWithoutOtp();
    expect(register(world, { username: '0911119004' })).toBe('GAME_ACTIVATION_FAIL');
    expect(register(world, { username: '0911119004' })).toBe('EXISTING_USER');
    const body = { username: '0911119004', password: 'secret' };
    expect(codeOf(world, 'session.login', { body })).toBeUndefined();
  });
});
