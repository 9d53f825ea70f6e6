/** Slips (spec 4, Slip status; decisions 70). */
import { slipMaxBytes } from '@wallet/contract/deposit';
import { pictureOf } from '../attachment.ts';
import { about } from '../case.ts';
import { same } from '../../src/client/mismatch.ts';

export const slipCases = about('deposit', {
  'A slip of ten megabytes is accepted, one byte more is rejected': {
    cites: 'decisions 70; quality 5',
    requires: ['control', 'unreadable'],
    async run({ member }) {
      const mali = await member({});
      await mali.gets('deposit.sendSlip', { body: { file: pictureOf(slipMaxBytes) } });
      const { status } = await mali.send('deposit.sendSlip', { body: { file: pictureOf(slipMaxBytes + 1) } });
      same('the status', status, 413);
      same('the slips', (await mali.gets('statement.slips', { body: { page: 1, limit: 100 } })).total, 1);
    },
  },
});
