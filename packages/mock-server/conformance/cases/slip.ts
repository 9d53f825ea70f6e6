/** Slips: uploaded, reviewed, credited once (spec 4, Slip status; spec 8, Slip failure notes). */
import { slipMaxBytes } from '@wallet/contract/deposit';
import { slipNotes } from '@wallet/contract/statement';
import { picture, pictureOf } from '../attachment.ts';
import { about } from '../case.ts';
import { arranged, arrangedOverTime, withFacts } from '../capability.ts';
import { same } from '../../src/client/mismatch.ts';
import { minutes } from '../../src/world/clock.ts';
import type { MemberCaller } from '../context.ts';

const slipOf = (mark: string, name?: string) => ({ body: { file: picture(mark, name) } });

/** Returns status, note and amount of a member's slips, newest first. */
async function slipsOf(mali: MemberCaller) {
  const { slips } = await mali.gets('statement.slips', { body: { page: 1, limit: 100 } });
  return slips.map(({ status, note, amount }) => [status, note ?? null, amount]);
}

export const slipCases = about('deposit', {
  'A slip is in progress until its review, which credits the amount': {
    cites: 'spec 4, Slip status; spec 9; decisions 70',
    requires: arrangedOverTime,
    async run({ member, later }) {
      const mali = await member({});
      await mali.gets('deposit.sendSlip', slipOf('one', 'slip-250.50baht.gif'));
      same('the slip', await slipsOf(mali), [['in progress', null, 0]]);
      same('the wallet', await mali.balance(), 0);
      await later(minutes(1));
      same('the slip within a minute', await slipsOf(mali), [['SUCCESS', null, 250.5]]);
      same('the wallet within a minute', await mali.balance(), 250.5);
      const { total, statements } = await mali.gets('statement.list', { body: { page: 1, limit: 10 } });
      const [entry] = statements;
      same('the statement', [total, entry?.statementType, entry?.amount], [1, 'deposit', 250.5]);
    },
  },
  'A slip pays once, for any sender: SLIP_REFNO_DUPLICATED': {
    cites: 'spec 8, Slip failure notes; decisions 71',
    requires: [...arranged, 'clock'],
    async run({ member, other, later }) {
      const [mali, nok] = [await member({}), await other({})];
      await mali.gets('deposit.sendSlip', slipOf('the same'));
      await mali.gets('deposit.sendSlip', slipOf('the same'));
      await later(minutes(1));
      await nok.gets('deposit.sendSlip', slipOf('the same'));
      await later(minutes(1));
      same('the first member’s slips', await slipsOf(mali), [
        ['FAILED', 'SLIP_REFNO_DUPLICATED', 0],
        ['SUCCESS', null, 100],
      ]);
      same('the second member’s slip', await slipsOf(nok), [['FAILED', 'SLIP_REFNO_DUPLICATED', 0]]);
      same('both wallets', [await mali.balance(), await nok.balance()], [100, 0]);
    },
  },
  'A failed slip has its note, for each note, and credits nothing': {
    cites: 'spec 8, Slip failure notes',
    requires: arrangedOverTime,
    async run({ member, later }) {
      const mali = await member({});
      const notes = Object.keys(slipNotes);
      for (const note of notes) {
        await mali.gets('deposit.sendSlip', slipOf(note, `${note}.gif`));
        await later(minutes(1));
      }
      same('the slips', await slipsOf(mali), notes.map((note) => ['FAILED', note, 0]).reverse());
      same('the wallet', await mali.balance(), 0);
    },
  },
  'A slip of ten megabytes is accepted, one byte more is rejected': {
    cites: 'decisions 70; quality 5',
    requires: [...withFacts, 'unreadable'],
    async run({ member }) {
      const mali = await member({});
      await mali.gets('deposit.sendSlip', { body: { file: pictureOf(slipMaxBytes) } });
      const { status } = await mali.send('deposit.sendSlip', { body: { file: pictureOf(slipMaxBytes + 1) } });
      same('the status', status, 413);
      same('the slips', (await slipsOf(mali)).length, 1);
    },
  },
  'Slips fail in the closed window, with its hours, and are accepted before and after it': {
    cites: 'spec 9; decisions 15, 70',
    requires: arrangedOverTime,
    async run({ member, world, later }) {
      const mali = await member({});
      await (await world()).site.change({ slipClosed: { from: '12:10', to: '12:20' } });
      const hours = { closedFrom: '12:10', closedTo: '12:20' };
      await later(minutes(10) - 1);
      same('the window a moment before', await mali.gets('deposit.slipWindow'), { isOpen: true, ...hours });
      await mali.gets('deposit.sendSlip', slipOf('before'));
      await later(1);
      same('the window at its first minute', await mali.gets('deposit.slipWindow'), {
        isOpen: false,
        ...hours,
      });
      const params = await mali.refused('deposit.sendSlip', 'SLIP_UPLOAD_FAIL', slipOf('within'));
      same('the hours of the window', params, { from: '12:10', to: '12:20' });
      await later(minutes(10));
      await mali.gets('deposit.sendSlip', slipOf('after'));
    },
  },
  'The sixth slip within a minute is REQUEST_LIMIT_1MIN': {
    cites: 'spec 8, Rate limit; decisions 70',
    requires: arranged,
    async run({ member }) {
      const mali = await member({});
      for (let turn = 0; turn < 5; turn++) await mali.gets('deposit.sendSlip', slipOf(`${turn}`));
      await mali.refused('deposit.sendSlip', 'REQUEST_LIMIT_1MIN', slipOf('six'));
    },
  },
  'A slip is available to its member, and unknown to others': {
    cites: 'spec 7, Statement; decisions 72',
    requires: [...arranged, 'clock'],
    async run({ member, other, later }) {
      const [mali, nok] = [await member({}), await other({})];
      await mali.gets('deposit.sendSlip', slipOf('mine'));
      await later(minutes(1));
      const { slips } = await mali.gets('statement.slips', { body: { page: 1, limit: 1 } });
      const reference = slips[0]?.reference ?? '';
      await mali.gets('statement.slipReference', { params: { reference } });
      const foreign = await nok.send('statement.slipReference', { params: { reference } });
      const none = await nok.send('statement.slipReference', { params: { reference: 'NOSUCHSLIP' } });
      same('the responses to another member', [foreign.status, foreign.body], [none.status, none.body]);
      same('the status', none.status, 404);
    },
  },
});
