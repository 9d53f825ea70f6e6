/** What testers do about one-time passwords. */
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { Refused } from '../../world/refused.ts';
import type { World } from '../../world/world.ts';
import { readPhone } from '../profile/phone.ts';
import { defineVerb, verbsOf } from '../verb.ts';
import type { Otp } from './otp.ts';
import {
  expireOtp,
  isPhoneVerified,
  otpMachine,
  pendingOtp,
  statusOf,
  unblockPhone,
  verifyPhone,
} from './otp.ts';

const OnePhone = z.strictObject({ phone: z.string().check(z.minLength(1), z.maxLength(64)) });

const OtpView = z.strictObject({
  id: z.string(),
  phone: z.string(),
  ref: z.string(),
  code: z.string(),
  status: z.enum(otpMachine.states),
  sentAt: Moment,
  expiresAt: Moment,
});

export const viewOtp = (world: World, otp: Otp): z.output<typeof OtpView> => ({
  ...otp,
  status: statusOf(world, otp),
  sentAt: toMoment(otp.sentAt),
  expiresAt: toMoment(otp.expiresAt),
});

function phoneIn(world: World, typed: string): string {
  const phone = readPhone(world.market, typed);
  if (phone === undefined) throw new Refused('senseless', `${typed} is no phone number of this market.`);
  return phone;
}

function requireOtp(world: World, typed: string): Otp {
  const otp = pendingOtp(world, phoneIn(world, typed));
  if (!otp) throw new Refused('missing', `No one-time password is on its way to ${typed}.`);
  return otp;
}

const PhoneView = z.strictObject({ phone: z.string(), isVerified: z.boolean() });

/** Does something about what is known of a phone. */
const ofPhone = (title: string, change: (world: World, phone: string) => void) =>
  defineVerb({
    title,
    body: OnePhone,
    answer: PhoneView,
    run(world, { phone: typed }) {
      const phone = phoneIn(world, typed);
      change(world, phone);
      return { phone, isVerified: isPhoneVerified(world, phone) };
    },
  });

export const registrationVerbs = verbsOf('registration', {
  readOtp: defineVerb({
    title: 'The one-time password that is on its way to a phone number.',
    body: OnePhone,
    answer: OtpView,
    isSafe: true,
    run: (world, { phone }) => viewOtp(world, requireOtp(world, phone)),
  }),
  expireOtp: defineVerb({
    title: 'The one-time password that is on its way expires before its time.',
    body: OnePhone,
    answer: OtpView,
    run: (world, { phone }) => viewOtp(world, expireOtp(world, requireOtp(world, phone))),
  }),
  verifyPhone: ofPhone('A phone number counts as verified, as if the right code was typed.', verifyPhone),
  unblockPhone: ofPhone(
    'Wrong codes of a phone number, and the block they led to, are forgotten.',
    unblockPhone,
  ),
});
