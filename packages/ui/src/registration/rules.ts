/** Validation of a registration (spec 5), shared by the steps and the app. */
import type { ErrorCode } from '@wallet/contract/errors';
import { markets, type Currency, type MarketName } from '@wallet/contract/market';
import { isPassword } from '@wallet/contract/password';
import { isPhone } from '@wallet/contract/phone';
import {
  isAccountNumber,
  isEnglishName,
  needsEnglishName,
  normalizeHolderName,
  otpLength,
  type Registration,
  type RegistrationDraft,
} from '@wallet/contract/registration';
import type { WordKeys } from '@wallet/locales';
import type { RegisterStep } from './step-order.ts';

/** Values of the four steps, as typed. */
export type RegisterValues = Readonly<ReturnType<typeof emptyValues>>;

/** Problem of a field. */
export type RegisterProblem = keyof WordKeys['registration']['problem'];

export type RegisterProblems = Readonly<Partial<Record<keyof RegisterValues, RegisterProblem | undefined>>>;

/** Returns empty values with the inviter's code and the market's default currency. */
export const emptyValues = (market: MarketName, inviteCode = '') => ({
  /** Normalised by PhoneInput. */
  phone: '',
  otpCode: '',
  name: '',
  password: '',
  confirmPassword: '',
  /** Empty without an answer. */
  sourceCode: '',
  /** Empty without an inviter. */
  inviteCode,
  bankCode: '',
  accountNo: '',
  firstName: '',
  lastName: '',
  currency: markets[market].currencies[0] as Currency,
});

/** Returns the values that may be stored: all except secrets. */
export const withoutSecrets = ({
  password: _password,
  confirmPassword: _confirmPassword,
  otpCode: _otpCode,
  ...kept
}: RegisterValues): Omit<RegisterValues, 'password' | 'confirmPassword' | 'otpCode'> => kept;

/** Returns the problems of a step; undefined for a valid field. */
export const problemsOf = (
  step: RegisterStep,
  values: RegisterValues,
  market: MarketName,
): RegisterProblems => checks[step](values, market);

const checks: Record<RegisterStep, (values: RegisterValues, market: MarketName) => RegisterProblems> = {
  phone: ({ phone }, market) => ({ phone: phoneProblem(phone, market) }),
  otp: ({ otpCode }) => ({ otpCode: otpCode.length === otpLength ? undefined : 'otp' }),
  profile: ({ name, password, confirmPassword }) => ({
    name: isBlank(name) ? 'name' : undefined,
    password: isBlank(password) ? 'password' : isPassword(password) ? undefined : 'passwordLength',
    confirmPassword:
      confirmPassword === '' ? 'confirmPassword' : confirmPassword === password ? undefined : 'mismatch',
  }),
  bank: (values, market) => {
    const isForeign = needsEnglishName(values.bankCode);
    const nameProblem = (name: string, missing: 'firstName' | 'lastName') =>
      isBlank(name) ? missing : isForeign && !isEnglishName(name) ? 'english' : undefined;
    return {
      bankCode: values.bankCode === '' ? 'bank' : undefined,
      accountNo:
        values.accountNo === ''
          ? 'number'
          : isAccountNumber(values.accountNo, market)
            ? undefined
            : 'numberLength',
      firstName: nameProblem(values.firstName, 'firstName'),
      lastName: nameProblem(values.lastName, 'lastName'),
    };
  },
};

function phoneProblem(phone: string, market: MarketName): RegisterProblem | undefined {
  if (phone === '') return 'phone';
  if (isPhone(phone, market)) return undefined;
  return 'exactly' in markets[market].phone ? 'phoneDigits' : 'phoneForm';
}

const isBlank = (text: string) => text.trim() === '';

/** Returns `FIRST LAST`: trimmed, joined by one space, in capitals (spec 5). */
export const accountNameOf = (firstName: string, lastName: string): string =>
  normalizeHolderName(`${firstName} ${lastName}`);

/** Returns the registration without its bank account, which is not known yet. */
export const draftOf = (values: RegisterValues): RegistrationDraft => ({
  name: values.name.trim(),
  username: values.phone,
  password: values.password,
  ...(values.sourceCode !== '' && { sourceCode: values.sourceCode }),
  ...(values.inviteCode.trim() !== '' && { inviteCode: values.inviteCode.trim() }),
});

/** Returns the request body, with the only currency where the market offers no choice (spec 7). */
export const registrationOf = (values: RegisterValues): Registration => ({
  ...draftOf(values),
  bankCode: values.bankCode,
  bankAccountName: accountNameOf(values.firstName, values.lastName),
  bankAccountNo: values.accountNo,
  currency: values.currency,
});

/** Step of a refusal, and its field if one caused it. */
export interface RefusalPlace {
  readonly step: RegisterStep;
  readonly field?: keyof RegisterValues;
}

const places: Partial<Record<ErrorCode, RefusalPlace>> = {
  EXISTING_USER: { step: 'phone', field: 'phone' },
  PHONE_NUMBER_REQUIRE_10_DIGIT: { step: 'phone', field: 'phone' },
  UNVERIFIED_OTP: { step: 'phone' },
  OTP_SEND_FAIL: { step: 'phone' },
  OTP_CODE_INVALID: { step: 'otp', field: 'otpCode' },
  OTP_EXPIRED: { step: 'otp', field: 'otpCode' },
  OTP_NOT_EXIST: { step: 'otp', field: 'otpCode' },
  OTP_TOKEN_INVALID: { step: 'otp', field: 'otpCode' },
  OTP_VERIFY_FAIL: { step: 'otp' },
  EXISTING_BANK: { step: 'bank', field: 'accountNo' },
  INVALID_BANK: { step: 'bank', field: 'bankCode' },
  BANK_ACCOUNT_NAME_ENG: { step: 'bank', field: 'firstName' },
};

/** Returns the place of a refusal; undefined for the submitted step without a field. */
export const placeOfRefusal = (code: string): RefusalPlace | undefined =>
  Object.hasOwn(places, code) ? places[code as ErrorCode] : undefined;
