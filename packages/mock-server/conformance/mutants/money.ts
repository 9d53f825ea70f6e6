/** Money that is counted, checked or paid wrongly. */
import { satang, type Satang } from '@wallet/contract/wire/money';
import { done, onCode } from './mutation.ts';
import { receipts, runningBonus } from '../../src/domains/bonus/receipt.ts';
import { coupons } from '../../src/domains/spin/coupon.ts';
import { members } from '../../src/domains/profile/member.ts';
import { account } from '../../src/world/account.ts';
import type { Mutant, HandlerContext } from './mutant.ts';

/** Credits a member's wallet without a source. */
const credit = ({ world, member }: HandlerContext, amount: Satang): typeof done => {
  world.ledger.adjust({ account: account.wallet(member.id), amount, reason: 'a mutant' });
  return done;
};

export const moneyMutants: readonly Mutant[] = [
  {
    name: 'A transfer ignores the balance',
    caughtBy: 'An invalid transfer fails with its code and limit, and no money moves',
    handlers: {
      'wallet.transfer': onCode('MONEY_NOT_ENOUGH', (context, right) => {
        credit(context, satang(1_000_00));
        return right({ ...context, body: { ...context.body, from: 'wallet' as never, to: 'PG' as never } });
      }),
    },
  },
  {
    name: 'An unplayed bonus allows withdrawals',
    caughtBy: 'An unplayed bonus blocks transfers to the wallet',
    handlers: {
      'withdraw.create': onCode('BONUS_CONDITION', (context, right) => {
        const { world, member } = context;
        const running = runningBonus(world, member.id);
        if (running) receipts(world).update(running.id, { status: 'CANCELLED' });
        const response = right(context);
        if (running) receipts(world).update(running.id, { status: running.status });
        return response;
      }),
    },
  },
  {
    name: 'A gift link pays twice',
    caughtBy: 'A gift link pays once, for any sender',
    handlers: {
      'deposit.sendLink': onCode('TRUELINK_DUPLICATE', (context) => credit(context, satang(100_00))),
    },
  },
  {
    name: 'A slip pays twice',
    caughtBy: 'A slip pays once, for any sender: SLIP_REFNO_DUPLICATED',
    handlers: {
      // Every upload becomes a different slip.
      'deposit.sendSlip'(context, right) {
        const { content } = (context.body as unknown as { readonly file: { readonly content: Uint8Array } })
          .file;
        const mark = new TextEncoder().encode(context.world.ids.next('mutant'));
        const file = { name: 'slip.gif', content: Uint8Array.from([...content, ...mark]) };
        return right({ ...context, body: { file: file as never } });
      },
    },
  },
  {
    name: 'A coupon is paid twice',
    caughtBy: 'Won cash becomes a coupon, and is paid once',
    handlers: {
      'spin.claim': onCode('NO_CLAIMABLE_COUPON', (context) => {
        credit(context, satang(50_00));
        return { success: true };
      }),
    },
  },
  {
    name: 'A coupon never expires',
    caughtBy: 'A coupon can be claimed for seven days',
    handlers: {
      'spin.claim': onCode('COUPON_EXPIRED', (context, right) => {
        const { world, body } = context;
        coupons(world).update(body['coupon'] ?? '', { expiresAt: world.clock.now() + 1 });
        return right(context);
      }),
    },
  },
  {
    name: 'A spin costs no coin',
    caughtBy: 'A spin costs a coin and stops on a slice of the wheel',
    handlers: {
      'spin.spin'(context, right) {
        const { world, member } = context;
        const response = right(context);
        members(world).update(member.id, { coin: member.coin });
        return response;
      },
    },
  },
  {
    name: 'A cancelled bonus costs nothing',
    caughtBy: 'Cancelling costs the listed share; the rest goes to the wallet',
    handlers: {
      'bonus.clear'(context, right) {
        const { world, member } = context;
        const running = runningBonus(world, member.id);
        if (running) receipts(world).update(running.id, { percentFail: 0 });
        return right(context);
      },
    },
  },
  {
    name: 'A promotion can be received repeatedly',
    caughtBy: 'A promotion is found and received once, ignoring case',
    handlers: { 'bonus.activatePromotion': onCode('PROMOTION_RECEIVED', () => done) },
  },
];
