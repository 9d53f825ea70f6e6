/** The statement (spec 2, /user/statement; decisions 5, 8). */
import { about } from '../case.ts';
import type { SentTransaction } from '../latest-entry.ts';
import { arranged } from '../capability.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { demo } from '../facts.ts';
import { gainOf } from './as-found/balances.ts';
import { giftCode, giftLink } from '../gift.ts';
import type { MemberCaller } from '../context.ts';

const page = (number: number, limit: number) => ({ body: { page: number, limit } });

/** Returns the whole statement, read in pages of a given size. */
async function allPages(
  mali: MemberCaller,
  limit: number,
): Promise<{ total: number; rows: SentTransaction[] }> {
  const rows: SentTransaction[] = [];
  const first = await mali.gets('statement.list', page(1, limit));
  rows.push(...first.statements);
  for (let number = 2; number <= Math.ceil(first.total / limit); number++) {
    const { total, statements } = await mali.gets('statement.list', page(number, limit));
    same(`the total on page ${number}`, total, first.total);
    rows.push(...statements);
  }
  return { total: first.total, rows };
}

export const statementCases = about('statement', {
  'The sum of four months of entries is the wallet’s balance': {
    cites: 'spec 3, Statement item; quality 1',
    requires: arranged,
    async run(context) {
      const mali = await context.demo(demo.rich);
      const { rows } = await allPages(mali, 100);
      const sum = rows.reduce((satang, row) => satang + gainOf(row), 0);
      same('the sum', sum / 100, await mali.balance());
    },
  },
  'Each movement of money has its entry, with its amount and its accounts': {
    cites: 'spec 3, Transaction kinds; decisions 17, 50',
    requires: arranged,
    async run(context) {
      const mali = await context.member({});
      await mali.gets('deposit.sendLink', { body: giftLink(context, `${giftCode}THB500`) });
      await mali.gets('game.activate', { params: { slotCode: 'PG' } });
      await mali.gets('wallet.transfer', { body: { from: 'wallet', to: 'PG', amount: 12.34 } });
      await mali.gets('withdraw.create', { body: { amount: 100.01 } });
      const { rows } = await allPages(mali, 10);
      same(
        'kinds, statuses and amounts',
        rows.map(({ statementType, status, amount }) => [statementType, status, amount]),
        [
          ['withdraw', 'in progress', 100.01],
          ['transfer', 'SUCCESS', 12.34],
          ['deposit', 'SUCCESS', 500],
        ],
      );
      same('the places', [rows[0]?.from, rows[1]?.from, rows[2]?.to], ['wallet', 'wallet', 'wallet']);
      ensure('the account it is paid to', !/5550\d+/.test(rows[0]?.to ?? ''), 'masked', 'the whole number');
    },
  },
});
