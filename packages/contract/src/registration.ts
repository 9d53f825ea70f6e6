/** Registration: phone, one-time password, personal data, bank account. */
import * as z from 'zod/mini';
import { effect, read, router } from './c.ts';
import { currencies, markets, type MarketName } from './market.ts';
import { done } from './wire/done.ts';
import { kindOf } from './wire/kind.ts';
import { orElse } from './wire/lenient.ts';
import { toLatinDigits } from './wire/money.ts';
import { text, requiredText } from './wire/text.ts';

/** A bank for withdrawals of members. */
export const Bank = z.object({ code: requiredText(16), nameTH: requiredText(100) });
export type Bank = z.infer<typeof Bank>;

/** A choice for “How did you find us?”. */
export const Source = z.object({ code: requiredText(32), description: requiredText(200) });
export type Source = z.infer<typeof Source>;

/** The data of a new member; the account name is `FIRST LAST` in capitals (spec 5). */
export const Registration = z.strictObject({
  name: text(100),
  /** The phone number. */
  username: text(20),
  password: text(200),
  sourceCode: z.optional(text(32)),
  inviteCode: z.optional(text(64)),
  bankCode: text(16),
  bankAccountName: text(200),
  bankAccountNo: text(32),
  currency: z.optional(z.enum(currencies)),
});
export type Registration = z.infer<typeof Registration>;

/** The payload of the profile step, before the bank step. */
export const RegistrationDraft = z.partial(Registration, {
  bankCode: true,
  bankAccountName: true,
  bankAccountNo: true,
});
export type RegistrationDraft = z.infer<typeof RegistrationDraft>;

/**
 * A sent OTP: the reference shown with the message and the token to verify with. `code` is OTP_VERIFIED when none was
 * needed.
 */
export const OtpSent = z.object({
  otpRef: z.optional(text(32)),
  otpToken: z.optional(text(200)),
  code: orElse(kindOf(['OK', 'OTP_VERIFIED']), 'OK'),
});
export type OtpSent = z.infer<typeof OtpSent>;

/** Banks that accept account names in English letters only (spec 9), TTB excepted, which merged with TMB (decisions 24). */
const englishNameBanks: readonly string[] = ['KTB', 'TMB', 'BBL'];

/** Returns whether a bank accepts account names in English letters only. */
export const needsEnglishName = (bankCode: string): boolean => englishNameBanks.includes(bankCode);

/** Letters A-Z and spaces, at least one letter (spec 5). */
export const isEnglishName = (name: string): boolean => /^[A-Za-z\s]*[A-Za-z][A-Za-z\s]*$/.test(name);

/** Returns the stored notation of a holder's name: capitals, single spaces (spec 5). */
export const normalizeHolderName = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toUpperCase();

/** Returns the stored notation of an account number: Latin digits, without spaces, dashes and invisible characters. */
export const normalizeAccountNumber = (typed: string): string =>
  toLatinDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '');

/** Returns whether the holder needs an English name before money moves, as the bank requires (spec 5). */
export const mustRenameHolder = (account: { bankCode: string; bankAccountName: string }): boolean =>
  needsEnglishName(account.bankCode) && !isEnglishName(account.bankAccountName);

/** Returns whether an account number without spaces and dashes fits the market (decisions 40). */
export function isAccountNumber(number: string, market: MarketName): boolean {
  const { from, to } = markets[market].accountDigits;
  return /^\d+$/.test(number) && number.length >= from && number.length <= to;
}

/** Digits of a one-time password. */
export const otpLength = 6;

const identity = [
  'INVALID_USER_INFO',
  'PHONE_NUMBER_REQUIRE_10_DIGIT',
  'EXISTING_USER',
  'UNVERIFIED_OTP',
] as const;
const account = ['EXISTING_BANK', 'INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG'] as const;

export const registration = router({
  banks: read({
    path: '/api/lookup/banks',
    summary: 'Banks to choose from (spec 7, Lookups).',
    response: z.array(Bank),
    session: 'guest',
  }),
  sources: read({
    path: '/api/lookup/sources',
    summary: 'Choices for “How did you find us?” (spec 7, Lookups).',
    response: z.array(Source),
    session: 'guest',
  }),
  otpSetting: read({
    path: '/api/lookup/registerOTP',
    summary: 'Whether registration requires a one-time password (spec 2, /register).',
    response: z.object({ registerOTP: z.boolean() }),
    session: 'guest',
  }),
  sendOtp: effect({
    path: '/api/otp/send',
    summary: 'Sends a one-time password, or returns that the phone is already verified (spec 4).',
    body: z.strictObject({ phoneNumber: text(20) }),
    response: OtpSent,
    session: 'guest',
    errors: [
      'PHONE_NUMBER_REQUIRE_10_DIGIT',
      'EXISTING_USER',
      'OTP_BLOCK',
      'OTP_SEND_FAIL',
      'REQUEST_LIMIT_1MIN',
    ],
  }),
  verifyOtp: effect({
    path: '/api/otp/verify',
    summary: 'Verifies a one-time password (spec 4).',
    body: z.strictObject({ otpToken: text(200), otpCode: text(12) }),
    response: done('OTP_CODE_VALID'),
    session: 'guest',
    errors: [
      'OTP_TOKEN_INVALID',
      'OTP_NOT_EXIST',
      'OTP_EXPIRED',
      'OTP_CODE_INVALID',
      'OTP_BLOCK',
      'OTP_VERIFY_FAIL',
    ],
  }),
  validate: read({
    path: '/api/account/validate',
    summary: 'Validates a registration without creating a member (spec 4, Profile step).',
    body: RegistrationDraft,
    response: done('OK'),
    session: 'guest',
    errors: [...identity, ...account],
  }),
  register: effect({
    path: '/api/account',
    summary: 'Creates a member (spec 4, Bank step).',
    body: Registration,
    response: done('SUCCESS'),
    session: 'guest',
    errors: [...identity, ...account, 'REGISTER_FAIL', 'GAME_ACTIVATION_FAIL', 'REQUEST_LIMIT_1MIN'],
  }),
});
