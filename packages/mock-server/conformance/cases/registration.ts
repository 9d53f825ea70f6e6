/** Registration of members (spec 4, Registration wizard; spec 5). */
import { about } from '../case.ts';
import type { Capability } from '../capability.ts';
import { arranged } from '../capability.ts';
import { same } from '../../src/client/mismatch.ts';
import { minutes } from '../../src/world/clock.ts';
import { applicant, withoutOtp } from '../good-call.ts';
import type { Context } from '../context.ts';

/** Sends a one-time password. Returns requests to verify it. */
async function sendOtp({ guest, newPhone, otp }: Context) {
  const caller = await guest();
  const phoneNumber = await newPhone();
  const { otpToken = '' } = await caller.gets('registration.sendOtp', { body: { phoneNumber } });
  const code = await otp(phoneNumber);
  return {
    caller,
    phoneNumber,
    right: { body: { otpToken, otpCode: code } },
    wrong: { body: { otpToken, otpCode: code === '000000' ? '111111' : '000000' } },
  };
}

const withOtp: readonly Capability[] = ['otp', 'new-phone', 'effects'];

export const registrationCases = about('registration', {
  'A new member can sign in, and has an empty wallet and the given data': {
    cites: 'spec 4, Bank step',
    requires: arranged,
    async run(context) {
      const caller = await withoutOtp(context);
      await caller.gets('registration.register', { body: applicant });
      const { token } = await caller.gets('session.login', {
        body: { username: applicant.username, password: applicant.password },
      });
      const member = await context.withToken(token);
      const { profile, bankAccount, wallet, slots } = await member.gets('wallet.read');
      same('the profile', [profile.name, profile.username], [applicant.name, applicant.username]);
      same('the bank account', bankAccount?.bankAccountNo, applicant.bankAccountNo);
      same('the wallet', wallet.amount, 0);
      same('active game accounts', slots.filter(({ isActive }) => isActive).length, 0);
    },
  },
  'Validating a registration creates no member': {
    cites: 'spec 4, Profile step; decisions 10',
    requires: arranged,
    async run(context) {
      const caller = await withoutOtp(context);
      await caller.gets('registration.validate', { body: applicant });
      const { username, password } = applicant;
      await caller.refused('session.login', 'NO_USER', { body: { username, password } });
    },
  },
  'A phone number of nine or eleven digits is PHONE_NUMBER_REQUIRE_10_DIGIT': {
    cites: 'spec 5, Phone number',
    requires: arranged,
    async run(context) {
      const caller = await withoutOtp(context);
      for (const username of ['091111111', '09111111111']) {
        const body = { ...applicant, username };
        await caller.refused('registration.validate', 'PHONE_NUMBER_REQUIRE_10_DIGIT', { body });
        await caller.refused('registration.register', 'PHONE_NUMBER_REQUIRE_10_DIGIT', { body });
      }
    },
  },
  'The Laos build checks no length: eight digits register, in either currency': {
    cites: 'spec 5, Phone number; spec 9; decisions 23',
    requires: arranged,
    async run(context) {
      const world = await context.world('laos');
      await world.site.change({ registerOTP: false });
      const caller = await context.guest();
      for (const [index, currency] of (['LAK', 'BAHT'] as const).entries())
        await caller.gets('registration.register', {
          body: {
            ...applicant,
            username: `2055500${index}`,
            bankCode: 'BCEL',
            bankAccountNo: `55599900${index}`,
            currency,
          },
        });
    },
  },
  'KTB, TMB and BBL require the holder’s name in English letters': {
    cites: 'spec 5, Registration bank step',
    requires: arranged,
    async run(context) {
      const caller = await withoutOtp(context);
      for (const bankCode of ['KTB', 'TMB', 'BBL']) {
        const body = { ...applicant, bankCode, bankAccountName: 'ขวัญ ทดสอบ' };
        await caller.refused('registration.validate', 'BANK_ACCOUNT_NAME_ENG', { body });
        await caller.refused('registration.register', 'BANK_ACCOUNT_NAME_ENG', { body });
      }
      await caller.gets('registration.validate', { body: { ...applicant, bankAccountName: 'ขวัญ ทดสอบ' } });
    },
  },
  'A phone number and a bank account belong to one member each': {
    cites: 'spec 8, Registration; decisions 40',
    requires: arranged,
    async run(context) {
      const caller = await withoutOtp(context);
      await caller.gets('registration.register', { body: applicant });
      const again = { ...applicant, bankAccountNo: '5559990009' };
      await caller.refused('registration.register', 'EXISTING_USER', { body: again });
      const other = { ...applicant, username: '0922222222', bankAccountNo: '555-999-0001' };
      await caller.refused('registration.register', 'EXISTING_BANK', { body: other });
    },
  },
  'An unknown bank and a malformed account number are INVALID_BANK': {
    cites: 'spec 8, Registration; decisions 40',
    requires: arranged,
    async run(context) {
      const caller = await withoutOtp(context);
      for (const wrong of [{ bankCode: 'NONE' }, { bankAccountNo: '123' }])
        await caller.refused('registration.register', 'INVALID_BANK', { body: { ...applicant, ...wrong } });
    },
  },
  'With one-time passwords on, only a verified phone registers': {
    cites: 'spec 2, /register; spec 4, Phone step',
    requires: [...withOtp, 'control'],
    async run(context) {
      const { caller, right, phoneNumber } = await sendOtp(context);
      await caller.refused('registration.register', 'UNVERIFIED_OTP', { body: applicant });
      await caller.gets('registration.verifyOtp', right);
      const sent = await caller.gets('registration.sendOtp', { body: { phoneNumber } });
      same('the response for a verified phone', sent.code, 'OTP_VERIFIED');
      await caller.gets('registration.register', { body: applicant });
    },
  },
  'A one-time password can be used once': {
    cites: 'spec 8, OTP; decisions 36',
    requires: withOtp,
    async run(context) {
      const { caller, right } = await sendOtp(context);
      await caller.gets('registration.verifyOtp', right);
      await caller.refused('registration.verifyOtp', 'OTP_NOT_EXIST', right);
    },
  },
  'A one-time password expires after five minutes': {
    cites: 'spec 8, OTP; decisions 36',
    requires: [...withOtp, 'clock'],
    async run(context) {
      const { caller, right } = await sendOtp(context);
      await context.later(minutes(5));
      await caller.refused('registration.verifyOtp', 'OTP_EXPIRED', right);
    },
  },
  'A newer one-time password replaces the older': {
    cites: 'decisions 36',
    requires: [...withOtp, 'clock'],
    async run(context) {
      const { caller, right, phoneNumber } = await sendOtp(context);
      await caller.refused('registration.sendOtp', 'REQUEST_LIMIT_1MIN', { body: { phoneNumber } });
      await context.later(minutes(1));
      await caller.gets('registration.sendOtp', { body: { phoneNumber } });
      await caller.refused('registration.verifyOtp', 'OTP_NOT_EXIST', right);
    },
  },
  'Five wrong codes block the phone, also for the right one and for a new message': {
    cites: 'spec 8, OTP; decisions 36',
    requires: [...withOtp, 'clock'],
    async run(context) {
      const { caller, right, wrong, phoneNumber } = await sendOtp(context);
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
