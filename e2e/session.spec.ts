import type { Page } from '@playwright/test';
import { statement as contract } from '@wallet/contract/statement';
import { withdraw as withdrawal } from '@wallet/contract/withdraw';
import type { ControlledWorld } from '@wallet/mock-server/control';
import { password, phones } from './fixtures/member.ts';
import { expect, waitUntilInteractive, test } from './fixtures/test.ts';

/** Home, where the agreement opens by itself. */
const home = /^http:\/\/127\.0\.0\.1:\d+\/user\/home(?:\?modal=agreement)?$/;

/** Lets all sessions expire while the next request to an address is under way. */
const expireDuring = (page: Page, path: string, world: ControlledWorld): Promise<unknown> =>
  page.route(
    `**${path}`,
    async (route) => {
      await world.clock.advance(25 * 3_600_000);
      await route.continue();
    },
    { times: 1 },
  );

test(
  'a member logs in, the requested page opens, and the session ends with the browser',
  { tag: '@words' },
  async ({ open, session, page, t }) => {
    await open('/user/statement?page=2');
    await expect(session.title).toBeVisible();
    await expect(page.getByText(t('session:notice.required'))).toBeVisible();
    await session.login(phones.rich, password);
    await expect(page).toHaveURL('/user/statement?page=2');
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token') !== null]),
    ).toEqual([null, true]);
  },
);

test(
  'a member can stay logged in @nightly',
  { tag: '@once' },
  async ({ open, session, wallet, page, context }) => {
    await open('/login');
    await session.remember.check();
    await session.login(phones.rich, password);
    await expect(wallet.shows(27_510.5)).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('token') !== null, sessionStorage.getItem('token')]),
    ).toEqual([true, null]);
    const tab = await context.newPage();
    await open('/user/profile', tab);
    await expect(tab).toHaveURL('/user/profile');
  },
);

for (const [pointer, isTouch] of [
  ['a mouse', false],
  ['a finger', true],
] as const)
  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 800 }, hasTouch: isTouch, isMobile: isTouch });

    test(`the first click of ${pointer} logs in`, { tag: '@once' }, async ({ open, session, page }) => {
      await open('/login');
      await session.login(phones.rich, password);
      await expect(page).toHaveURL(home);
    });
  });

test(
  'before hydration the login has its picture, and keeps typed text',
  { tag: '@once' },
  async ({ session, page, open }) => {
    // The app's script waits until the test has typed into the pre-rendered page.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await session.phone.fill(phones.rich);
    await session.password.pressSequentially(password);
    await expect(page.locator('aside')).toHaveCSS('background-image', /^url\("data:/);
    release();
    await waitUntilInteractive(page);
    await expect(session.password).toHaveValue(password);
    await expect(session.password).toBeFocused();
    await session.submit.click();
    await expect(page).toHaveURL(home);
    await page.unroute('**/assets/index-*.js');
    await open('/user/home');
  },
);

test(
  'Tab selects the phone number, so typing replaces it @nightly',
  { tag: '@once' },
  async ({ open, session, page }) => {
    await open('/login');
    await session.phone.fill(phones.rich);
    await page.keyboard.press('Tab');
    await expect(session.phone).toHaveValue('081-234-5678');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(phones.new);
    await expect(session.phone).toHaveValue(phones.new);
  },
);

test('login redirects to no foreign address @nightly', { tag: '@once' }, async ({ open, session, page }) => {
  await open('/login?redirect=//evil.example/user/home');
  await session.login(phones.rich, password);
  await expect(page).toHaveURL(home);
});

test(
  'an expired session returns to the same page after login, and during a money request to the form',
  { tag: '@once' },
  async ({ signIn, open, statement, session, withdraw, page, t, world, backend, expectFailures }) => {
    expectFailures(401);
    await signIn('rich', { at: '/user/statement?page=2' });
    await expect(statement.rows).toHaveCount(10);
    await expireDuring(page, contract.list.path, world);
    await statement.next.click();
    await expect(session.title).toBeVisible();
    await expect(page.getByText(t('session:notice.expired'))).toBeVisible();
    await session.login(phones.rich, password);
    await expect(page).toHaveURL('/user/statement?page=3');
    await expect(statement.rows).toHaveCount(10);

    await open(withdraw.address);
    await withdraw.openConfirmation(500);
    await expireDuring(page, withdrawal.create.path, world);
    await withdraw.confirm(500).click();
    await expect(session.title).toBeVisible();
    await session.login(phones.rich, password);
    await expect(page).toHaveURL(withdraw.address);
    await expect(withdraw.amount).toBeVisible();
    expect(await backend.newWithdrawals()).toEqual([]);
  },
);
