/** Limits of withdrawals, for an existing member (spec 5, Withdraw; decisions 43, 44). */
import type { ErrorCode } from '@wallet/contract/errors';
import { mainWallet } from '@wallet/contract/wallet';
import { maxSatang, satang } from '@wallet/contract/wire/money';
import { baht, inBaht } from '@wallet/contract/wire/money.fixture';
import { asFound, requireFact } from '../../capability.ts';
import { about, given } from '../../case.ts';
import type { Context } from '../../context.ts';
import { ensure, same } from '../../../src/client/mismatch.ts';
import { newIntent, plus, readBalances, sameBalances } from './balances.ts';

const asking = (amount: number) => ({ body: { amount: inBaht(satang(amount)) } });

/** Returns a member who can withdraw: with a bank account, without a running bonus. */
async function payee(context: Context) {
  const mali = await context.member();
  const { status } = await mali.gets('bonus.checkActive');
  requireFact(!status, 'the member has a bonus that runs, which holds money back');
  const { bankAccount } = await mali.gets('profile.read');
  requireFact(Boolean(bankAccount), 'the member has no bank account');
  const { withdrawMin, withdrawMax } = await mali.gets('withdraw.limits');
  const before = await readBalances(mali);
  return { mali, before, least: baht(withdrawMin), most: baht(withdrawMax) };
}

export const withdrawAsFound = about('withdraw', asFound, {
  'A satang below the minimum withdrawal fails with that limit, and no money moves': {
    cites: 'spec 5, Withdraw; decisions 43',
    run: given(payee, async ({ mali, before, least }) => {
      requireFact(least > 0, 'withdrawals have no smallest amount');
      const bound = await mali.refused('withdraw.create', 'TRANSFER_MINIMUM', asking(least - 1));
      same('the smallest withdrawal', bound, { amount: inBaht(least) });
      await sameBalances('a refused withdrawal', mali, before);
    }),
  },
  'A satang above the maximum withdrawal fails with that limit, and no money moves': {
    cites: 'spec 5, Withdraw; decisions 43',
    run: given(payee, async ({ mali, before, most }) => {
      requireFact(most < maxSatang, 'withdrawals have no largest amount');
      // With two errors in a request, a backend may report either.
      const codes: readonly ErrorCode[] =
        before.wallet > most ? ['TRANSFER_FAIL'] : ['TRANSFER_FAIL', 'MONEY_NOT_ENOUGH'];
      const bound = await mali.refused('withdraw.create', codes, asking(most + 1));
      await sameBalances('a refused withdrawal', mali, before);
      requireFact(bound['amount'] !== undefined, 'the wallet holds less than the largest withdrawal');
      same('the largest withdrawal', bound, { amount: inBaht(most) });
    }),
  },
  'A satang above the balance is MONEY_NOT_ENOUGH, and no money moves': {
    cites: 'spec 8, Money',
    run: given(payee, async ({ mali, before, least, most }) => {
      const { wallet } = before;
      requireFact(
        wallet + 1 >= least && wallet < most,
        'the wallet is not between the bounds of a withdrawal',
      );
      await mali.refused('withdraw.create', 'MONEY_NOT_ENOUGH', asking(wallet + 1));
      await mali.refused('withdraw.createAll', 'MONEY_NOT_ENOUGH', asking(wallet + 1));
      await sameBalances('a refused withdrawal', mali, before);
    }),
  },
  'The minimum withdrawal leaves the wallet at once, once per key, and is in the statement': {
    cites: 'spec 8, Behaviour on errors; decisions 11, 44',
    requires: [...asFound, 'payouts'],
    run: given(payee, async ({ mali, before, least }) => {
      requireFact(
        before.wallet >= 2 * least && least > 0,
        'the member has less than two of the smallest withdrawals',
      );
      const sent = { ...asking(least), intent: newIntent() };
      const first = await mali.gets('withdraw.create', sent);
      same('the second response', await mali.gets('withdraw.create', sent), first);
      const after = await readBalances(mali);
      same('wallet and games', after.accounts, plus(before, { [mainWallet]: -inBaht(least) }));
      same('how many entries were added', after.entries - before.entries, 1);
      const { latest } = after;
      same(
        'kind and amount of the entry',
        [latest?.statementType, latest?.amount],
        ['withdraw', inBaht(least)],
      );
      ensure(
        'the status of the entry',
        latest?.status !== 'FAILED',
        'in progress or SUCCESS',
        latest?.status,
      );
    }),
  },
});
