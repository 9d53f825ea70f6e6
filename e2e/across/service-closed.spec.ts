/** A closed service, and single responses that say so by mistake. */
import { asWritten } from '@wallet/locales/joined';
import type { Page } from '@playwright/test';
import type { ControlledWorld } from '@wallet/mock-server/control';
import { expect, test } from '../fixtures/test.ts';

/** Closes the service when a request leaves. Earlier, a background read could replace the page before an action. */
const closeDuring = (page: Page, world: ControlledWorld, address: string) =>
  page.route(
    address,
    async (route) => {
      await world.site.change({ status: 'terminated' });
      await route.continue();
    },
    { times: 1 },
  );

test('a closed service replaces the login page, with its own title and look; the page looks again each minute, and opens the service', async ({
  open,
  session,
  site,
  world,
  t,
  page,
  backend,
}) => {
  let ended = 0;
  page.on('requestfinished', (request) => (ended += request.url().endsWith('/api/lookup/active') ? 1 : 0));
  await page.clock.install();
  await world.site.change({ status: 'terminated' });
  await open('/login');
  await expect(page).toHaveURL('/terminated');
  await expect(site.closed).toBeVisible();
  await expect(page).toHaveTitle(`${asWritten(t('site:terminated.title'))} · Player Wallet`);
  await expect(page.locator('body')).toHaveClass(/\bterminated\b/);
  // The login page reads once, and the closed page once when it opens. A minute starts with the end of a response.
  await expect.poll(() => ended).toBe(2);
  await page.clock.runFor(30_000);
  expect(await backend.calls('site.active')).toHaveLength(2);
  await page.clock.runFor(31_000);
  await expect.poll(() => ended).toBe(3);
  await expect(site.closed).toBeVisible();
  await world.site.change({ status: 'active' });
  await page.clock.runFor(61_000);
  await expect(session.title).toBeVisible();
});

test(
  'a service that closes during a session shows its page, and returns when it opens again; a withdrawal meanwhile moves no money',
  { tag: '@once' },
  async ({ signIn, open, statement, withdraw, site, world, backend, page, expectFailures }) => {
    expectFailures(410);
    await signIn('rich', { at: statement.address });
    await expect(statement.rows).toHaveCount(10);
    await closeDuring(page, world, '**/api/statement');
    await statement.next.click();
    await expect(page).toHaveURL(/\/terminated\?redirect=%2Fuser%2Fstatement/);
    // The app checks once before it opens the page, and the page once when it opens.
    await expect.poll(async () => (await backend.calls('site.active')).length).toBeGreaterThanOrEqual(2);
    await expect(site.checkAgain).toBeEnabled();
    await world.site.change({ status: 'active' });
    await site.checkAgain.click();
    await expect(page).toHaveURL(/\/user\/statement/);
    await expect(statement.rows).toHaveCount(10);
    await expect(page.locator('body')).not.toHaveClass(/\bterminated\b/);

    await open(withdraw.address);
    await withdraw.openConfirmation(500);
    const address = '**/api/wallet/withdraw';
    await closeDuring(page, world, address);
    const responsePromise = page.waitForResponse(address);
    await withdraw.confirm(500).click();
    expect((await responsePromise).status()).toBe(410);
    await expect(site.closed).toBeVisible();
    expect(await backend.newWithdrawals()).toEqual([]);
  },
);

test(
  'the page of the closed service redirects while the service is active @nightly',
  { tag: '@once' },
  async ({ signIn, session, wallet, open, page }) => {
    await signIn('rich', { at: '/terminated?redirect=/user/statement' });
    await expect(page).toHaveURL('/user/statement');
    await open('/terminated');
    await expect(wallet.shows(27_510.5)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await open('/terminated?redirect=https://evil.example/');
    await expect(session.title).toBeVisible();
  },
);
