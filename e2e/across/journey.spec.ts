import { readFileSync } from 'node:fs';
import { password, phones } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { baht } from '../fixtures/translations.ts';

test(
  'a whole journey: log in, transfer and back, withdraw, read the statement, and save a receipt as a picture @nightly',
  { tag: '@words' },
  async ({ open, session, site, wallet, withdraw, statement, backend, page, t }, { project }) => {
    const picture = (name: string) =>
      page.screenshot({
        path: `${project.outputDir}/journey/${project.name}-${name}.png`,
        animations: 'disabled',
      });

    const before = await backend.balances();
    await open('/login');
    await picture('1-login');
    await session.login(phones.rich, password);
    await expect(site.agreement).toBeVisible();
    await picture('2-agreement');
    await site.agree.click();
    await expect(site.promotions).toBeVisible();
    await site.close.click();
    await expect(wallet.inWallet).toHaveText(baht(25_000));
    await picture('3-home');

    await wallet.openTransfer.click();
    await wallet.transfer.to.selectOption('JOKER');
    await wallet.transfer.amount.fill('300.75');
    await picture('4-transfer');
    await wallet.transfer.submit.click();
    await picture('5-transfer-question');
    await wallet.transfer.confirm(300.75).click();
    await expect(wallet.transfer.done).toBeVisible();
    await picture('6-transfer-done');
    await wallet.transfer.ok.click();
    await expect(wallet.inWallet).toHaveText(baht(24_699.25));

    await wallet.openTransfer.click();
    await wallet.transfer.make(300.75, { from: 'JOKER', to: 'wallet' });
    await wallet.transfer.ok.click();
    await expect(wallet.inWallet).toHaveText(baht(25_000));
    expect(await backend.effects('wallet.transfer')).toBe(2);
    expect(await backend.balances()).toEqual(before);

    await wallet.openWithdraw.click();
    await withdraw.amount.fill('1000');
    await picture('7-withdraw');
    await withdraw.submit.click();
    await expect(withdraw.question).toBeVisible();
    await picture('8-withdraw-question');
    await withdraw.confirm(1_000).click();
    await expect(withdraw.done).toBeVisible();
    await picture('9-withdraw-done');
    await withdraw.openStatement.click();

    await expect(statement.row('withdraw', 1_000, 'in progress')).toHaveCount(1);
    await expect(statement.row('transfer', 300.75)).toHaveCount(2);
    await picture('10-statement');
    await expect(statement.rows).toHaveCount(10);
    for (const [at, amount] of ['1,000.00', '300.75', '300.75'].entries())
      await expect(statement.rows.nth(at)).toContainText(amount);
    expect((await backend.balances())['wallet']).toBe(24_000);

    await statement.rows.first().click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      statement
        .detail('withdraw')
        .getByRole('button', { name: t('deposit:qr.save') })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe('receipt.png');
    const receipt = readFileSync(await download.path());
    expect(receipt.toString('latin1', 1, 4)).toBe('PNG');
    expect(receipt.readUInt32BE(16), 'its width in pixels').toBe(1080);
    await page.keyboard.press('Escape');

    await site.leave();
    await expect(session.title).toBeVisible();
  },
);
