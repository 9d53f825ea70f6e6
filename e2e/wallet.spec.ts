import { runClockUntil, stopClock } from './fixtures/clock.ts';
import { richMoney } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { baht } from './fixtures/translations.ts';

const { wallet: inWallet, total } = richMoney;

test('a transfer moves money once: delivered twice, with a lost response, or refused by the game; one tap returns everything', async ({
  signIn,
  wallet,
  t,
  world,
  backend,
  expectFailures,
}) => {
  expectFailures(400, 500);
  await test.step('delivered twice', async () => {
    await world.faults.add({ operation: 'wallet.transfer', effect: { type: 'duplicate' } });
    await signIn();
    await wallet.openTransfer.click();
    await wallet.transfer.make(100, { to: 'PG' });
    await expect(wallet.transfer.done).toBeVisible();
    expect(await backend.effects('wallet.transfer')).toBe(1);
    expect((await backend.balances())['wallet']).toBe(inWallet - 100);
    await wallet.transfer.ok.click();
    await expect(wallet.transfer.dialog).toBeHidden();
    await world.faults.clear();
  });
  await test.step('with a lost response', async () => {
    const before = (await backend.calls('wallet.transfer')).length;
    await world.faults.add({
      operation: 'wallet.transfer',
      phase: 'after',
      effect: { type: 'error', code: 'INTERNAL_SERVER_ERROR' },
    });
    await wallet.openTransfer.click();
    await wallet.transfer.make(100, { to: 'PG' });
    await expect(wallet.transfer.dialog.getByText(t('wallet:transfer.verdict.happened'))).toBeVisible();
    expect(await backend.calls('wallet.transfer')).toHaveLength(before + 1);
    expect((await backend.balances())['wallet']).toBe(inWallet - 200);
    await wallet.transfer.ok.click();
    await expect(wallet.transfer.dialog).toBeHidden();
    await world.faults.clear();
  });
  await test.step('refused by the game, the money returns', async () => {
    await wallet.openTransfer.click();
    await wallet.transfer.make(100, { to: 'STORM' });
    await expect(wallet.transfer.refused).toBeVisible();
    await expect(wallet.transfer.dialog.getByText(t('error:TRANSFER_FAIL'))).toBeVisible();
    // The message shows the balance after a new read.
    await expect(wallet.transfer.dialog.getByRole('definition')).toHaveText([baht(inWallet - 200)]);
    expect(await backend.balances()).toMatchObject({ wallet: inWallet - 200, STORM: 0 });
    await wallet.transfer.ok.click();
    await expect(wallet.transfer.amount).toHaveValue(/^100(\.00)?$/);
  });
  await test.step('everything returns', async () => {
    await wallet.transfer.returnAll.click();
    await wallet.transfer.confirmReturnAll.click();
    await expect(wallet.transfer.done).toBeVisible();
    await wallet.transfer.ok.click();
    await expect(wallet.inWallet).toHaveText(baht(total));
    await expect(wallet.inGames).toHaveText(baht(0));
    expect(await backend.balances()).toMatchObject({ wallet: total, PG: 0, UFABET: 0, HUAYHD: 0 });
    expect(await backend.effects('wallet.transferAll')).toBe(1);
  });
});

test(
  'refresh-all calls the games once, then pauses',
  { tag: '@once' },
  async ({ signIn, wallet, world, backend, t, page }) => {
    await world.site.change({ isSpinActive: false });
    await page.clock.install();
    await signIn();
    await expect(wallet.shows(total)).toBeVisible();
    const member = (await world.members.list()).find(({ name }) => name === 'Mali Demo');
    await world.ledger.adjust({ account: `game:${member?.id}:PG`, amount: 99.5, reason: 'won at the game' });
    await stopClock(page);
    await wallet.refreshAll.click();
    await runClockUntil(page, wallet.shows(total + 99.5), 10);
    await expect(wallet.refreshAll).toBeDisabled();
    await expect(wallet.refreshAll).toContainText(t('wallet:balance.wait', { count: 0 }).split('0')[0] ?? '');
    expect(await backend.effects('wallet.refresh')).toBe(1);
    await page.clock.runFor(5_000);
    await expect(wallet.refreshAll).toBeEnabled();
  },
);

test(
  'while balances are checked, the loader replaces the icon of its button @nightly',
  { tag: '@once' },
  async ({ signIn, wallet, holdResponses }) => {
    await signIn();
    await expect(wallet.shows(total)).toBeVisible();
    const balances = await holdResponses('wallet.read');
    await wallet.check.click();
    await balances.waits();
    const icon = wallet.balance.locator('button[aria-busy="true"] svg');
    await expect(icon).toHaveCSS('visibility', 'hidden');
    await balances.release();
  },
);
