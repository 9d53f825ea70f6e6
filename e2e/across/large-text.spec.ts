/** Titles of sheets with large text: their height, their handle and their distance to the edge. */
import { password } from '../fixtures/member.ts';
import { setFontSize } from '../fixtures/overflow.ts';
import { expect, navigate, test } from '../fixtures/test.ts';

test(
  'the title of a long sheet keeps its height with large text @nightly',
  { tag: '@words' },
  async ({ signIn, deposit, page }) => {
    await signIn('rich', { at: deposit.at('SCB') });
    await expect(deposit.copyNumber).toBeVisible();
    await setFontSize(page, 32);
    const header = deposit.dialog.locator('header');
    const hidden = () => header.evaluate((box) => box.scrollHeight - box.clientHeight);
    await expect.poll(hidden).toBe(0);
  },
);

test(
  'with large text, a title of two lines keeps the distance of one to its edge, and its header stays while the sheet is locked @nightly',
  { tag: '@once' },
  async ({ signIn, profile, statement, site, holdResponses, page }) => {
    await signIn('rich', { at: `${statement.address}?slips=1` });
    await setFontSize(page, 32);
    const header = site.dialog.locator('header');
    const placeOf = () =>
      header.evaluate((bar) => {
        const lines = document.createRange();
        lines.selectNodeContents(bar.querySelector('h2') as Element);
        const { top, bottom } = lines.getBoundingClientRect();
        const box = bar.getBoundingClientRect();
        return { lines: lines.getClientRects().length, above: top - box.top, below: box.bottom - bottom };
      });
    await expect.poll(async () => (await placeOf()).lines).toBe(1);
    const { above } = await placeOf();
    await navigate(page, '/user/profile?modal=password');
    await expect(profile.password.dialog).toBeVisible();
    const long = await placeOf();
    expect(long.lines).toBe(2);
    for (const distance of [long.above, long.below]) expect(Math.abs(distance - above)).toBeLessThan(2);

    const held = await holdResponses('profile.changePassword');
    await profile.password.change(password, 'demo12345');
    await held.waits();
    await expect(site.close).toHaveCount(0);
    expect(await placeOf()).toEqual(long);
    await held.release();
    await expect(profile.password.saved).toBeVisible();
  },
);

test(
  'with large text, no handle crosses a title @nightly',
  { tag: '@words' },
  async ({ signIn, site, page }) => {
    await signIn('rich', { at: '/user/statement?slips=1' });
    await expect(site.dialog.locator('header')).toBeVisible();
    await setFontSize(page, 32);
    const handle = () =>
      site.dialog.locator('header').evaluate((bar) => getComputedStyle(bar, '::before').content);
    await expect.poll(handle).toBe('none');
  },
);
