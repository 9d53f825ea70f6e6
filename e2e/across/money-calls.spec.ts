/** The calls of each money effect, from its button to its receipt and the refreshed page. */
import { expect, test } from '../fixtures/test.ts';
import { moneyEffects } from './money.screen.ts';

/** The statement is read before and after; the rest refreshes the page. */
const most: Readonly<Record<string, number>> = {
  'a withdrawal': 5,
  'a withdrawal of everything': 5,
  'a transfer': 4,
  'returning everything': 4,
  'an invite reward as a bonus': 6,
  'an invite reward into the wallet': 6,
  'a refund as a bonus': 7,
  'a refund into the wallet': 7,
  'a bonus': 6,
  'a promotion': 7,
  'a coupon': 5,
  'a gift link': 6,
};

for (const [what, { operation, at, who, prepare }] of Object.entries(moneyEffects))
  test(`${what} makes few calls`, { tag: ['@once', '@nightly'] }, async ({ signIn, page, t, backend }) => {
    await signIn(who, { at });
    const button = await prepare(page, t);
    await page.waitForLoadState('networkidle');
    const before = (await backend.calls()).length;
    await button.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common:actions.ok') })
      .waitFor();
    await page.waitForLoadState('networkidle');
    // The start of the page may still read the chat and the site.
    const calls = (await backend.calls()).slice(before).filter((call) => !/^(chat|site)\./.test(call));
    expect(calls.filter((call) => call === operation)).toHaveLength(1);
    expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(most[what] ?? 0);
  });
