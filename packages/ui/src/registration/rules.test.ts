import { demoAccounts, demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import {
  accountNameOf,
  draftOf,
  emptyValues,
  withoutSecrets,
  placeOfRefusal,
  problemsOf,
  registrationOf,
  type RegisterValues,
} from './rules.ts';
import { stepsOf } from './step-order.ts';

const filled: RegisterValues = {
  ...emptyValues('thailand', 'PR1'),
  phone: demoPhones.rich,
  otpCode: '123456',
  name: ' Somsak ',
  password: 'x y z!',
  confirmPassword: 'x y z!',
  bankCode: 'KBANK',
  accountNo: demoAccounts.rich.bankAccountNo,
  firstName: ' สมศักดิ์ ',
  lastName: 'ใจดี',
};

const wrong = (step: Parameters<typeof problemsOf>[0], change: Partial<RegisterValues>) =>
  problemsOf(step, { ...filled, ...change }, 'thailand');

describe('the steps', () => {
  it('are three without OTP and four with it', () => {
    expect(stepsOf(false)).toEqual(['phone', 'profile', 'bank']);
    expect(stepsOf(true)).toEqual(['phone', 'otp', 'profile', 'bank']);
  });

  it.each(['phone', 'otp', 'profile', 'bank'] as const)('accept complete values: %s', (step) => {
    expect(problemsOf(step, filled, 'thailand')).toEqual({});
  });
});

describe('the phone number', () => {
  it.each([
    ['', 'phone'],
    ['081234567', 'phoneDigits'],
    ['08123456789', 'phoneDigits'],
    ['08123x5678', 'phoneDigits'],
    [demoPhones.rich, undefined],
  ])('%j in Thailand', (phone, problem) => {
    expect(wrong('phone', { phone }).phone).toBe(problem);
  });

  it.each([
    ['', 'phone'],
    ['05', undefined],
    ['0205555123456789', undefined],
    ['020x', 'phoneForm'],
    ['+66812345678', 'phoneForm'],
  ])('%j in Laos', (phone, problem) => {
    expect(problemsOf('phone', { ...filled, phone }, 'laos').phone).toBe(problem);
  });
});

describe('the profile', () => {
  it('needs a name, a password and the same again', () => {
    expect(wrong('profile', { name: ' ', password: '', confirmPassword: '' })).toEqual({
      name: 'name',
      password: 'password',
      confirmPassword: 'confirmPassword',
    });
    expect(wrong('profile', { confirmPassword: 'x  y' })).toEqual({ confirmPassword: 'mismatch' });
  });

  it('accepts a password with spaces, but not only spaces', () => {
    expect(wrong('profile', { password: 'x y z!', confirmPassword: 'x y z!' })).toEqual({});
    expect(wrong('profile', { password: '  ', confirmPassword: '  ' })).toEqual({ password: 'password' });
    expect(wrong('profile', { password: 'short', confirmPassword: 'short' })).toEqual({
      password: 'passwordLength',
    });
  });
});

describe('the bank account', () => {
  it('needs all of it', () => {
    expect(wrong('bank', { bankCode: '', accountNo: '', firstName: '', lastName: ' ' })).toEqual({
      bankCode: 'bank',
      accountNo: 'number',
      firstName: 'firstName',
      lastName: 'lastName',
    });
  });

  it.each(['KTB', 'TMB', 'BBL'])('accepts English names only at %s', (bankCode) => {
    expect(wrong('bank', { bankCode })).toEqual({ firstName: 'english', lastName: 'english' });
    expect(wrong('bank', { bankCode, firstName: 'SOMSAK', lastName: 'NA AYUDHYA' })).toEqual({});
    expect(wrong('bank', { bankCode, firstName: 'SOMSAK2', lastName: 'JAIDEE' })).toEqual({
      firstName: 'english',
    });
  });

  it.each([
    ['thailand', '123456789', 'numberLength'],
    ['thailand', '123456789012345', undefined],
    ['thailand', '1234567890123456', 'numberLength'],
    ['laos', '1234567', 'numberLength'],
    ['laos', '12345678', undefined],
    ['laos', '123456789012345678901', 'numberLength'],
    ['thailand', '12345678ab', 'numberLength'],
  ] as const)('has as many digits as accounts of %s have: %s', (market, accountNo, problem) => {
    expect(problemsOf('bank', { ...filled, accountNo }, market).accountNo).toBe(problem);
  });

  it('joins the names in capitals', () => {
    expect(accountNameOf(' Somsak ', 'jaidee ')).toBe('SOMSAK JAIDEE');
  });
});

describe('the request body', () => {
  it('contains baht without a choice', () => {
    expect(registrationOf(filled)).toEqual({
      name: 'Somsak',
      username: demoPhones.rich,
      password: 'x y z!',
      inviteCode: 'PR1',
      bankCode: 'KBANK',
      bankAccountName: 'สมศักดิ์ ใจดี',
      bankAccountNo: demoAccounts.rich.bankAccountNo,
      currency: 'BAHT',
    });
  });

  it('contains kip in Laos by default', () => {
    expect(registrationOf({ ...filled, ...emptyValues('laos') }).currency).toBe('LAK');
    expect(registrationOf({ ...filled, currency: 'BAHT' }).currency).toBe('BAHT');
  });

  it('omits empty answers', () => {
    expect(Object.keys(draftOf({ ...filled, inviteCode: ' ' }))).toEqual(['name', 'username', 'password']);
    expect(draftOf({ ...filled, sourceCode: 'FRIEND' }).sourceCode).toBe('FRIEND');
  });

  it('stores no secret', () => {
    expect(JSON.stringify(withoutSecrets(filled))).not.toMatch(/password|otpCode|123456"|x y z/);
  });
});

describe('a refusal', () => {
  it.each([
    ['EXISTING_USER', 'phone', 'phone'],
    ['EXISTING_BANK', 'bank', 'accountNo'],
    ['OTP_EXPIRED', 'otp', 'otpCode'],
  ])('%s belongs to the step %s', (code, step, field) => {
    expect(placeOfRefusal(code)).toEqual({ step, field });
  });

  it.each(['REGISTER_FAIL', 'toString', 'something else'])('%s belongs to no step', (code) => {
    expect(placeOfRefusal(code)).toBeUndefined();
  });
});
