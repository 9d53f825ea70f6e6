/** All rows with a status, and their state machines, for the control API and the docs. */
import { encode, type ZodMiniType } from 'zod/mini';
import type { Machine } from '../world/machine.ts';
import type { Row } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { bonusKind } from './bonus/bonus.actions.ts';
import { qrKind, slipKind } from './deposit/deposit.actions.ts';
import { otpKind } from './registration/registration.actions.ts';
import type { Kind } from './row-actions.ts';
import { couponKind } from './spin/spin.actions.ts';
import { withdrawalKind } from './withdraw/withdraw.actions.ts';

/** The current view of a row. */
export interface Stated {
  readonly id: string;
  /** Undefined for a one-time password, whose phone number is not a member yet. */
  readonly memberId?: string;
  readonly phone: string;
  readonly status: string;
}

interface StatedKind {
  readonly machine: Machine;
  /** Returns all rows, oldest first. */
  readonly rows: (world: World) => readonly Stated[];
}

const stated = <R extends Row, View extends ZodMiniType<object, Stated>>({
  machine,
  rows,
  view,
  show,
}: Kind<R, View>): StatedKind => ({
  machine,
  rows: (world) =>
    rows(world)
      .all()
      .map((row) => encode(view, show(world, row))),
});

/** The machines by the name of a row's id in the bodies of actions. */
export const machines = {
  qr: stated(qrKind),
  slip: stated(slipKind),
  withdrawal: stated(withdrawalKind),
  bonus: stated(bonusKind),
  coupon: stated(couponKind),
  otp: stated(otpKind),
};

export type MachineName = keyof typeof machines;

export const machineNames = Object.keys(machines) as MachineName[];
