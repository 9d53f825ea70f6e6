import { phones } from './fixtures/member.ts';
import { operatorText } from './fixtures/operator.ts';
import { expect, test } from './fixtures/test.ts';

/** Calls with an effect, by their names in the journal. */
const effects = ['bonus.activate', 'bonus.activatePromotion', 'bonus.clear'];

test(
  'a bonus is received, appears in the statement, and is cancelled after two confirmations',
  { tag: '@words' },
  async ({ signIn, bonus, statement, site, wallet, open, world, backend, language }) => {
    await signIn('new', { at: bonus.address });
    await bonus.open('LOYAL').click();
    await expect(bonus.dialog).toContainText('100%');
    await bonus.receive.dblclick();
    await expect(bonus.done).toBeVisible();
    await bonus.ok.click();
    await expect(bonus.mark('LOYAL')).toBeVisible();
    expect(await backend.calls('bonus.activate')).toHaveLength(1);
    expect((await backend.balances('new'))['bonus']).toBe(50);

    // The sheet of the current bonus has one button.
    await bonus.open('LOYAL', 'active').click();
    await expect(bonus.ok).toBeVisible();
    await expect(bonus.receive).toBeHidden();
    await bonus.ok.click();
    await expect(bonus.dialog).toBeHidden();

    await bonus.toCurrent.click();
    await expect(bonus.cancelling.sheet).toBeVisible();
    await bonus.cancelling.first.click();
    await expect(bonus.cancelling.question).toBeVisible();
    expect(await backend.calls('bonus.clear')).toEqual([]);
    await bonus.cancelling.confirm.dblclick();
    await expect(bonus.cancelling.done).toBeVisible();
    expect(await backend.calls('bonus.clear')).toHaveLength(1);
    await bonus.openStatement.click();
    await expect(statement.row('bonus', 50)).toHaveCount(1);
    await expect(statement.row('bonus', 50)).toContainText(operatorText('loyaltyBonus', language));
    await expect(statement.row('finish_bonus', 50)).toHaveCount(1);
    expect((await backend.balances('new'))['bonus'] ?? 0).toBe(0);
    expect((await world.bonus.list({ member: phones.new })).map(({ status }) => status)).toEqual([
      'CANCELLED',
    ]);
    await open(bonus.address);
    await expect(bonus.open('LOYAL')).toBeVisible();
    await expect(bonus.current).toBeHidden();
    await site.visit('home');
    await expect(wallet.inWallet).toHaveText('฿0.00');
  },
);

test.describe('a bonus with a limit', () => {
  // A Sunday, and the last second before both midnight and the week's end.
  test.use({ frozenAt: '2026-01-18T23:59:59+07:00' });

  test(
    'is shown as received until midnight or Monday in Bangkok, and is available again then @nightly',
    { tag: '@once' },
    async ({ signIn, bonus, page, world, backend }) => {
      const member = phones.new;
      for (const code of ['MORNING', 'MORNING', 'WEEKLY', 'WELCOME']) {
        await world.bonus.activate({ member, code });
        await world.bonus.cancel({ member });
      }
      await page.clock.install({ time: new Date('2026-01-18T23:50:00+07:00') });
      await signIn('new', { at: bonus.address });
      for (const code of ['MORNING', 'WEEKLY', 'WELCOME'])
        await expect(bonus.open(code, 'received-out')).toHaveAttribute('aria-disabled', 'true');
      for (const code of ['MORNING', 'WEEKLY'])
        await expect(bonus.card(code)).toContainText('19/01/2026 00:00:00');
      // It is focusable and does nothing.
      await bonus.open('MORNING', 'received-out').focus();
      await page.keyboard.press('Enter');
      await bonus.open('WEEKLY', 'received-out').dispatchEvent('click');
      await expect(bonus.dialog).toBeHidden();

      await page.clock.fastForward(600_000);
      for (const code of ['MORNING', 'WEEKLY']) await expect(bonus.open(code)).toBeVisible();
      await expect(bonus.open('WELCOME', 'received-out')).toBeVisible();
      await world.clock.advance(1_000);
      await bonus.open('WEEKLY').click();
      await bonus.receive.click();
      await expect(bonus.done).toBeVisible();
      expect(await backend.effects('bonus.activate')).toBe(1);
    },
  );
});

test(
  'a lost response is reconciled: one bonus; deep links, hovering, returning and reloading receive and cancel nothing',
  { tag: '@once' },
  async ({ signIn, bonus, page, open, hoverAndReturn, backend, loseResponses }) => {
    await loseResponses('bonus.activate', 'after');
    await signIn('new', { at: bonus.sheetOf('LOYAL') });
    await bonus.receive.click();
    await expect(bonus.verdict('happened')).toBeVisible();
    await bonus.ok.click();
    await expect(bonus.mark('LOYAL')).toBeVisible();
    expect((await backend.balances('new'))['bonus']).toBe(50);

    await open(`${bonus.address}?promo=sabai50`);
    await expect(bonus.promotion.field).toHaveValue('SABAI50');
    await bonus.promotion.found('SABAI50').waitFor();
    await hoverAndReturn([bonus.promotion.open, bonus.open('DAILY'), bonus.toCurrent]);
    for (const [address, way] of [
      [bonus.sheetOf('DAILY'), bonus.receive],
      [bonus.promotionSheet('SABAI50'), bonus.receive],
      [bonus.currentSheet, bonus.cancelling.first],
    ] as const) {
      await open(address);
      await hoverAndReturn([way]);
    }
    await page.reload();
    await bonus.cancelling.first.click();
    await hoverAndReturn([bonus.cancelling.confirm]);
    // All later calls were without an effect.
    const calls = await backend.calls();
    expect(calls).toEqual(expect.arrayContaining(['bonus.list', 'bonus.checkActive', 'bonus.findPromotion']));
    expect(calls.filter((name) => effects.includes(name))).toEqual(['bonus.activate']);
  },
);

test('a promotion is found by its code in lower case and received once', async ({
  signIn,
  bonus,
  statement,
  open,
  t,
  backend,
  language,
}) => {
  await signIn('new', { at: bonus.address });
  await bonus.promotion.find('nope');
  await expect(bonus.promotion.notFound).toBeVisible();
  await expect(bonus.promotion.field).toHaveValue('NOPE');
  await bonus.promotion.find('sabai50');
  await expect(bonus.promotion.found('SABAI50')).toBeVisible();
  await bonus.promotion.open.click();
  await expect(bonus.dialog).toContainText('฿50.00');
  expect(await backend.calls('bonus.activatePromotion')).toEqual([]);
  await bonus.receive.dblclick();
  await expect(bonus.done).toBeVisible();
  await bonus.openStatement.click();
  await expect(statement.row('bonus', 50)).toContainText(operatorText('easyPromotion', language));
  expect(await backend.calls('bonus.activatePromotion')).toHaveLength(1);
  expect((await backend.balances('new'))['bonus']).toBe(50);

  await open(bonus.address);
  await expect(bonus.current).toContainText(t('bonus:type.promotion'));
  await bonus.toCurrent.click();
  // A promotion shows its gain and its cost too.
  await expect(bonus.dialog).toContainText(t('bonus:terms.share', { percent: 100 }));
});
