/** The end of a session: storage, other tabs and the next member. */
import { password, phones } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { demoAccounts } from '@wallet/contract/demo-members';

test.use({ hasChat: true });

/** The router's scroll positions by address, without data of a member. */
const scrollKey = 'tsr-scroll-restoration-v1_3';

test(
  'a guest page ends the session in other tabs too @nightly',
  { tag: '@once' },
  async ({ signIn, open, context, page, t, wallet, session }) => {
    await signIn();
    await expect(wallet.shows(27_510.5)).toBeVisible();
    const tab = await context.newPage();
    await open('/contact', tab);
    await expect(session.title).toBeVisible();
    await expect(page.getByText(t('session:notice.elsewhere'))).toBeVisible();
    await expect(page.getByText('27,510.50')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

test(
  'preloading a guest page does not end the session',
  { tag: '@once' },
  async ({ openWith, page, world, wallet }) => {
    const { token } = await world.members.signIn(phones.rich);
    await openWith({ token, 'remember-agreement': 'true' }, '/no-such-page');
    await page.getByRole('link').first().hover();
    await page.getByRole('link').first().click();
    await expect(wallet.shows(27_510.5)).toBeVisible();
  },
);

test(
  'logging out removes all data of the member; neither Back nor the next member sees any',
  { tag: '@once' },
  async ({ signIn, open, wallet, deposit, site, session, page }) => {
    await signIn();
    await expect(wallet.shows(27_510.5)).toBeVisible();
    await wallet.openDeposit.click();
    await deposit.method('KBANK').click();
    await deposit.qr.make(100);
    await deposit.close.click();
    await site.visit('profile');
    await site.leave();
    await expect(session.title).toBeVisible();
    const keys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    const ofThePhone = ['chat-read', 'locale', 'visits', 'tokens-ended', scrollKey];
    expect(keys.filter((key) => !ofThePhone.includes(key))).toEqual([]);
    await page.goBack();
    await expect(session.title).toBeVisible();
    await expect(
      page.getByText(new RegExp(`27,510|Mali Demo|${demoAccounts.rich.bankAccountNo}`)),
    ).toHaveCount(0);
    await open('/login');
    await session.login(phones.new, password);
    await expect(wallet.balance.getByText('Nok Demo')).toBeVisible();
    await expect(page.getByText(/27,510|Mali Demo/)).toHaveCount(0);
  },
);

test(
  'after a journey the storage has the documented keys alone @nightly',
  { tag: '@once' },
  async ({ open, session, wallet, withdraw, statement, site, page }) => {
    await open('/login');
    await session.remember.check();
    await session.login(phones.rich, password);
    await expect(site.agreement).toBeVisible();
    await site.agree.click();
    await expect(site.promotions).toBeVisible();
    await site.close.click();
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await withdraw.openStatement.click();
    await expect(statement.row('withdraw', 500, 'in progress')).toHaveCount(1);
    await open('/user/profile');
    const storedState = () =>
      page.evaluate(() => ({
        local: Object.keys(localStorage).sort(),
        session: Object.keys(sessionStorage).sort(),
        cookies: document.cookie
          .split('; ')
          .map((cookie) => cookie.split('=')[0])
          .filter((name) => name?.startsWith('mock_world') !== true),
      }));
    const local = [
      'chat-read',
      'last_sync',
      'locale',
      'remember-agreement',
      'request-numbers',
      'session-clock',
      'token',
      'tracked-withdrawal',
      'visits',
      'wallet-cache',
    ];
    // The app writes some keys when the page is idle.
    await expect.poll(storedState).toEqual({ local, session: [scrollKey], cookies: ['locale'] });
  },
);
