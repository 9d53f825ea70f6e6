/** The wheel and its coupons (spec 4, Spin; spec 8, Spin coupon). */
import { about } from '../case.ts';
import { arranged, arrangedOverTime, withFacts } from '../capability.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { days } from '../../src/world/clock.ts';
import { demo } from '../facts.ts';
import type { MemberCaller, Context } from '../context.ts';

/** Spins the wheel with a forced slice. Returns the slice. */
async function spin({ world }: Context, mali: MemberCaller, wanted: string) {
  const { result } = await mali.gets('spin.setup');
  const index = result.activeSpinwheel?.slices.findIndex(({ code }) => code === wanted) ?? -1;
  await (await world()).random.force('spin', [index]);
  const response = await mali.gets('spin.spin');
  ensure('the spin', response.success, 'a result', response);
  return response.result;
}

const couponsOf = async (mali: MemberCaller) => (await mali.gets('spin.coupons')).coupons;

/** Wins ฿50.00. Returns a claim for the coupon. */
async function winCash(context: Context, mali: MemberCaller) {
  await spin(context, mali, 'CASH50');
  const [coupon] = await couponsOf(mali);
  ensure('the coupon', coupon?.amount === 50, 'one worth ฿50.00', coupon);
  return { body: { coupon: coupon._id } };
}

export const spinCases = about('spin', {
  'A spin costs a coin and stops on a slice of the wheel': {
    cites: 'spec 4, Spin',
    requires: withFacts,
    async run({ member }) {
      const mali = await member({ coin: 2 });
      const { result } = await mali.gets('spin.setup');
      const codes = result.activeSpinwheel?.slices.map(({ code }) => code) ?? [];
      same('the coins', result.userCoin, 2);
      for (const left of [1, 0]) {
        const response = await mali.gets('spin.spin');
        ensure('the spin', response.success, 'a result', response);
        ensure('the slice', codes.includes(response.result.code), 'one of the wheel', response.result.code);
        same('the coins that are left', response.result.remainingCoin, left);
      }
      same('the coins of the profile', (await mali.gets('profile.read')).profile.coin, 0);
    },
  },
  'A spin without a coin fails': {
    cites: 'spec 4, Spin; decisions 66',
    requires: withFacts,
    async run({ member }) {
      const mali = await member({ coin: 0 });
      await mali.refused('spin.spin', 'MONEY_NOT_ENOUGH');
      same('the coupons', await couponsOf(mali), []);
    },
  },
  'A spin of an inactive wheel fails, and costs no coin': {
    cites: 'spec 2, /user/home; decisions 66',
    requires: arranged,
    async run({ member, world }) {
      const mali = await member({ coin: 1 });
      await (await world()).site.change({ isSpinActive: false });
      same('whether it is on', await mali.gets('spin.active'), { isActive: false });
      await mali.refused('spin.spin', 'INVALID_PRIZE_CODE');
      same('the coins', (await mali.gets('spin.setup')).result.userCoin, 1);
    },
  },
  'Won cash becomes a coupon, and is paid once': {
    cites: 'spec 3, Coupon; decisions 66',
    requires: arranged,
    async run(context) {
      const mali = await context.member({ coin: 1 });
      const coupon = await winCash(context, mali);
      same('the wallet before', await mali.balance(), 0);
      await mali.gets('spin.claim', coupon);
      await mali.refused('spin.claim', 'NO_CLAIMABLE_COUPON', coupon);
      same('the wallet', await mali.balance(), 50);
      same('the coupons', await couponsOf(mali), []);
      const { statements } = await mali.gets('statement.list', { body: { page: 1, limit: 10 } });
      const [entry] = statements;
      ensure(
        'the statement',
        statements.length === 1 && entry?.amount === 50 && entry.luckydraw !== undefined,
        'one entry of the lucky draw',
        statements,
      );
    },
  },
  'A coupon can be claimed for seven days': {
    cites: 'spec 8, COUPON_EXPIRED; decisions 66',
    requires: arrangedOverTime,
    async run(context) {
      const mali = await context.member({ coin: 1 });
      const coupon = await winCash(context, mali);
      await context.later(days(7));
      const later = await mali.signInAgain();
      same('the coupons', await couponsOf(later), []);
      await later.refused('spin.claim', 'COUPON_EXPIRED', coupon);
      same('the wallet', await later.balance(), 0);
    },
  },
  'Another member’s coupon is unknown': {
    cites: 'quality 5; decisions 66',
    requires: arranged,
    async run(context) {
      const [mali, nok] = [await context.member({ coin: 1 }), await context.other({})];
      const coupon = await winCash(context, mali);
      await nok.refused('spin.claim', 'INVALID_CODE', coupon);
      await nok.refused('spin.claim', 'INVALID_CODE', { body: { coupon: 'f'.repeat(24) } });
      same('the other’s wallet', await nok.balance(), 0);
      await mali.gets('spin.claim', coupon);
    },
  },
  'A coupon for a spin gives a coin': {
    cites: 'decisions 66',
    requires: arranged,
    async run(context) {
      const mali = await context.member({ coin: 1 });
      await spin(context, mali, 'COIN1');
      const [coupon] = await couponsOf(mali);
      await mali.gets('spin.claim', { body: { coupon: coupon?._id ?? '' } });
      same('the coins', (await mali.gets('spin.setup')).result.userCoin, 1);
    },
  },
  'A coupon for a bonus fails beside a running bonus': {
    cites: 'spec 8, BONUS_REMAINING; decisions 66',
    requires: arranged,
    async run(context) {
      const mali = await context.member({ coin: 1 });
      await spin(context, mali, 'BONUS20');
      const [coupon] = await couponsOf(mali);
      const claim = { body: { coupon: coupon?._id ?? '' } };
      await mali.gets('bonus.activate', { params: { code: 'MORNING' } });
      await mali.refused('spin.claim', 'BONUS_REMAINING', claim);
      await mali.gets('bonus.clear');
      await mali.gets('spin.claim', claim);
      same('the bonus', (await mali.gets('bonus.checkActive')).type, 'luckydraw');
    },
  },
  'A gift and a retired prize cannot be claimed': {
    cites: 'spec 8, Spin coupon; decisions 66',
    requires: arranged,
    async run(context) {
      const dao = await context.demo(demo.spin);
      const coupons = await couponsOf(dao);
      const of = (label: string) => ({
        body: { coupon: coupons.find(({ prize }) => prize.slice.label === label)?._id ?? '' },
      });
      await dao.refused('spin.claim', 'INVALID_COUPON_TYPE', of('♥'));
      await dao.refused('spin.claim', 'INVALID_PRIZE_CODE', of('฿88'));
    },
  },
});
