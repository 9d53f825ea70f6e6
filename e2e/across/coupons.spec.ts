import { expect, test } from '../fixtures/test.ts';

/** The demo member's baht. */
const begins = { wallet: 60 };

test(
  'focus, hover and reload claim and spin nothing; a claim with a lost response is reconciled, and paid once',
  { tag: '@once' },
  async ({ signIn, spin, page, backend, loseResponses }) => {
    await loseResponses('spin.claim', 'after');
    await signIn('spin', { at: spin.address });
    await spin.button(5).hover();
    await spin.coupon('฿50.00').getByRole('button').hover();
    await spin.claim.openConfirmation('฿50.00');
    await page.bringToFront();
    await page.reload();
    await expect(spin.claim.question).toBeVisible();
    expect(await backend.calls('spin.claim')).toEqual([]);
    expect(await backend.calls('spin.spin')).toEqual([]);
    await spin.claim.confirm.click();
    await expect(spin.claim.verdict('happened')).toBeVisible();
    expect((await backend.balances('spin'))['wallet']).toBe(begins.wallet + 50);
    expect(await backend.effects('spin.claim')).toBe(1);
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
