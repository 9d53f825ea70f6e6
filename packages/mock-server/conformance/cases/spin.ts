/** The wheel (spec 4, Spin). */
import { about } from '../case.ts';
import { ensure, same } from '../../src/client/mismatch.ts';

export const spinCases = about('spin', {
  'A spin costs a coin and stops on a slice of the wheel': {
    cites: 'spec 4, Spin',
    requires: ['control'],
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
    requires: ['control'],
    async run({ member }) {
      const mali = await member({ coin: 0 });
      await mali.refused('spin.spin', 'MONEY_NOT_ENOUGH');
      same('the coupons', (await mali.gets('spin.coupons')).coupons, []);
    },
  },
});
