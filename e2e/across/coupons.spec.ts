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
