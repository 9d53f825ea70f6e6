/** Promotions by code, which are bonuses in the contract. */
import { phones } from '../fixtures/member.ts';
import { operatorText } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

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

test.describe('a promotion of April', () => {
  test.use({ frozenAt: '2026-04-30T23:59:00+07:00' });

  test('every refusal of a promotion is an error alert with its text @nightly', async ({
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
    await signIn('new', { at: bonus.promotionSheet('NEWYEAR') });
    const expectRefusal = async (text: string) => {
      await bonus.receive.click();
      await expect(bonus.refused).toBeVisible();
      await expect(bonus.dialog.getByText(text)).toBeVisible();
    };
    await bonus.receive.waitFor();
    // Midnight passes between the question and the confirmation.
    await world.clock.advance(60_000);
    await expectRefusal(t('error:NO_PROMOTION'));

    await open(bonus.promotionSheet('DOUBLE100'));
    await expectRefusal(t('error:BONUS_CONDITION_deposit', { deposit: 50 }));

    await open(bonus.promotionSheet('SABAI50'));
    await bonus.receive.waitFor();
    await world.bonus.activatePromotion({ member, code: 'SABAI50' });
    await expectRefusal(t('error:PROMOTION_RECEIVED'));
    await bonus.ok.click();

    expectFailures(409);
    await open(bonus.promotionSheet('DOUBLE100'));
    await expectRefusal(t('error:BONUS_ALREADY_ACTIVE'));
    await bonus.ok.click();
    await world.bonus.play({ member });
    await expectRefusal(t('error:BONUS_REMAINING'));
    await bonus.seeCurrent.click();
    await expect(bonus.cancelling.sheet).toBeVisible();
    expect(await backend.effects('bonus.activatePromotion')).toBe(0);
  });
});
