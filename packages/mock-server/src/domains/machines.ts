/** All rows with a status, and their state machines, for the control API and the docs. */
import { encode, type output, type ZodMiniType } from 'zod/mini';
import type { Machine } from '../world/machine.ts';
import type { Row, TableHandle } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { ReceiptView, viewReceipt } from './bonus/bonus.actions.ts';
import { receiptMachine, receipts } from './bonus/receipt.ts';
import { QrView, viewQr, SlipView, viewSlip } from './deposit/deposit.actions.ts';
import { qrMachine, qrs } from './deposit/qr.ts';
import { slipMachine, slips } from './deposit/slip.ts';
import { otpMachine, otps } from './registration/otp.ts';
import { OtpView, viewOtp } from './registration/registration.actions.ts';
import { couponMachine, coupons } from './spin/coupon.ts';
import { CouponView, viewCoupon } from './spin/spin.actions.ts';
import { WithdrawalView, viewWithdrawal } from './withdraw/withdraw.actions.ts';
import { withdrawalMachine, withdrawals } from './withdraw/withdraw.ts';

/** The current view of a row. */
export interface Stated {
  readonly id: string;
  /** Undefined for a one-time password, whose phone number is not a member yet. */
  readonly memberId?: string;
  readonly phone: string;
  readonly status: string;
}

export interface StatedKind {
  readonly machine: Machine;
  /** Returns all rows, oldest first. */
  readonly rows: (world: World) => readonly Stated[];
}

const each =
  <R extends Row, View extends ZodMiniType<object, Stated>>(
    rows: TableHandle<R>,
    view: View,
    show: (world: World, row: R) => output<View>,
  ) =>
  (world: World): readonly Stated[] =>
    rows(world)
      .all()
      .map((row) => encode(view, show(world, row)));

/** The machines by the name of a row's id in the bodies of actions. */
export const machines = {
  qr: { machine: qrMachine, rows: each(qrs, QrView, viewQr) },
  slip: { machine: slipMachine, rows: each(slips, SlipView, viewSlip) },
  withdrawal: { machine: withdrawalMachine, rows: each(withdrawals, WithdrawalView, viewWithdrawal) },
  bonus: { machine: receiptMachine, rows: each(receipts, ReceiptView, viewReceipt) },
  coupon: { machine: couponMachine, rows: each(coupons, CouponView, viewCoupon) },
  otp: { machine: otpMachine, rows: each(otps, OtpView, viewOtp) },
} as const satisfies Readonly<Record<string, StatedKind>>;

export type MachineName = keyof typeof machines;

export const machineNames = Object.keys(machines) as MachineName[];
