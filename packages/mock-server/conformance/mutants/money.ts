/** Money that is counted, checked or paid wrongly. */
import { satang, type Satang } from '@wallet/contract/wire/money';
import type { DoneAnswer } from './mutation.ts';
import { again, done, losingSatang, onCode } from './mutation.ts';
import { receipts, runningBonus } from '../../src/domains/bonus/receipt.ts';
import { coupons } from '../../src/domains/spin/coupon.ts';
import { members } from '../../src/domains/profile/member.ts';
import { changeSettings, readSettings } from '../../src/domains/site/site.ts';
import { account } from '../../src/world/account.ts';
import type { Mutant, HandlerContext } from './mutant.ts';

/** Puts money into a member's wallet, from nowhere. */
const credit = ({ world, member }: HandlerContext, amount: Satang): DoneAnswer => {
  world.ledger.adjust({ account: account.wallet(member.id), amount, reason: 'a mutant' });
  return done;
};

export const moneyMutants: readonly Mutant[] = [
  {
    name: 'The statement shows a satang more than was moved',
    caughtBy: 'Each way of moving money leaves its entry, with its amount and its places',
    handlers: {
      'statement.list'(context, right) {
        const page = right(context) as { total: number; statements: { amount: number }[] };
        const statements = page.statements.map((row) => ({ ...row, amount: row.amount + 1 }));
        return { ...page, statements };
      },
    },
  },
  {
    name: 'A transfer does not look at the balance',
    caughtBy: 'More than there is stays where it is',
    handlers: {
      'wallet.transfer': onCode('MONEY_NOT_ENOUGH', (context, right) => {
        credit(context, satang(1_000_00));
        return right({ ...context, body: { ...context.body, from: 'wallet' as never, to: 'PG' as never } });
      }),
    },
  },
  {
    name: 'A transfer of less than a baht works',
    caughtBy: 'A transfer is at least one baht, and the refusal says so',
    handlers: { 'wallet.transfer': onCode('TRANSFER_MINIMUM', () => done) },
  },
  {
    name: 'A transfer loses a satang on its way',
    caughtBy: 'A transfer gives to one account what it takes from the other, to the satang',
    handlers: {
      'wallet.transfer': losingSatang,
    },
  },
  {
    name: 'A third decimal is rounded instead of refused',
    caughtBy: 'withdraw.create refuses a body that is malformed, and changes nothing',
    onBody({ body }) {
      const { value } = (body ?? {}) as { value?: { amount?: unknown } };
      if (value && typeof value.amount === 'number') value.amount = Math.round(value.amount * 100) / 100;
    },
  },
  {
    name: 'A withdrawal above the largest works',
    caughtBy: 'The bounds are those of the lookup, and the refusal names the one that was passed',
    handlers: {
      'withdraw.create': onCode('TRANSFER_FAIL', (context, right) => {
        const { withdrawMax } = readSettings(context.world);
        changeSettings(context.world, { withdrawMax: satang(1_000_000_00) });
        const answer = right(context);
        changeSettings(context.world, { withdrawMax });
        return answer;
      }),
    },
  },
  {
    name: 'A bonus that is not played lets money out',
    caughtBy: 'Until a bonus is played, money stays in the games',
    handlers: {
      'withdraw.create': onCode('BONUS_CONDITION', (context, right) => {
        const { world, member } = context;
        const running = runningBonus(world, member.id);
        if (running) receipts(world).update(running.id, { status: 'CANCELLED' });
        const answer = right(context);
        if (running) receipts(world).update(running.id, { status: running.status });
        return answer;
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
      // Every slip is another one.
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
    caughtBy: 'Cash that was won waits as a coupon, and is paid once',
    handlers: {
      'spin.claim': onCode('NO_CLAIMABLE_COUPON', (context) => {
        credit(context, satang(50_00));
        return { success: true };
      }),
    },
  },
  {
    name: 'A coupon can be claimed for ever',
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
    name: 'A spin takes no coin',
    caughtBy: 'A spin takes a coin and stops on a slice of the wheel',
    handlers: {
      'spin.spin'(context, right) {
        const { world, member } = context;
        const answer = right(context);
        members(world).update(member.id, { coin: member.coin });
        return answer;
      },
    },
  },
  {
    name: 'The Idempotency-Key counts for nothing',
    caughtBy: 'The same key and body have one effect and one answer',
    onRequest({ headers }) {
      delete headers['idempotency-key'];
    },
  },
  {
    name: 'A cancelled bonus costs nothing',
    caughtBy: 'Cancelling costs the share that the bonus names; the rest is the wallet’s',
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
    name: 'A promotion is received again and again',
    caughtBy: 'A promotion is found and received in letters of either case, once',
    handlers: { 'bonus.activatePromotion': onCode('PROMOTION_RECEIVED', again) },
  },
];
