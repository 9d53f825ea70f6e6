import { asWritten } from '@wallet/locales/joined';
import { phones } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { translator } from './fixtures/translations.ts';

test('an unknown address shows Page Not Found @nightly', { tag: '@once' }, async ({ open, t, page }) => {
  await open('/no-such-page');
  await expect(page.getByRole('heading', { name: t('site:notFound.title') })).toBeVisible();
  await expect(page).toHaveTitle(`${asWritten(t('site:notFound.title'))} · Player Wallet`);
  await page.getByRole('link', { name: t('common:ways.home') }).click();
  await expect(page).toHaveURL(/\/login/);
});

test(
  'hidden promotions stay closed for a day and open on the next @nightly',
  { tag: '@once' },
  async ({ signIn, open, site, wallet, page }) => {
    // At noon in Bangkok, so that the day does not end during the test.
    const noon = new Date().setUTCHours(5, 0, 0, 0);
    await page.clock.install({ time: noon });
    const untilDue = async () => {
      await expect(wallet.shows(27_510.5)).toBeVisible();
      await page.clock.runFor(1_500);
    };
    await signIn('rich', { hasPromotions: true });
    await untilDue();
    await expect(site.promotions).toBeVisible();
    await site.hideToday.click();
    await expect(site.dialog).toBeHidden();
    await open('/user/home');
    await untilDue();
    await page.waitForLoadState('networkidle');
    await expect(site.dialog).toBeHidden();
    await page.clock.setSystemTime(noon + 24 * 60 * 60_000);
    await open('/user/home');
    await untilDue();
    await expect(site.promotions).toBeVisible();
  },
);

test(
  'switching the language keeps the values of a form @nightly',
  { tag: '@once' },
  async ({ open, session, site, language, page }) => {
    const other = language === 'th' ? 'la' : 'th';
    await open('/login');
    await session.phone.fill(phones.rich);
    await session.password.fill('half');
    await site.selectLanguage(other);
    const inOther = translator(other);
    await expect(page.getByRole('heading', { name: inOther('session:title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', other === 'la' ? 'lo' : 'th');
    await expect(page.getByLabel(inOther('session:password'), { exact: true })).toHaveValue('half');
    await expect(page.getByRole('textbox', { name: inOther('session:phone') })).toHaveValue(
      /^081-?234-?5678$/,
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: inOther('session:title') })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(other);
  },
);

test(
  'switching the language keeps an open dialog and its values @nightly',
  { tag: '@once' },
  async ({ signIn, withdraw, site, language, page }) => {
    const other = language === 'en' ? 'la' : 'en';
    await signIn('rich', { at: withdraw.address });
    await withdraw.amount.fill('123');
    await site.selectLanguageBehindDialog(other);
    const inOther = translator(other);
    await expect(page.getByRole('dialog', { name: inOther('withdraw:title') })).toBeVisible();
    await expect(site.dialog.getByRole('textbox', { name: inOther('withdraw:amount') })).toHaveValue(
      /^123(\.00)?$/,
    );
  },
);

test(
  'a lost connection is shown until it returns; a guest page speaks of no balance then @nightly',
  { tag: '@once' },
  async ({ signIn, open, wallet, context, t, page }) => {
    await signIn();
    await expect(wallet.shows(27_510.5)).toBeVisible();
    // Pictures and preloaded chunks would fail too.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(t('common:frame.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t('common:frame.offline'))).toBeHidden();
    await open('/register');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(t('common:frame.offlineGuest'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('common:frame.offline'))).toHaveCount(0);
  },
);
