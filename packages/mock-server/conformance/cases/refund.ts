/** Refunds (spec 8, Refund; decisions 14). */
import { about } from '../case.ts';
import { same } from '../../src/client/mismatch.ts';

export const refundCases = about('refund', {
  'A member who never lost anything has no refund': {
    cites: 'spec 8, NO_REFUND',
    requires: ['control'],
    async run({ member }) {
      const mali = await member({});
      same('what is due', (await mali.gets('refund.check')).refundAmount, 0);
      await mali.refused('refund.receive', 'NO_REFUND');
      await mali.refused('refund.addToWallet', 'NO_REFUND');
    },
  },
});
