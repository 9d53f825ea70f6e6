import { phones } from './fixtures/member.ts';
import { operatorText } from './fixtures/operator.ts';
import { expect, test } from './fixtures/test.ts';

/** Calls with an effect, by their names in the journal. */
const effects = ['bonus.activate', 'bonus.activatePromotion', 'bonus.clear'];

test(
  'a bonus is received, appears in the statement, and is cancelled after two confirmations',
  { tag: '@laos' },
  async ({ signIn, bonus, statement, wallet, open, world, backend, language }) => {
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
    await open('/user/home');
    await expect(wallet.inWallet).toHaveText('฿0.00');
  },
);

test(
  'a played bonus ends, and its money is in the wallet',
  { tag: '@once' },
  async ({ signIn, bonus, statement, world, backend }) => {
    await world.bonus.grant({ member: phones.rich, amount: 300, turnover: 1 });
    await world.bonus.play({ member: phones.rich });
    await signIn('rich', { at: bonus.currentSheet });
    await bonus.move(300).click();
    await bonus.move(300).click();
    await bonus.openStatement.click();
    await expect(statement.row('finish_bonus', 300)).toHaveCount(1);
    expect((await backend.balances())['wallet']).toBe(25_300);
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

test('a second bonus is refused and leads to the current one @nightly', async ({
  signIn,
  bonus,
  t,
  backend,
  expectFailures,
}) => {
  expectFailures(409);
  await signIn('bonus', { at: bonus.sheetOf('LOYAL') });
  await bonus.receive.click();
  await expect(bonus.refused).toBeVisible();
  await expect(bonus.dialog.getByText(t('error:BONUS_ALREADY_ACTIVE'))).toBeVisible();
  await bonus.seeCurrent.click();
  await expect(bonus.cancelling.sheet).toBeVisible();
  await expect(
    bonus.dialog.getByText(t('bonus:terms.share', { percent: 100 }), { exact: true }),
  ).toBeVisible();
  expect(await backend.effects('bonus.activate')).toBe(0);
});

test('every refusal of a bonus is an error alert with its text @nightly', async ({
  signIn,
  bonus,
  open,
  t,
  world,
  backend,
  expectFailures,
}) => {
  expectFailures(400);
  const member = phones.new;
  await signIn('new', { at: bonus.sheetOf('DAILY') });
  const expectRefusal = async (text: string) => {
    await bonus.receive.click();
    await expect(bonus.refused).toBeVisible();
    await expect(bonus.dialog.getByText(text)).toBeVisible();
  };
  await expectRefusal(t('error:BONUS_CONDITION_deposit', { deposit: 100 }));
  await expect(bonus.dialog.getByText(t('bonus:receive.deposit'))).toBeVisible();
  // The sheet shows the terms again.
  await bonus.ok.click();
  await expect(bonus.receive).toBeVisible();

  await open(bonus.sheetOf('EARLY'));
  await expectRefusal(t('error:BONUS_FULL'));

  // Another phone changes the state meanwhile.
  await open(bonus.sheetOf('WELCOME'));
  await bonus.receive.waitFor();
  await world.bonus.activate({ member, code: 'WELCOME' });
  await world.bonus.cancel({ member });
  await expectRefusal(t('error:BONUS_MAX_CLAIMED'));

  await open(bonus.sheetOf('LOYAL'));
  await bonus.receive.waitFor();
  await world.bonus.grant({ member, amount: 60 });
  await world.bonus.play({ member });
  await expectRefusal(t('error:BONUS_REMAINING'));
  await expect(bonus.seeCurrent).toBeVisible();

  await world.faults.add({ operation: 'bonus.activate', effect: { type: 'error', code: 'INVALID_CODE' } });
  await bonus.ok.click();
  await expectRefusal(t('error:INVALID_CODE'));
  expect(await backend.effects('bonus.activate')).toBe(0);
});

test('every refusal of a cancellation is an alert with its title @nightly', async ({
  signIn,
  bonus,
  t,
  open,
  world,
  backend,
  expectFailures,
}) => {
  expectFailures(400);
  const member = phones.bonus;
  await signIn('bonus', { at: bonus.currentSheet });
  const expectRefusal = async (...texts: readonly string[]) => {
    await bonus.cancelling.first.click();
    await bonus.cancelling.confirm.click();
    await expect(bonus.cancelling.refused).toBeVisible();
    for (const text of texts) await expect(bonus.dialog.getByText(text)).toBeVisible();
  };
  await expectRefusal(t('error:BONUS_REMAINING'), t('bonus:cancel.below', { amount: 10 }));
  await bonus.ok.click();
  await expect(bonus.cancelling.sheet).toBeVisible();

  await world.bonus.cancel({ member });
  await world.bonus.grant({ member, amount: 60 });
  await open(bonus.currentSheet);
  await bonus.cancelling.first.waitFor();
  // Another phone changes the state meanwhile.
  await world.bonus.cancel({ member });
  await world.bonus.grant({ member, amount: 60, isCancellable: false });
  await expectRefusal(t('error:BONUS_CONDITION_amount', { amount: 60 }), t('bonus:cancel.unplayed'));
  await bonus.ok.click();
  await expect(bonus.cancelling.sheet).toBeVisible();
  await expect(bonus.cancelling.first).toBeHidden();
  expect(await backend.effects('bonus.clear')).toBe(0);
});

test(
  'deep links, hovering, returning and reloading receive and cancel nothing',
  { tag: '@once' },
  async ({ signIn, bonus, page, open, hoverAndReturn, world, backend }) => {
    await world.bonus.activate({ member: phones.new, code: 'LOYAL' });
    await signIn('new', { at: `${bonus.address}?promo=sabai50` });
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
      await page.reload();
      await expect(way).toBeVisible();
    }
    await bonus.cancelling.first.click();
    await hoverAndReturn([bonus.cancelling.confirm]);
    // Only calls without an effect were made.
    const calls = await backend.calls();
    expect(calls).toEqual(expect.arrayContaining(['bonus.list', 'bonus.checkActive', 'bonus.findPromotion']));
    expect(calls.filter((name) => effects.includes(name))).toEqual([]);
  },
);

test('a response lost after the bonus was received is reconciled: one bonus', async ({
  signIn,
  bonus,
  backend,
  loseResponses,
}) => {
  await loseResponses('bonus.activate', 'after');
  await signIn('new', { at: bonus.sheetOf('LOYAL') });
  await bonus.receive.click();
  await expect(bonus.verdict('happened')).toBeVisible();
  await bonus.ok.click();
  await expect(bonus.mark('LOYAL')).toBeVisible();
  expect((await backend.balances('new'))['bonus']).toBe(50);
});

test(
  'bonuses that cannot be loaded offer a retry @nightly',
  { tag: '@once' },
  async ({ signIn, bonus, page, t, world, expectFailures }) => {
    expectFailures(500);
    const fault = await world.faults.add({
      operation: 'bonus.list',
      effect: { type: 'error', code: 'INTERNAL_SERVER_ERROR' },
    });
    await page.clock.install();
    await signIn('new', { at: bonus.address });
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(page.getByText(t('bonus:failed'))).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [10] });
    await world.faults.remove(fault.id);
    await page.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(bonus.open('LOYAL')).toBeVisible();
  },
);
