/** Where the things of a member stand that go through a state machine. */
import { receiptMachine, receipts } from '../domains/bonus/receipt.ts';
import { qrMachine, qrs } from '../domains/deposit/qr.ts';
import { slipMachine, slips } from '../domains/deposit/slip.ts';
import type { Member } from '../domains/profile/member.ts';
import { couponMachine, coupons, statusOf as statusOfCoupon } from '../domains/spin/coupon.ts';
import { withdrawalMachine, withdrawals } from '../domains/withdraw/withdraw.ts';
import type { World } from '../world/world.ts';

export interface Standing {
  readonly status: string;
  /** Why it failed, where there is a reason. */
  readonly note?: string;
}

type Newest = (world: World, member: Member) => Standing | undefined;

const newest = {
  [qrMachine.name]: (world, { id }) => qrs(world).by('memberId', id).at(-1),
  [slipMachine.name]: (world, { id }) => slips(world).by('memberId', id).at(-1),
  [withdrawalMachine.name]: (world, { id }) => withdrawals(world).by('memberId', id).at(-1),
  [receiptMachine.name]: (world, { id }) => receipts(world).by('memberId', id).at(-1),
  [couponMachine.name]: (world, { id }) => {
    const coupon = coupons(world).by('memberId', id).at(-1);
    return coupon && { status: statusOfCoupon(world, coupon) };
  },
} satisfies Readonly<Record<string, Newest>>;

/** The machines whose things belong to members, by name. */
export const machineNames: readonly string[] = Object.keys(newest);

/** The newest of a member's things of a kind, undefined when there is none. */
export const newestOf = (world: World, member: Member, machine: string): Standing | undefined =>
  (newest as Readonly<Record<string, Newest | undefined>>)[machine]?.(world, member);
