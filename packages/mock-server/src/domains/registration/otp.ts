/** One-time passwords by text message (spec 4, Registration wizard; spec 8, OTP). */
import { otpLength, type OtpSent } from '@wallet/contract/registration';
import type { Sent } from '@wallet/contract/wire/lenient';
import { days, minutes } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import { defineMachine } from '../../world/machine.ts';
import { table } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { consumeAddressLimit } from '../site/site.ts';
import { runsInto } from '../magic.ts';
import { members, readPhone } from '../profile/member.ts';

/** Only SENT can change. `EXPIRED` follows from the time and is never stored. */
export const otpMachine = defineMachine({
  name: 'one-time password',
  states: ['SENT', 'VERIFIED', 'REPLACED', 'EXPIRED'],
  transitions: {
    SENT: {
      VERIFIED: { when: 'the correct code is entered', action: 'registration.acceptOtp' },
      REPLACED: { when: 'a newer one is sent' },
      EXPIRED: { when: 'five minutes are over', action: 'registration.expireOtp' },
    },
  },
});

export type OtpStatus = (typeof otpMachine.states)[number];

export interface Otp {
  /** The token of its verification. */
  readonly id: string;
  readonly phone: string;
  /** Shown beside the input, to identify the message. */
  readonly ref: string;
  readonly code: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  readonly expiresAt: number;
  /** The stored status; it does not reflect expiry. */
  readonly status: Exclude<OtpStatus, 'EXPIRED'>;
}

/** The verification state of a phone number, across its one-time passwords. */
interface PhoneCheck {
  readonly id: string;
  /** Wrong codes since the last correct one or block; a new password does not reset the count. */
  readonly wrong: number;
  readonly blockedUntil?: number;
  readonly verifiedUntil?: number;
}

export const otps = table<Otp>('otps', { index: ['phone'] });
const phoneChecks = table<PhoneCheck>('phoneChecks');

/** Assumed values: the specification has none. */
const otpLife = minutes(5);
/** Messages to one phone number (REQUEST_LIMIT_1MIN). */
const resendLimit: RateLimit = { name: 'registration.sendOtp', max: 1, windowMs: minutes(1) };
/** Messages requested from one network address. */
const addressLimit: RateLimit = { name: 'registration.sendOtp of an address', max: 20, windowMs: minutes(1) };
const blockAfter = 5;
const blockFor = minutes(15);
const verifiedFor = minutes(30);
/** Time for which the token of an expired password is OTP_NOT_EXIST. */
const expiredRetention = days(1);

/** Letters and digits that are not mistaken for each other. */
export const refAlphabet = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
const refLength = 4;

/** Sends a one-time password, unless the phone number was verified recently. `ip` is the caller's address. */
export function sendOtp(world: World, typed: string, ip: string): Sent<typeof OtpSent> {
  const phone = readPhone(world.market, typed) ?? refusePhone(world, 'OTP_SEND_FAIL');
  if (members(world).oneBy('phone', phone)) fail('EXISTING_USER');
  refuseBlocked(world, phone);
  if (isPhoneVerified(world, phone)) return { code: 'OTP_VERIFIED' };
  consumeRateLimit(world, resendLimit, phone);
  consumeAddressLimit(world, addressLimit, ip);
  if (runsInto(phone, 'OTP_SEND_FAIL')) fail('OTP_SEND_FAIL');
  const now = world.clock.now();
  for (const older of otps(world).by('phone', phone)) {
    if (older.sentAt + expiredRetention <= now) otps(world).remove(older.id);
    else if (otpMachine.canBecome(statusOf(world, older), 'REPLACED'))
      otps(world).update(older.id, { status: 'REPLACED' });
  }
  const otp = otps(world).insert({
    id: world.ids.next('otp'),
    phone,
    ref: Array.from({ length: refLength }, () => world.random.pick('otp ref', refAlphabet)).join(''),
    code: world.ids.digits(otpLength),
    sentAt: now,
    expiresAt: now + otpLife,
    status: 'SENT',
  });
  return { otpRef: otp.ref, otpToken: otp.id, code: 'OK' };
}

/** Verifies a one-time password. A wrong code is counted although the call fails. */
export function verifyOtp(world: World, given: { otpToken: string; otpCode: string }): void {
  const otp = otps(world).get(given.otpToken) ?? fail('OTP_TOKEN_INVALID');
  const status = statusOf(world, otp);
  if (otp.status !== 'SENT') fail('OTP_NOT_EXIST');
  refuseBlocked(world, otp.phone);
  if (!otpMachine.canBecome(status, 'VERIFIED')) fail('OTP_EXPIRED');
  if (runsInto(otp.phone, 'OTP_VERIFY_FAIL')) fail('OTP_VERIFY_FAIL');
  if (given.otpCode !== otp.code) refuseWrongCode(world, otp.phone);
  acceptOtp(world, otp);
}

/**
 * Accepts a password as if its code were entered. Throws a ControlError for a used or expired one. Needs an open
 * command.
 */
export function acceptOtp(world: World, otp: Otp): Otp {
  otpMachine.requireTransition(statusOf(world, otp), 'VERIFIED');
  storeCheck(world, { id: otp.phone, wrong: 0, verifiedUntil: world.clock.now() + verifiedFor });
  return otps(world).update(otp.id, { status: 'VERIFIED' });
}

/** Expires a password now. Throws a ControlError for a used or expired one. Needs an open command. */
export function expireOtp(world: World, otp: Otp): Otp {
  otpMachine.requireTransition(statusOf(world, otp), 'EXPIRED');
  return otps(world).update(otp.id, { expiresAt: world.clock.now() });
}

export function statusOf(world: World, { status, expiresAt }: Otp): OtpStatus {
  return status === 'SENT' && world.clock.now() >= expiresAt ? 'EXPIRED' : status;
}

/** Returns whether a phone number was verified in the last half hour. */
export const isPhoneVerified = (world: World, phone: string): boolean =>
  world.clock.now() < (phoneChecks(world).get(phone)?.verifiedUntil ?? 0);

/** Returns the pending password of a phone number, for testers without a phone. */
export function pendingOtp(world: World, phone: string): Otp | undefined {
  const otp = otps(world).by('phone', phone).at(-1);
  return otp && statusOf(world, otp) === 'SENT' ? otp : undefined;
}

/** Fails for an invalid phone number. Lao numbers have no fixed length, so their code is that of the call. */
export const refusePhone = (world: World, lao: 'OTP_SEND_FAIL' | 'INVALID_USER_INFO'): never =>
  fail(world.market === 'thailand' ? 'PHONE_NUMBER_REQUIRE_10_DIGIT' : lao);

function refuseBlocked(world: World, phone: string): void {
  const left = (phoneChecks(world).get(phone)?.blockedUntil ?? 0) - world.clock.now();
  if (left > 0) fail('OTP_BLOCK', { minutes: Math.ceil(left / minutes(1)) });
}

function refuseWrongCode(world: World, phone: string): never {
  const before = phoneChecks(world).get(phone);
  // The count restarts after an expired block.
  const wrong = (before && before.blockedUntil === undefined ? before.wrong : 0) + 1;
  if (wrong < blockAfter) {
    storeCheck(world, { id: phone, wrong });
    return fail.andCommit('OTP_CODE_INVALID', { left: blockAfter - wrong });
  }
  storeCheck(world, { id: phone, wrong, blockedUntil: world.clock.now() + blockFor });
  return fail.andCommit('OTP_BLOCK', { minutes: blockFor / minutes(1) });
}

function storeCheck(world: World, check: PhoneCheck): void {
  if (phoneChecks(world).get(check.id)) phoneChecks(world).remove(check.id);
  phoneChecks(world).insert(check);
}
