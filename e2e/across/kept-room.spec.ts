/** Room that sheets keep for data that arrives later, and that narrow screens keep for long values. */
import type { Locator } from '@playwright/test';
import { wallet as contract } from '@wallet/contract/wallet';
import type { HeldResponses } from '../fixtures/held-responses.ts';
import {
  afterNextPaint,
  countLayoutShifts,
  recordLayoutShifts,
  sumLayoutShifts,
} from '../fixtures/layout-shift.ts';
import { richMoney } from '../fixtures/member.ts';
import { expect, navigate, test } from '../fixtures/test.ts';

test(
  'a sheet keeps its height while the limits of a withdrawal or the sums and the month of a statement arrive @nightly',
  { tag: '@words' },
  async ({ signIn, wallet, withdraw, statement, site, holdResponses, page, t }) => {
    await recordLayoutShifts(page);
    const expectStill = async (early: Locator, held: HeldResponses, arrived: () => Promise<void>) => {
      await held.waits();
      await early.waitFor();
      await afterNextPaint(page);
      const before = await countLayoutShifts(page);
      await held.release();
      await arrived();
      await afterNextPaint(page);
      expect(await sumLayoutShifts(page, before), page.url()).toBeLessThanOrEqual(0.005);
    };
    await signIn();
    await expect(wallet.shows(richMoney.total)).toBeVisible();
    const limits = await holdResponses('withdraw.limits');
    await wallet.openWithdraw.click();
    await expectStill(withdraw.amount, limits, () => expect(withdraw.amount).toBeEditable());
    await site.close.click();
    const loading = site.dialog.getByText(t('common:state.loading')).first();
    for (const [open, arrived] of [
      [statement.spending.open, () => expect(statement.spending.sums.first()).toContainText('฿')],
      [statement.month.open, () => expect(statement.month.save).toBeEnabled()],
    ] as const) {
      await navigate(page, statement.address);
      await statement.rows.first().waitFor();
      const list = await holdResponses('statement.list', { times: 1 });
      await open.click();
      await expectStill(loading, list, arrived);
    }
  },
);

test(
  'the sheet of a transaction has its height before the texts of its picture arrive @nightly',
  { tag: '@words' },
  async ({ signIn, statement, page, t }) => {
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('pictureFailed:')) await sent;
      await route.fulfill({ response });
    });
    await signIn('rich', { at: statement.address });
    await statement.rows.first().getByRole('button').click();
    await expect(statement.problem).toBeVisible();
    const heightOf = () => page.getByRole('dialog').evaluate((sheet) => sheet.scrollHeight);
    const before = await heightOf();
    const save = page.getByRole('dialog').getByRole('button', { name: t('deposit:qr.save') });
    await expect(save).toHaveCount(0);
    send();
    await expect(save).toBeVisible();
    expect(await heightOf()).toBe(before);
  },
);

test('two long balances keep a distance @nightly', { tag: '@once' }, async ({ signIn, wallet, page }) => {
  const most = 99_999_987.65;
  await page.route(`**${contract.read.path}`, async (route) => {
    const response = await route.fetch();
    const view = (await response.json()) as { wallet: object; slots: object[] };
    const slots = view.slots.map((slot, at) => ({ ...slot, amount: at === 0 ? most : 0 }));
    await route.fulfill({ response, json: { ...view, wallet: { ...view.wallet, amount: most }, slots } });
  });
  await signIn();
  await expect(wallet.shows(2 * most)).toBeVisible();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const gap = async () => {
      const [first, second] = [await wallet.inWallet.boundingBox(), await wallet.inGames.boundingBox()];
      return first && second && first.y === second.y ? second.x - first.x - first.width : -1;
    };
    await expect.poll(gap, `${width} px`).toBeGreaterThanOrEqual(12);
  }
});

test(
  'the state of a slip has the whole width of a phone @nightly',
  { tag: '@once' },
  async ({ signIn, page }) => {
    await signIn('rich', { at: '/user/statement?slips=1' });
    const row = page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ has: page.getByRole('button') })
      .first();
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
    await expect(row).toBeVisible();
    expect(await widthOf(row.getByRole('cell').nth(2))).toBe(await widthOf(row));
  },
);

test(
  'no period of the spending stands alone in a row @nightly',
  { tag: '@words' },
  async ({ signIn, statement, page }) => {
    await signIn('rich', { at: `${statement.address}?modal=spending` });
    await expect(statement.spending.sums.first()).toContainText('฿');
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const isAlone = async () => {
        const [month, all] = [statement.spending.over('month'), statement.spending.over('all')];
        return (await month.boundingBox())?.y !== (await all.boundingBox())?.y;
      };
      await expect.poll(isAlone, `${width} px`).toBe(false);
    }
  },
);
