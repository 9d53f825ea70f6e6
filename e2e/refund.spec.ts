import { catchPassing } from './fixtures/clock.ts';
import { operatorText } from './fixtures/operator.ts';
import { expect, test } from './fixtures/test.ts';
import { baht } from './fixtures/translations.ts';
import { refundScreen } from './screens/refund.screen.ts';

/** The refund, its certain part, the rest, and the wallet, in baht. */
const due = 320.5;
const share = 256.4;
const rest = 64.1;
const inWallet = 80;

test('a refund is received as a bonus, and appears in the list and in the statement', async ({
  signIn,
  refund,
  statement,
  site,
  page,
  backend,
  language,
}) => {
  await page.clock.install();
  await signIn('due');
  await catchPassing(page, () => refund.open.click(), refund.banners.first());
  await refund.enter();
  await expect(refund.amount).toContainText(baht(due));
  await expect(refund.rows).toHaveCount(2);
  await refund.choices.bonus.click();
  await expect(refund.share('success', 100, due)).toBeVisible();
  await expect(refund.share('fail', 20, rest)).toBeVisible();
  await expect(refund.bonusWarning(rest)).toBeVisible();
  expect(await backend.calls('refund.receive')).toEqual([]);
  await refund.confirmBonus.dblclick();
  await expect(refund.done).toBeVisible();
  expect(await backend.calls('refund.receive')).toHaveLength(1);
  expect(await backend.balances('due')).toMatchObject({ refund: 0, bonus: due, wallet: inWallet });
  await refund.ok.click();
  await expect(refund.dialog).toBeHidden();
  await refund.open.click();
  await refund.enter();
  await expect(refund.rows).toHaveCount(3);
  await expect(refund.rows.first()).toContainText(baht(due));
  await expect(refund.nothing).toBeVisible();
  await site.close.click();
  await site.visit('statement');
  await expect(statement.row('bonus', due)).toHaveCount(1);
  await expect(statement.row('bonus', due)).toContainText(operatorText('lossRefund', language));
});

test('a refund waits for a click, and can go to the wallet with its certain part alone', async ({
  signIn,
  refund,
  hoverAndReturn,
  page,
  wallet,
  statement,
  site,
  backend,
  language,
}) => {
  await signIn('due', { at: refund.address });
  await refund.enter();
  await hoverAndReturn(Object.values(refund.choices));
  await refund.choices.wallet.click();
  await page.reload();
  await refund.enter();
  const calls = await backend.calls();
  expect(calls).toContain('refund.check');
  expect(calls.filter((name) => ['refund.receive', 'refund.addToWallet'].includes(name))).toEqual([]);

  await expect(refund.choices.wallet).toContainText(baht(share));
  await refund.choices.wallet.click();
  await expect(refund.share('now', 80, share)).toBeVisible();
  await expect(refund.share('givenUp', 20, rest)).toBeVisible();
  await expect(refund.walletWarning(share, rest)).toBeVisible();
  await refund.confirm(share).dblclick();
  await expect(refund.done).toBeVisible();
  expect(await backend.calls('refund.addToWallet')).toHaveLength(1);
  expect(await backend.balances('due')).toMatchObject({ refund: 0, wallet: inWallet + share });
  await refund.ok.click();
  await expect(refund.dialog).toBeHidden();
  await expect(wallet.inWallet).toHaveText(baht(inWallet + share));
  await refund.open.click();
  await refund.enter();
  // The list has the whole amount, the statement the part that was paid.
  await expect(refund.rows.first()).toContainText(baht(due));
  await site.close.click();
  await site.visit('statement');
  await expect(statement.row('bonus', share)).toHaveCount(1);
  await expect(statement.row('bonus', share)).toContainText(operatorText('lossRefund', language));
});

test(
  'an outdated second tab shows the refusal, then the current state @nightly',
  { tag: '@once' },
  async ({ signIn, refund, open, page, context, t, backend, expectFailures }) => {
    expectFailures(400);
    await page.clock.install();
    await signIn('due', { at: refund.address });
    await refund.enter();
    const tab = await context.newPage();
    await open(refund.address, tab);
    const other = refundScreen(tab, t);
    await other.enter();
    await refund.receive('wallet', share);
    await expect(refund.done).toBeVisible();
    await other.choices.bonus.click();
    await catchPassing(tab, () => other.confirmBonus.click(), other.refusal('REFUND_CONDITION'));
    await expect(other.nothing).toBeVisible();
    expect(await backend.balances('due')).toMatchObject({ refund: 0, wallet: inWallet + share });
  },
);
