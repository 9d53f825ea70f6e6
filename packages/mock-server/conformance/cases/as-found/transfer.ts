/** One baht to a game and back, for an existing member (spec 5, Transfer; decisions 4, 11). */
import { satang } from '@wallet/contract/wire/money';
import { baht, inBaht } from '@wallet/contract/wire/money.fixture';
import { mainWallet, transferMinimum } from '@wallet/contract/wallet';
import { asFound, requireFact } from '../../capability.ts';
import { about, given } from '../../case.ts';
import type { MemberCaller } from '../../context.ts';
import { minutes } from '../../../src/world/clock.ts';
import { ensure, same } from '../../../src/client/mismatch.ts';
import {
  gainOf,
  moved,
  newIntent,
  existingPlayer,
  plus,
  readBalances,
  sameBalances,
  type Balances,
} from './balances.ts';

const transfer = (from: string, to: string, amount: number) => ({ body: { from, to, amount } });

/** Returns all that the backend moved to the game, so that also a wrong backend is restored. */
async function moveBack(mali: MemberCaller, game: string, before: Balances, after: Balances): Promise<void> {
  const gone = before.wallet - after.wallet;
  if (gone >= transferMinimum)
    await mali.gets('wallet.transfer', transfer(game, mainWallet, inBaht(satang(gone))));
}

export const transferAsFound = about('wallet', asFound, {
  'A baht to a game and back changes both balances, and no other': {
    cites: 'spec 7, Wallet; decisions 4',
    run: given(existingPlayer, async ({ mali, game, before }) => {
      await mali.gets('wallet.transfer', transfer(mainWallet, game, moved));
      const there = await readBalances(mali);
      await mali.gets('wallet.transfer', transfer(game, mainWallet, moved));
      const back = await readBalances(mali);
      const expected = plus(before, { [mainWallet]: -moved, [game]: moved });
      same('all accounts after the transfer', there.accounts, expected);
      same('all accounts after the transfer back', back.accounts, before.accounts);
    }),
  },
  'A baht to a game and back: the statement lists both, newest first, and explains the wallet': {
    cites: 'spec 3, Statement item; spec 7, Statement; decisions 5',
    run: given(existingPlayer, async ({ mali, game, before }, context) => {
      const began = await context.now();
      await mali.gets('wallet.transfer', transfer(mainWallet, game, moved));
      const { wallet, latest } = await readBalances(mali);
      await mali.gets('wallet.transfer', transfer(game, mainWallet, moved));
      const { total, statements } = await mali.gets('statement.list', { body: { page: 1, limit: 2 } });
      same('how many entries there are', total, before.entries + 2);
      same('the first entry, when it is the older one', statements[1], latest);
      same(
        'kinds, statuses and amounts, newest first',
        statements.map(({ statementType, status, amount }) => [statementType, status, amount]),
        [1, 2].map(() => ['transfer', 'SUCCESS', moved]),
      );
      same(
        'out of the wallet and into it',
        [statements[1]?.from, statements[0]?.to],
        [mainWallet, mainWallet],
      );
      same('the change of the wallet by the entry', latest && gainOf(latest), wallet - before.wallet);
      const ended = await context.now();
      const times = statements.map(({ createdAt }) => Date.parse(createdAt));
      const isNow = times.every((at) => at >= began - minutes(5) && at <= ended + minutes(5));
      ensure(
        'the moments of the entries',
        isNow,
        'within five minutes of the clock of the backend',
        statements,
      );
    }),
  },
  'A repeated transfer with one key moves once, with the same response': {
    cites: 'decisions 11',
    run: given(existingPlayer, async ({ mali, game, before }) => {
      const intent = newIntent();
      const sent = { ...transfer(mainWallet, game, moved), intent };
      const first = await mali.gets('wallet.transfer', sent);
      const second = await mali.gets('wallet.transfer', sent);
      const other = await mali.send('wallet.transfer', { ...transfer(mainWallet, game, 1), intent });
      const once = await readBalances(mali);
      await moveBack(mali, game, before, once);
      same('the second response', second, first);
      same('all accounts after both', once.accounts, plus(before, { [mainWallet]: -moved, [game]: moved }));
      same('how many entries were added', once.entries - before.entries, 1);
      same('the status of the key with another body', other.status, 422);
    }),
  },
  'Five concurrent requests with one key move once': {
    cites: 'decisions 11; quality 1',
    run: given(existingPlayer, async ({ mali, game, before }) => {
      requireFact(before.wallet >= 5 * baht(moved), 'the member has less than ฿5.05');
      const sent = { ...transfer(mainWallet, game, moved), intent: newIntent() };
      await Promise.all(Array.from({ length: 5 }, () => mali.send('wallet.transfer', sent)));
      const after = await readBalances(mali);
      await moveBack(mali, game, before, after);
      same('all accounts', after.accounts, plus(before, { [mainWallet]: -moved, [game]: moved }));
    }),
  },
  'An invalid transfer fails with its code and limit, and no money moves': {
    cites: 'spec 5, Transfer; spec 8, Money; decisions 46',
    run: given(existingPlayer, async ({ mali, game, before }) => {
      const tooMuch = inBaht(satang(before.wallet + 1));
      for (const amount of [0, 0.99]) {
        const least = await mali.refused(
          'wallet.transfer',
          'TRANSFER_MINIMUM',
          transfer(mainWallet, game, amount),
        );
        same(`the least amount, refused for ${amount}`, least, { amount: inBaht(transferMinimum) });
      }
      await mali.refused('wallet.transfer', 'MONEY_NOT_ENOUGH', transfer(mainWallet, game, tooMuch));
      await mali.refused('wallet.transfer', 'TRANSFER_FAIL', transfer(mainWallet, mainWallet, 1));
      await mali.refused('wallet.transfer', 'NO_WALLET', transfer(mainWallet, 'CONFORMNOWHERE', 1));
      await sameBalances('refused transfers', mali, before);
    }),
  },
  'A third decimal fails, and no money moves': {
    cites: 'decisions 4',
    requires: [...asFound, 'malformed'],
    run: given(existingPlayer, async ({ mali, game, before }) => {
      const body = JSON.stringify({ from: mainWallet, to: game, amount: 1.001 });
      const { status } = await mali.sendRaw('wallet.transfer', { body, type: 'application/json' });
      const after = await readBalances(mali);
      await moveBack(mali, game, before, after);
      same('the status', status, 422);
      same('all accounts', after.accounts, before.accounts);
    }),
  },
});
