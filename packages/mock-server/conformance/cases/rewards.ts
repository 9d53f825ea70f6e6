/** Invite amounts and refunds (spec 8, Invite, Refund; decisions 14). */
import { latestEntry } from '../latest-entry.ts';
import { about } from '../case.ts';
import { arranged, arrangedOverTime, withFacts } from '../capability.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { days } from '../../src/world/clock.ts';
import { demo } from '../facts.ts';

const page = { body: { page: 1, limit: 100 } };

export const inviteCases = about('invite', {
  'An invite amount is received once, as a bonus': {
    cites: 'spec 7, Invite and refund; decisions 64',
    requires: arranged,
    async run(context) {
      const chai = await context.demo(demo.due);
      const before = await chai.gets('wallet.read');
      same('what is due', before.invite.amount, 150);
      await chai.gets('invite.receive');
      const after = await chai.gets('wallet.read');
      same('what is due then, and the wallet', [after.invite.amount, after.wallet], [0, before.wallet]);
      same('the bonus', (await chai.gets('bonus.checkActive')).type, 'invite');
      const entry = await latestEntry(chai);
      ensure('the statement', entry?.amount === 150 && entry.invite !== undefined, 'the invite bonus', entry);
      await chai.refused('invite.receive', 'NO_INVITE_BONUS');
    },
  },
  'An invite amount below ฿50 fails with that minimum': {
    cites: 'spec 8, INVITE_COLLECT; decisions 64',
    requires: arranged,
    async run({ member, world }) {
      const mali = await member({});
      const { ledger } = await world();
      const give = (amount: number) =>
        ledger.adjust({ account: `invite:${mali.id}`, amount, reason: 'a friend' });
      await mali.refused('invite.receive', 'NO_INVITE_BONUS');
      await give(49.99);
      same('the least', await mali.refused('invite.receive', 'INVITE_COLLECT'), { amount: 50 });
      await give(0.01);
      await mali.gets('invite.receive');
    },
  },
  'While invites are off nothing can be received': {
    cites: 'spec 8, INVITE_INACTIVE',
    requires: arranged,
    async run(context) {
      await (await context.world()).site.change({ isInviteActive: false });
      const chai = await context.demo(demo.due);
      await chai.refused('invite.receive', 'INVITE_INACTIVE');
      await chai.refused('wallet.add', 'INVITE_INACTIVE', { body: { amount: 1 } });
    },
  },
});

export const refundCases = about('refund', {
  'A refund pays its certain part into the wallet, and the rest is forfeited': {
    cites: 'decisions 14, 65',
    requires: arranged,
    async run(context) {
      const chai = await context.demo(demo.due);
      const before = await chai.balance();
      const { result, refundAmount, refundFail } = await chai.gets('refund.check');
      same('what is due', [result, refundAmount, refundFail], [true, 320.5, 20]);
      await chai.gets('refund.addToWallet');
      same('the wallet', Math.round(((await chai.balance()) - before) * 100) / 100, 256.4);
      const after = await chai.gets('refund.check');
      same('what is due then', [after.result, after.refundAmount], [false, 0]);
      same('the statement', (await latestEntry(chai))?.amount, 256.4);
      const { refunds } = await chai.gets('refund.list', page);
      same('the list', refunds[0]?.refundAmount, 320.5);
    },
  },
  'A refund is received once a day; without new losses the next day has none': {
    cites: 'spec 8, Refund; decisions 65',
    requires: arrangedOverTime,
    async run(context) {
      const chai = await context.demo(demo.due);
      await chai.gets('refund.addToWallet');
      await chai.refused('refund.addToWallet', 'REFUND_CONDITION');
      await chai.refused('refund.receive', 'REFUND_CONDITION');
      await context.later(days(1) - 1);
      await chai.refused('refund.receive', 'REFUND_MINIMUM');
    },
  },
  'A refund becomes a bonus of the whole amount, which loses the fail share when it is cancelled': {
    cites: 'decisions 14, 65',
    requires: arranged,
    async run(context) {
      const chai = await context.demo(demo.due);
      const before = await chai.balance();
      await chai.gets('refund.receive');
      same('the bonus', (await chai.gets('bonus.checkActive')).type, 'refund');
      await chai.gets('bonus.clear');
      same('the wallet', Math.round(((await chai.balance()) - before) * 100) / 100, 256.4);
    },
  },
  'A member who never lost anything has no refund': {
    cites: 'spec 8, NO_REFUND',
    requires: withFacts,
    async run({ member }) {
      const mali = await member({});
      same('what is due', (await mali.gets('refund.check')).refundAmount, 0);
      await mali.refused('refund.receive', 'NO_REFUND');
      await mali.refused('refund.addToWallet', 'NO_REFUND');
    },
  },
  'While refunds are off nothing can be received': {
    cites: 'spec 8, REFUND_INACTIVE',
    requires: arranged,
    async run(context) {
      await (await context.world()).site.change({ isRefundActive: false });
      const chai = await context.demo(demo.due);
      await chai.refused('refund.receive', 'REFUND_INACTIVE');
      await chai.refused('refund.addToWallet', 'REFUND_INACTIVE');
    },
  },
});
