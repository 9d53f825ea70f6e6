import type spinWords from '@wallet/locales/en/spin.json';
import { phones } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { spinScreen } from '../screens/spin.screen.ts';

/** The demo member's coins, coupons and baht. */
const begins = { coins: 5, wallet: 60 };
const member = phones.spin;

/** The refusals of a claim with advice of the catalogue. */
type Refusal = 'NO_CLAIMABLE_COUPON' | 'INVALID_PRIZE_CODE' | 'INVALID_COUPON_TYPE' | 'COUPON_EXPIRED';
/** Those with advice of their own: the codes are of other calls too. */
type RefusalWithOwnAdvice = keyof typeof spinWords.claim.help;

const hasOwnAdvice = (code: Refusal | RefusalWithOwnAdvice): code is RefusalWithOwnAdvice =>
  code === 'INVALID_CODE' || code === 'BONUS_REMAINING';

test('each refusal of a claim shows its text with advice @nightly', async ({
  signIn,
  spin,
  world,
  t,
  expectFailures,
}) => {
  expectFailures(400);
  await signIn('spin', { at: spin.address });
  const expectRefusal = async (
    prize: string,
    code: Refusal | RefusalWithOwnAdvice,
    meanwhile?: () => Promise<unknown>,
  ) => {
    await spin.claim.openConfirmation(prize);
    await meanwhile?.();
    await spin.claim.confirm.click();
    await expect(spin.claim.refused).toContainText(t(`error:${code}`));
    await expect(spin.claim.refused).toContainText(
      t(hasOwnAdvice(code) ? `spin:claim.help.${code}` : `error:advice.${code}`),
    );
    await spin.ok.click();
    await expect(spin.dialog).toBeHidden();
  };
  await expect(spin.coupon('฿50.00')).toHaveCount(1);
  const won = await world.spin.listCoupons({ member });
  const idOf = (prize: string) => won.find((one) => one.prize === prize && one.status === 'WON')?.id ?? '';
  // Claimed in another tab meanwhile, and expired meanwhile.
  await expectRefusal('฿50.00', 'NO_CLAIMABLE_COUPON', () =>
    world.spin.claimCoupon({ coupon: idOf('CASH50') }),
  );
  await expect(spin.coupon('฿50.00')).toHaveCount(0);
  await expectRefusal('♥', 'INVALID_COUPON_TYPE');
  await expectRefusal('+1', 'COUPON_EXPIRED', () => world.spin.expireCoupon({ coupon: idOf('COIN1') }));
  await expect(spin.coupon('+1')).toHaveCount(0);
  // Another tab took a bonus.
  await world.bonus.grant({ member, amount: 100 });
  await expectRefusal('฿20.00', 'BONUS_REMAINING');
  // The app never sends such a coupon, so a fault returns the error.
  await world.faults.add({
    operation: 'spin.claim',
    times: 1,
    effect: { type: 'error', code: 'INVALID_CODE' },
  });
  await expectRefusal('♥', 'INVALID_CODE');
  await expectRefusal('฿88', 'INVALID_PRIZE_CODE');
});

test(
  'a claim with a lost response is reconciled, and money is paid once',
  { tag: '@once' },
  async ({ signIn, spin, backend, loseResponses }) => {
    await loseResponses('spin.claim', 'after');
    await signIn('spin', { at: spin.address });
    await spin.claim.openConfirmation('฿50.00');
    await spin.claim.confirm.click();
    await expect(spin.claim.verdict('happened')).toBeVisible();
    expect((await backend.balances('spin'))['wallet']).toBe(begins.wallet + 50);
    expect(await backend.effects('spin.claim')).toBe(1);
  },
);

test(
  'two tabs claim a coupon once; focus, hover and reload claim and spin nothing',
  { tag: '@once' },
  async ({ signIn, spin, open, context, page, t, holdResponses, backend }) => {
    await signIn('spin', { at: spin.address });
    await spin.claim.openConfirmation('฿50.00');
    const tab = await context.newPage();
    await open('/user/spin', tab);
    const other = spinScreen(tab, t);
    await other.button(5).hover();
    await other.coupon('฿50.00').getByRole('button').hover();
    await page.bringToFront();
    await page.reload();
    await expect(spin.claim.question).toBeVisible();
    expect(await backend.calls('spin.claim')).toEqual([]);
    expect(await backend.calls('spin.spin')).toEqual([]);
    const claims = await holdResponses('spin.claim');
    await tab.bringToFront();
    await other.claim.openConfirmation('฿50.00');
    await other.claim.confirm.click();
    await claims.waits();
    await page.bringToFront();
    await spin.claim.confirm.click();
    await expect(spin.claim.refused).toContainText(t('error:elsewhere'));
    await claims.release();
    await tab.bringToFront();
    await expect(other.claim.done).toBeVisible();
    expect(await backend.effects('spin.claim')).toBe(1);
    expect((await backend.balances('spin'))['wallet']).toBe(begins.wallet + 50);
  },
);

test(
  'home shows no wheel button before the state of the wheel is known @nightly',
  { tag: '@once' },
  async ({ signIn, wallet, spin, t, holdResponses, open, page }) => {
    const wheel = await holdResponses('spin.active', { times: 1 });
    await signIn('spin');
    await expect(wallet.openInvite).toBeVisible();
    await wheel.waits();
    await expect(wallet.refreshAll).toHaveCount(0);
    await expect(wallet.openSpin(5)).toHaveCount(0);
    await wheel.release();
    await expect(wallet.openSpin(5)).toBeVisible();

    // A backend with a wheel in its setup that is not active.
    await page.route('**/api/spinwheel/active', (route) => route.fulfill({ json: { isActive: false } }));
    await open('/user/home');
    await expect(wallet.refreshAll).toBeVisible();
    await open(spin.address);
    await expect(page.getByText(t('spin:closed.title'))).toBeVisible();
  },
);
