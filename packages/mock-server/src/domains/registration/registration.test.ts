import { describe, expect, test } from 'vitest';
import { account } from '../../world/account.ts';
import { minutes } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { call, codeOf, memberOf, openWorld, refusal, set } from '../demo.sample.ts';
import { banksOf } from './bank.ts';
import { pendingOtp } from './otp.ts';

const phone = '0911111111';

const application = (changes: Record<string, unknown> = {}) => ({
  name: 'Kwan Demo',
  username: phone,
  password: 'secret',
  bankCode: 'SCB',
  bankAccountName: 'KWAN DEMO',
  bankAccountNo: '5550001112',
  ...changes,
});

function openWithoutOtp(market?: 'laos'): World {
  const world = openWorld(market);
  set(world, { registerOTP: false });
  return world;
}

const send = (world: World, phoneNumber = phone) =>
  call(world, 'registration.sendOtp', { body: { phoneNumber } }) as {
    code: string;
    otpRef: string;
    otpToken: string;
  };

const verify = (world: World, otpToken: string, otpCode: string) =>
  codeOf(world, 'registration.verifyOtp', { body: { otpToken, otpCode } });

const codeSent = (world: World): string => pendingOtp(world, phone)?.code ?? 'none';

const wrongCode = (world: World): string => (codeSent(world) === '000000' ? '000001' : '000000');

const register = (world: World, changes?: Record<string, unknown>) =>
  codeOf(world, 'registration.register', { body: application(changes) });

describe('the journey', () => {
  test('with an OTP: sent, verified, registered, signed in, with an empty wallet and no game account', () => {
    const world = openWorld();
    expect(register(world)).toBe('UNVERIFIED_OTP');
    const { otpRef, otpToken, code } = send(world);
    expect(code).toBe('OK');
    expect(otpRef).toMatch(/^[A-Z2-9]{4}$/);
    expect(codeSent(world)).toMatch(/^\d{6}$/);
    expect(verify(world, otpToken, codeSent(world))).toBeUndefined();
    expect(send(world)).toEqual({ code: 'OTP_VERIFIED' });
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
    const view = call(world, 'wallet.read', { as: phone }) as { slots: { isActive: boolean }[] };
    expect(view.slots.some(({ isActive }) => isActive)).toBe(false);
    expect(codeOf(world, 'session.login', { body: { username: phone, password: 'secret' } })).toBeUndefined();
  });

  test('without an OTP', () => {
    const world = openWithoutOtp();
    expect(call(world, 'registration.otpSetting')).toEqual({ registerOTP: false });
    expect(codeOf(world, 'registration.validate', { body: application() })).toBeUndefined();
    expect(register(world)).toBeUndefined();
    expect(register(world)).toBe('EXISTING_USER');
  });
});

describe('an OTP', () => {
  test('is sent again after a minute, not sooner; the older one no longer exists', () => {
    const world = openWorld();
    const first = send(world);
    const firstCode = codeSent(world);
    world.advance(minutes(1) - 1);
    expect(refusal(world, 'registration.sendOtp', { body: { phoneNumber: phone } })).toEqual({
      code: 'REQUEST_LIMIT_1MIN',
      params: { seconds: 1 },
    });
    world.advance(1);
    const second = send(world);
    expect(verify(world, first.otpToken, firstCode)).toBe('OTP_NOT_EXIST');
    expect(verify(world, second.otpToken, codeSent(world))).toBeUndefined();
    expect(verify(world, second.otpToken, firstCode)).toBe('OTP_NOT_EXIST');
  });

  test('is good for five minutes', () => {
    for (const [wait, outcome] of [
      [minutes(5) - 1, undefined],
      [minutes(5), 'OTP_EXPIRED'],
    ] as const) {
      const world = openWorld();
      const { otpToken } = send(world);
      const code = codeSent(world);
      world.advance(wait);
      expect(verify(world, otpToken, code)).toBe(outcome);
      expect(pendingOtp(world, phone)).toBeUndefined();
    }
  });

  test('may be guessed four times; the fifth wrong guess blocks the phone for 15 minutes', () => {
    const world = openWorld();
    const { otpToken } = send(world);
    const body = { otpToken, otpCode: wrongCode(world) };
    for (const left of [4, 3, 2, 1])
      expect(refusal(world, 'registration.verifyOtp', { body })).toEqual({
        code: 'OTP_CODE_INVALID',
        params: { left },
      });
    expect(refusal(world, 'registration.verifyOtp', { body })).toEqual({
      code: 'OTP_BLOCK',
      params: { minutes: 15 },
    });
    expect(verify(world, otpToken, codeSent(world))).toBe('OTP_BLOCK');
    world.advance(minutes(15) - 1);
    expect(refusal(world, 'registration.sendOtp', { body: { phoneNumber: phone } })).toEqual({
      code: 'OTP_BLOCK',
      params: { minutes: 1 },
    });
    world.advance(1);
    const again = send(world);
    expect(verify(world, again.otpToken, wrongCode(world))).toBe('OTP_CODE_INVALID');
    expect(verify(world, again.otpToken, codeSent(world))).toBeUndefined();
  });

  test('sent again does not buy new guesses', () => {
    const world = openWorld();
    const first = send(world);
    for (let guess = 0; guess < 3; guess++) verify(world, first.otpToken, wrongCode(world));
    world.advance(minutes(1));
    const second = send(world);
    expect(verify(world, second.otpToken, wrongCode(world))).toBe('OTP_CODE_INVALID');
    expect(verify(world, second.otpToken, wrongCode(world))).toBe('OTP_BLOCK');
  });

  test('verifies a phone for half an hour', () => {
    const world = openWorld();
    const { otpToken } = send(world);
    verify(world, otpToken, codeSent(world));
    world.advance(minutes(30) - 1);
    expect(codeOf(world, 'registration.validate', { body: application() })).toBeUndefined();
    world.advance(1);
    expect(codeOf(world, 'registration.validate', { body: application() })).toBe('UNVERIFIED_OTP');
    expect(send(world).code).toBe('OK');
  });
});

describe('a registration', () => {
  test('is validated without any effect, with and without bank data', () => {
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
    [{ name: ' ' }, 'INVALID_USER_INFO'],
    [{ password: '' }, 'INVALID_USER_INFO'],
    [{ sourceCode: 'MARS' }, 'INVALID_USER_INFO'],
    [{ currency: 'LAK' }, 'INVALID_USER_INFO'],
    [{ bankAccountName: ' ' }, 'INVALID_USER_INFO'],
    [{ username: '091111111' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
    [{ username: '09111111111' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
    [{ bankCode: 'BCEL' }, 'INVALID_BANK'],
    [{ bankAccountNo: '123456789' }, 'INVALID_BANK'],
    [{ bankAccountNo: '1234567890123456' }, 'INVALID_BANK'],
    [{ bankAccountNo: '12345678AB' }, 'INVALID_BANK'],
    [{ bankCode: 'KBANK', bankAccountNo: '123-456-7890' }, 'EXISTING_BANK'],
    [{ bankCode: 'KTB', bankAccountName: 'ขวัญ เดโม' }, 'BANK_ACCOUNT_NAME_ENG'],
    [{ bankCode: 'TMB', bankAccountName: 'KWAN DEMO 2' }, 'BANK_ACCOUNT_NAME_ENG'],
    [{ bankCode: 'BBL', bankAccountName: 'KWAN-DEMO' }, 'BANK_ACCOUNT_NAME_ENG'],
  ])('with %j is refused: %s', (changes, code) => {
    const world = openWithoutOtp();
    const before = world.stateHash();
    expect(register(world, changes)).toBe(code);
    expect(world.stateHash()).toBe(before);
  });

  test.each([
    { username: '+66 91-111-1111' },
    { bankAccountNo: '555-000-1112' },
    { bankAccountNo: '123456789012345' },
    { bankCode: 'KBANK', bankAccountName: 'ขวัญ เดโม' },
    { bankCode: 'KTB', bankAccountName: ' kwan  demo ' },
    { inviteCode: 'PRnobody' },
    { inviteCode: '', sourceCode: '' },
  ])('with %j works', (changes) => {
    const world = openWithoutOtp();
    expect(register(world, changes)).toBeUndefined();
    expect(memberOf(world, phone).bankAccount?.bankAccountName).toMatch(/^(KWAN DEMO|ขวัญ เดโม)$/);
  });

  test('in Laos: 4 to 15 digits, a choice of currency with LAK first, Lao banks', () => {
    const world = openWithoutOtp('laos');
    const lao = { bankCode: 'BCEL', bankAccountNo: '12345678' };
    for (const username of ['123', '1234567890123456', '02055a'])
      expect(register(world, { ...lao, username })).toBe('INVALID_USER_INFO');
    expect(codeOf(world, 'registration.sendOtp', { body: { phoneNumber: '123' } })).toBe('OTP_SEND_FAIL');
    expect(register(world, { ...lao, username: '2055551234' })).toBeUndefined();
    expect(memberOf(world, '2055551234').currency).toBe('LAK');
    const second = { ...lao, bankAccountNo: '12345679', username: '1234', currency: 'BAHT' };
    expect(register(world, second)).toBeUndefined();
  });

  test('is possible five times a minute from one address', () => {
    const world = openWithoutOtp();
    const nth = (n: number) => ({
      body: application({ username: `091111112${n}`, bankAccountNo: `555000222${n}` }),
      ip: '203.0.113.7',
    });
    for (let n = 0; n < 5; n++) expect(codeOf(world, 'registration.register', nth(n))).toBeUndefined();
    expect(codeOf(world, 'registration.register', nth(5))).toBe('REQUEST_LIMIT_1MIN');
    expect(codeOf(world, 'registration.register', { ...nth(5), ip: '203.0.113.8' })).toBeUndefined();
    world.advance(minutes(1));
    expect(codeOf(world, 'registration.register', nth(6))).toBeUndefined();
  });

  test('stands although the game provider failed', () => {
    const world = openWithoutOtp();
    expect(register(world, { username: '0911119004' })).toBe('GAME_ACTIVATION_FAIL');
    expect(register(world, { username: '0911119004' })).toBe('EXISTING_USER');
    const body = { username: '0911119004', password: 'secret' };
    expect(codeOf(world, 'session.login', { body })).toBeUndefined();
  });
});

test('each market has at least 15 banks, each code once, in its lookup', () => {
  for (const market of ['thailand', 'laos'] as const) {
    const banks = call(openWorld(market), 'registration.banks') as { code: string; nameTH: string }[];
    expect(banks.length).toBeGreaterThanOrEqual(15);
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
    expect(banks.map(({ code }) => code)).toEqual(banksOf(market).map(({ code }) => code));
  }
  const thai = banksOf('thailand').map(({ code }) => code);
  expect(thai).toEqual(expect.arrayContaining(['KTB', 'TMB', 'BBL']));
});

test('the sources can all be registered with', () => {
  const sources = call(openWorld(), 'registration.sources') as { code: string }[];
  for (const { code } of sources) expect(register(openWithoutOtp(), { sourceCode: code })).toBeUndefined();
});
