import { richMoney } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { baht } from './fixtures/words.ts';

test('a withdrawal waits for transfer, leaves the wallet and stands in the statement', async ({
  signIn,
  wallet,
  withdraw,
  statement,
  books,
}) => {
  await signIn();
  await wallet.openWithdraw.click();
  await withdraw.make(500);
  await expect(withdraw.done).toBeVisible();
  await withdraw.openStatement.click();
  await expect(statement.row('withdraw', 500, 'in progress')).toHaveCount(1);
  expect(await books.newWithdrawals()).toEqual([{ amount: 500, status: 'WAITING' }]);
  expect((await books.balances())['wallet']).toBe(richMoney.wallet - 500);
});
