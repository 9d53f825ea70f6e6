import { readFileSync } from 'node:fs';
import { returnToPage } from './fixtures/page-visibility.ts';
import { richMoney } from './fixtures/member.ts';
import { runClockUntil, stopClock } from './fixtures/clock.ts';
import { expect, test } from './fixtures/test.ts';

const { wallet: inWallet } = richMoney;
const waiting = (amount: number) => ({ amount, status: 'WAITING' });

test(
  'a withdrawal waits for transfer, leaves the wallet and appears in the statement with its receipt; one tap withdraws the rest',
  { tag: '@laos' },
  async ({ signIn, site, wallet, withdraw, statement, backend, page, t }) => {
    await signIn();
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await expect(withdraw.done).toBeVisible();
    await withdraw.ok.click();
    await expect(withdraw.dialog).toBeHidden();
    await expect(wallet.shows(inWallet - 500)).toBeVisible();
    await wallet.openWithdraw.click();
    await withdraw.make(100.25);
    await withdraw.openStatement.click();
    await expect(statement.row('withdraw', 500, 'in progress')).toHaveCount(1);
    await expect(statement.row('withdraw', 100.25, 'in progress')).toHaveCount(1);
    await statement.rows.first().click();
    const saved = page.waitForEvent('download');
    await statement
      .detail('withdraw')
      .getByRole('button', { name: t('deposit:qr.save') })
      .click();
    const receipt = readFileSync(await (await saved).path());
    expect(receipt.toString('latin1', 1, 4)).toBe('PNG');
    expect(receipt.readUInt32BE(16), 'its width in pixels').toBe(1080);
    expect(await backend.newWithdrawals()).toEqual([waiting(500), waiting(100.25)]);
    expect((await backend.balances())['wallet']).toBe(inWallet - 600.25);
    await site.close.click();
    await site.visit('home');
    await wallet.openWithdraw.click();
    await withdraw.all.click();
    await withdraw.submit.click();
    await withdraw.confirm(inWallet - 600.25).dblclick();
    await expect(withdraw.done).toBeVisible();
    expect(await backend.calls('withdraw.createAll')).toHaveLength(1);
    expect((await backend.balances())['wallet']).toBe(0);
    await withdraw.ok.click();
    await expect(wallet.inWallet).toHaveText('฿0.00');
  },
);

test('home shows the status of the last withdrawal until the player has seen its result; a rejected one returns the money', async ({
  signIn,
  withdraw,
  wallet,
  statement,
  site,
  open,
  page,
  world,
  backend,
}) => {
  await signIn('rich', { at: withdraw.address });
  await withdraw.make(500);
  await withdraw.ok.click();
  await expect(withdraw.news('in progress', 500)).toBeVisible();
  await world.clock.advance(90_000);
  await returnToPage(page);
  await expect(withdraw.news('SUCCESS', 500)).toBeVisible();
  await open('/user/home');
  await expect(withdraw.news('SUCCESS', 500)).toBeVisible();
  await withdraw.dismissNews.click();
  await expect(withdraw.news('SUCCESS', 500)).toBeHidden();

  await wallet.openWithdraw.click();
  await withdraw.make(500.13);
  await withdraw.ok.click();
  // Home keeps the withdrawal once it has found it in the statement.
  await expect(withdraw.news('in progress', 500.13)).toBeVisible();
  await world.clock.advance(90_000);
  expect(await backend.newWithdrawals()).toEqual([
    { amount: 500, status: 'PAID' },
    { amount: 500.13, status: 'REJECTED' },
  ]);
  await returnToPage(page);
  await expect(withdraw.news('FAILED', 500.13)).toBeVisible();
  await expect(wallet.shows(inWallet - 500)).toBeVisible();
  // Home shows no status once the statement has shown it.
  await site.visit('statement');
  await expect(statement.row('withdraw', 500.13, 'FAILED')).toHaveCount(1);
  await open('/user/home');
  await expect(wallet.shows(inWallet - 500)).toBeVisible();
  await expect(withdraw.news('FAILED', 500.13)).toBeHidden();
});

test('an unfinished bonus blocks a withdrawal and links to the bonus', async ({
  signIn,
  withdraw,
  t,
  backend,
  page,
  expectFailures,
}) => {
  expectFailures(400);
  await signIn('bonus', { at: withdraw.address });
  await withdraw.make(100);
  await expect(withdraw.refused).toBeVisible();
  await expect(withdraw.dialog.getByText(t('error:advice.BONUS_CONDITION'))).toBeVisible();
  expect(await backend.newWithdrawals()).toEqual([]);
  // The form keeps the typed values.
  await withdraw.ok.click();
  await expect(withdraw.amount).toHaveValue(/^100(\.00)?$/);
  await withdraw.make(100);
  await withdraw.toBonus.click();
  await expect(page).toHaveURL('/user/bonus');
});

test('without a bank account the sheet requires one, then returns @nightly', async ({
  signIn,
  withdraw,
  profile,
  t,
  banks,
}) => {
  await signIn('noBank', { at: withdraw.address });
  await expect(withdraw.dialog.getByText(t('withdraw:noBank.title'))).toBeVisible();
  await withdraw.dialog.getByRole('button', { name: t('withdraw:noBank.action') }).click();
  await profile.account.fill({ bank: banks.another, number: '5556667779', first: 'Bua', last: 'Demo' });
  await expect(profile.account.dialog).toBeHidden();
  await expect(withdraw.amount).toBeVisible();
  await expect(withdraw.dialog).toContainText('***-*-*7779');
});

test(
  'a response lost before the effect is reconciled: no withdrawal, also after the sheet is closed',
  { tag: '@once' },
  async ({ signIn, withdraw, t, page, backend, loseResponses }) => {
    await loseResponses('withdraw.create', 'before');
    await page.clock.install();
    await signIn('rich', { at: withdraw.address });
    const lose = async () => {
      await withdraw.openConfirmation(500);
      await stopClock(page);
      await withdraw.confirm(500).click();
      await runClockUntil(page, withdraw.verdict('checking'), 10);
    };
    await lose();
    await runClockUntil(page, withdraw.verdict('did-not-happen'));
    await page.clock.resume();
    await withdraw.ok.click();
    await expect(withdraw.amount).toBeVisible();
    await lose();
    await page.keyboard.press('Escape');
    await runClockUntil(page, page.getByText(t('withdraw:verdict.did-not-happen')));
    await expect(withdraw.dialog).toBeHidden();
    expect(await backend.newWithdrawals()).toEqual([]);
    expect((await backend.balances())['wallet']).toBe(inWallet);
  },
);

test(
  'another status of success is a success; an unreadable response is reconciled, and a missing one after a minute',
  { tag: '@once' },
  async ({ signIn, wallet, withdraw, page, world, backend }) => {
    await page.clock.install();
    await signIn('rich', { at: withdraw.address });
    await test.step('another status', async () => {
      const effect = { type: 'answer', status: 204, breaksContract: true } as const;
      await world.faults.add({ operation: 'withdraw.create', phase: 'after', effect });
      await withdraw.make(400);
      await expect(withdraw.openStatement).toBeVisible();
      expect(await backend.effects('withdraw.create')).toBe(1);
      await withdraw.ok.click();
      await expect(withdraw.dialog).toBeHidden();
    });
    await test.step('unreadable', async () => {
      await world.faults.clear();
      const effect = { type: 'malformed', how: 'json' } as const;
      await world.faults.add({ operation: 'withdraw.create', phase: 'after', effect });
      await wallet.openWithdraw.click();
      await withdraw.make(500);
      await expect(withdraw.verdict('happened')).toBeVisible();
      expect(await backend.newWithdrawals()).toEqual([waiting(400), waiting(500)]);
      await withdraw.ok.click();
      await expect(withdraw.dialog).toBeHidden();
    });
    await test.step('missing', async () => {
      await world.faults.clear();
      const effect = { type: 'network', how: 'hang' } as const;
      await world.faults.add({ operation: 'withdraw.create', phase: 'after', effect });
      await wallet.openWithdraw.click();
      await withdraw.openConfirmation(600);
      await stopClock(page);
      await withdraw.confirm(600).click();
      await expect.poll(() => backend.calls('withdraw.create')).toHaveLength(3);
      await page.clock.fastForward(59_000);
      await expect(withdraw.question).toBeVisible();
      await page.clock.fastForward(2_000);
      await page.clock.resume();
      await expect(withdraw.verdict('happened')).toBeVisible();
      expect(await backend.newWithdrawals()).toEqual([waiting(400), waiting(500), waiting(600)]);
    });
  },
);

test(
  'offline, a withdrawal fails at once and is not sent later',
  { tag: '@once' },
  async ({ signIn, withdraw, context, t, backend, wallet }) => {
    await signIn();
    await wallet.openWithdraw.click();
    await withdraw.openConfirmation(500);
    await context.setOffline(true);
    await withdraw.confirm(500).click();
    await expect(withdraw.refused).toBeVisible();
    await expect(withdraw.dialog.getByText(t('error:offline'))).toBeVisible();
    await context.setOffline(false);
    await withdraw.ok.click();
    await withdraw.openConfirmation(600);
    await withdraw.confirm(600).click();
    await expect(withdraw.done).toBeVisible();
    // A later request succeeded, so an earlier one would have been sent before it.
    expect(await backend.newWithdrawals()).toEqual([waiting(600)]);
  },
);
