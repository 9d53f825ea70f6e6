import type { World } from '../../world/world.ts';
import { minutes } from '../../world/clock.ts';
import { call, set, type Sent } from '../domain-client.fixture.ts';
import {
  again,
  errorCase,
  type ErrorCase,
  type ErrorCases,
  type CasesOfCall,
} from '../error-case.fixture.ts';
import { pendingOtp } from './otp.ts';
import { demoAccounts, demoPhones } from '@wallet/contract/demo-members';

export const draft = {
  name: 'Kwan Demo',
  username: '0911111111',
  password: 'secret',
  bankCode: 'SCB',
  bankAccountName: 'KWAN DEMO',
  bankAccountNo: '5550001112',
};

/** Creates a case of a registration without a one-time password. */
const applicant = (description: string, changes: object): ErrorCase =>
  errorCase(description, (world) => application(world, changes));

function application(world: World, changes: object): Sent {
  set(world, { registerOTP: false });
  return { body: { ...draft, ...changes } };
}

const applying: CasesOfCall = {
  INVALID_USER_INFO: applicant('Register with a name that is only a space.', { name: ' ' }),
  PHONE_NUMBER_REQUIRE_10_DIGIT: applicant('Register with the phone number `12`.', { username: '12' }),
  EXISTING_USER: applicant('Register with the phone number {rich}.', { username: demoPhones.rich }),
  UNVERIFIED_OTP: errorCase('Call it for a phone number that no one-time password was verified for.', {
    body: draft,
  }),
  EXISTING_BANK: applicant(
    `Register with the bank account of another: KBANK \`${demoAccounts.rich.bankAccountNo}\`.`,
    {
      bankCode: 'KBANK',
      bankAccountNo: demoAccounts.rich.bankAccountNo,
    },
  ),
  INVALID_BANK: applicant('Call it with a bank code that is not on the list: `NONE`.', { bankCode: 'NONE' }),
  BANK_ACCOUNT_NAME_ENG: applicant('Register an account at KTB whose holder is written in Thai letters.', {
    bankCode: 'KTB',
    bankAccountName: 'ขวัญ',
  }),
};

const otpTo = (phoneNumber: string): Sent => ({ body: { phoneNumber } });

function sendOtp(world: World, phoneNumber = draft.username) {
  const { otpToken } = call(world, 'registration.sendOtp', otpTo(phoneNumber));
  const right = pendingOtp(world, phoneNumber)?.code ?? '';
  const body = { otpToken, otpCode: right };
  return { right: { body }, wrong: { body: { otpToken, otpCode: right === '000000' ? '1' : '000000' } } };
}

export const registrationCases: ErrorCases = {
  'registration.sendOtp': {
    PHONE_NUMBER_REQUIRE_10_DIGIT: errorCase('Ask for a one-time password for `12`.', otpTo('12')),
    EXISTING_USER: errorCase('Ask for a one-time password for {rich}.', otpTo(demoPhones.rich)),
    OTP_BLOCK: errorCase('Type a wrong one-time password five times, then ask for a new one.', (world) => {
      const { wrong } = sendOtp(world);
      again('registration.verifyOtp', wrong, 5)(world);
      return otpTo(draft.username);
    }),
    OTP_SEND_FAIL: errorCase('Use a phone number that ends in `9001`.', otpTo('0911119001')),
    REQUEST_LIMIT_1MIN: errorCase(
      'Ask for a second one-time password within a minute.',
      again('registration.sendOtp', otpTo(draft.username), 1),
    ),
    OK: errorCase('Ask for a one-time password for a new phone number: `0911111111`.', otpTo(draft.username)),
    OTP_VERIFIED: errorCase('Verify a phone number, go back and ask again within half an hour.', (world) => {
      call(world, 'registration.verifyOtp', sendOtp(world).right);
      return otpTo(draft.username);
    }),
  },
  'registration.verifyOtp': {
    OTP_TOKEN_INVALID: errorCase('Call it with an `otpToken` that was never given out.', {
      body: { otpToken: 'none', otpCode: '123456' },
    }),
    OTP_NOT_EXIST: errorCase('Verify the same one-time password a second time.', (world) =>
      again('registration.verifyOtp', sendOtp(world).right, 1)(world),
    ),
    OTP_EXPIRED: errorCase(
      'Ask for a one-time password, move the clock on by 5 minutes, type it.',
      (world) => {
        const { right } = sendOtp(world);
        world.advance(minutes(5));
        return right;
      },
    ),
    OTP_CODE_INVALID: errorCase('Type a wrong one-time password.', (world) => sendOtp(world).wrong),
    OTP_BLOCK: errorCase('Type a wrong one-time password five times.', (world) =>
      again('registration.verifyOtp', sendOtp(world).wrong, 4)(world),
    ),
    OTP_VERIFY_FAIL: errorCase(
      'Use a phone number that ends in `9002`.',
      (world) => sendOtp(world, '0911119002').right,
    ),
    OTP_CODE_VALID: errorCase('Type the right one-time password.', (world) => sendOtp(world).right),
  },
  'registration.validate': { ...applying, OK: applicant('Fill in the profile step as it should be.', {}) },
  'registration.register': {
    ...applying,
    REGISTER_FAIL: applicant('Register with a phone number that ends in `9003`.', { username: '0911119003' }),
    GAME_ACTIVATION_FAIL: applicant('Register with a phone number that ends in `9004`.', {
      username: '0911119004',
    }),
    REQUEST_LIMIT_1MIN: errorCase('Register six members within a minute.', (world) => {
      for (let n = 0; n < 5; n++) {
        const changes = { username: `091111112${n}`, bankAccountNo: `555000222${n}` };
        call(world, 'registration.register', application(world, changes));
      }
      return application(world, {});
    }),
    SUCCESS: applicant('Register with a new phone number and a new bank account.', {}),
  },
};
