/** Registration and one-time passwords (spec 4, Registration wizard; decisions 36). */
import type { ErrorCode } from '@wallet/contract/errors';
import { about } from '../case.ts';
import { requireFact } from '../capability.ts';
import { same } from '../../src/client/mismatch.ts';
import { minutes } from '../../src/world/clock.ts';
import { freePhone as phoneNumber } from '../facts.ts';
import { applicant } from '../good-call.ts';
import type { Context } from '../context.ts';

/** Sends a one-time password. Returns requests to verify it. */
async function sendOtp({ guest, world }: Context) {
  const caller = await guest();
  const { otpToken = '' } = await caller.gets('registration.sendOtp', { body: { phoneNumber } });
  const { code } = await (await world()).otp(phoneNumber);
  return {
    caller,
    right: { body: { otpToken, otpCode: code } },
    wrong: { body: { otpToken, otpCode: code === '000000' ? '111111' : '000000' } },
  };
}

export const registrationCases = about('registration', {
  'An applicant without a name, with nine digits or with the phone number of a member fails': {
    cites: 'spec 5, Phone number; spec 8, Registration',
    requires: ['member', 'effects'],
    async run({ member, guest }) {
      const caller = await guest();
      const { phone } = await member();
      const short = '091111111';
      for (const id of ['registration.validate', 'registration.register'] as const) {
        const refused = (code: ErrorCode, wrong: object) =>
          caller.refused(id, code, { body: { ...applicant, ...wrong } });
        await refused('INVALID_USER_INFO', { name: ' ' });
        await refused('PHONE_NUMBER_REQUIRE_10_DIGIT', { username: short });
        await refused('EXISTING_USER', { username: phone });
      }
      const sendTo = (phoneNumber: string) => ({ body: { phoneNumber } });
      await caller.refused('registration.sendOtp', 'PHONE_NUMBER_REQUIRE_10_DIGIT', sendTo(short));
      await caller.refused('registration.sendOtp', 'EXISTING_USER', sendTo(phone));
    },
  },
  'With one-time passwords on, an unverified phone does not register, and stays unknown': {
    cites: 'spec 2, /register; spec 4, Phone step',
    requires: ['control'],
    async run({ guest }) {
      const caller = await guest();
      const { registerOTP } = await caller.gets('registration.otpSetting');
      requireFact(registerOTP, 'one-time passwords are off');
      for (const id of ['registration.validate', 'registration.register'] as const)
        await caller.refused(id, 'UNVERIFIED_OTP', { body: applicant });
      const { username, password } = applicant;
      await caller.refused('session.login', 'NO_USER', { body: { username, password } });
    },
  },
  'A verified phone registers only with a bank account that its bank accepts': {
    cites: 'spec 5, Registration bank step; decisions 40',
    requires: ['control'],
    async run(context) {
      const { caller, right } = await sendOtp(context);
      await caller.gets('registration.verifyOtp', right);
      const inThai = { ...applicant, bankCode: 'KTB', bankAccountName: 'ขวัญ ทดสอบ' };
      for (const id of ['registration.validate', 'registration.register'] as const) {
        await caller.refused(id, 'INVALID_BANK', { body: { ...applicant, bankAccountNo: '123' } });
        await caller.refused(id, 'BANK_ACCOUNT_NAME_ENG', { body: inThai });
      }
    },
  },
  'A one-time password can be used once': {
    cites: 'spec 8, OTP; decisions 36',
    requires: ['control'],
    async run(context) {
      const { caller, right } = await sendOtp(context);
      await caller.gets('registration.verifyOtp', right);
      await caller.refused('registration.verifyOtp', 'OTP_NOT_EXIST', right);
    },
  },
  'A one-time password expires after five minutes': {
    cites: 'spec 8, OTP; decisions 36',
    requires: ['control'],
    async run(context) {
      const { caller, right } = await sendOtp(context);
      await context.later(minutes(5));
      await caller.refused('registration.verifyOtp', 'OTP_EXPIRED', right);
    },
  },
  'A newer one-time password replaces the older': {
    cites: 'decisions 36',
    requires: ['control'],
    async run(context) {
      const { caller, right } = await sendOtp(context);
      await caller.refused('registration.sendOtp', 'REQUEST_LIMIT_1MIN', { body: { phoneNumber } });
      await context.later(minutes(1));
      await caller.gets('registration.sendOtp', { body: { phoneNumber } });
      await caller.refused('registration.verifyOtp', 'OTP_NOT_EXIST', right);
    },
  },
  'Five wrong codes block the phone, also for the right one and for a new message': {
    cites: 'spec 8, OTP; decisions 36',
    requires: ['control'],
    async run(context) {
      const { caller, right, wrong } = await sendOtp(context);
      for (const left of [4, 3, 2, 1]) {
        const params = await caller.refused('registration.verifyOtp', 'OTP_CODE_INVALID', wrong);
        same('the tries that are left', params, { left });
      }
      await caller.refused('registration.verifyOtp', 'OTP_BLOCK', wrong);
      await caller.refused('registration.verifyOtp', 'OTP_BLOCK', right);
      await context.later(minutes(2));
      await caller.refused('registration.sendOtp', 'OTP_BLOCK', { body: { phoneNumber } });
      await context.later(minutes(13));
      await caller.gets('registration.sendOtp', { body: { phoneNumber } });
    },
  },
});
