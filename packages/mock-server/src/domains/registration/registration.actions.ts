import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { ControlError } from '../../world/control-error.ts';
import type { World } from '../../world/world.ts';
import { requirePhone, RowId } from '../row-lookup.ts';
import { defineAction } from '../action.ts';
import { acceptOtp, expireOtp, otpMachine, otps, pendingOtp, statusOf, type Otp } from './otp.ts';

const Phone = z.string().check(z.minLength(1), z.maxLength(64));
const OnePhone = z.strictObject({ phone: Phone });

const OtpView = z.strictObject({
  id: z.string(),
  phone: z.string(),
  ref: z.string(),
  code: z.string(),
  status: z.enum(otpMachine.states),
  sentAt: Moment,
  expiresAt: Moment,
});

const viewOtp = (world: World, otp: Otp) => ({
  ...otp,
  status: statusOf(world, otp),
  sentAt: toMoment(otp.sentAt),
  expiresAt: toMoment(otp.expiresAt),
});

export const otpKind = { machine: otpMachine, rows: otps, view: OtpView, show: viewOtp };

/** A one-time password by its id, else the pending one of a phone number. */
const OneOtp = z.strictObject({ phone: z.exactOptional(Phone), otp: z.exactOptional(RowId) });

function requireOtp(world: World, { phone, otp: id }: z.output<typeof OneOtp>): Otp {
  if (phone === undefined && id === undefined)
    throw new ControlError('invalid', 'Name the one-time password by phone, or by its id.');
  const otp = id === undefined ? phone && pendingOtp(world, requirePhone(world, phone)) : otps(world).get(id);
  if (otp) return otp;
  throw new ControlError(
    'notFound',
    id === undefined
      ? `No one-time password is pending for ${phone}.`
      : `There is no one-time password ${id}.`,
  );
}

export const registrationActions = {
  readOtp: defineAction({
    title: 'Returns the pending one-time password of a phone number.',
    body: OnePhone,
    result: OtpView,
    isSafe: true,
    run: (world, body) => viewOtp(world, requireOtp(world, body)),
  }),
  expireOtp: defineAction({
    title: 'Expires the pending one-time password early.',
    body: OneOtp,
    result: OtpView,
    run: (world, body) => viewOtp(world, expireOtp(world, requireOtp(world, body))),
  }),
  acceptOtp: defineAction({
    title: 'Accepts a one-time password, as if its code were entered: the phone number is verified.',
    body: OneOtp,
    result: OtpView,
    run: (world, body) => viewOtp(world, acceptOtp(world, requireOtp(world, body))),
  }),
};
