/** A closed service, and single responses that say so by mistake. */
import { expect, test } from '../fixtures/test.ts';

test('a closed service replaces the login page, with its own title and look', async ({
  open,
  site,
  world,
  t,
  page,
}) => {
  await world.site.change({ status: 'terminated' });
  await open('/login');
  await expect(page).toHaveURL('/terminated');
  await expect(site.closed).toBeVisible();
  await expect(page).toHaveTitle(`${t('site:terminated.title')} · Player Wallet`);
  await expect(page.locator('body')).toHaveClass(/\bterminated\b/);
});

test(
  'a service that closes during a session shows its page, and returns when it opens again',
  { tag: '@once' },
  async ({ signIn, statement, site, world, page, expectFailures }) => {
    expectFailures(410);
    await signIn('rich', { at: statement.address });
    await expect(statement.rows).toHaveCount(10);
    await world.site.change({ status: 'terminated' });
    // The next read returns 410: the next page of the list, or a background read.
    await Promise.race([statement.next.click(), page.waitForURL(/\/terminated/)]);
    await expect(page).toHaveURL(/\/terminated\?redirect=%2Fuser%2Fstatement/);
    // The page checks once when it opens.
    await world.journal.wait({ name: 'site.active', kind: 'call' });
    await expect(site.checkAgain).toBeEnabled();
    await world.site.change({ status: 'active' });
    await site.checkAgain.click();
    await expect(page).toHaveURL(/\/user\/statement/);
    await expect(statement.rows).toHaveCount(10);
    await expect(page.locator('body')).not.toHaveClass(/\bterminated\b/);
  },
);

test(
  'a single 410 response while the site is active keeps the page',
  { tag: '@once' },
  async ({ signIn, wallet, site, world, page, expectFailures }) => {
    expectFailures(410);
    await world.faults.add({
      operation: 'invite.list',
      effect: { type: 'answer', status: 410, json: { message: 'gone' }, breaksContract: true },
    });
    await signIn('rich', { at: '/user/home?modal=invite' });
    await world.journal.wait({ name: 'site.active', kind: 'call' });
    await site.close.click();
    await expect(wallet.shows(27_510.5)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  },
);

test(
  'the page of the closed service redirects while the service is active',
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

test(
  'a withdrawal in a service that closes moves no money',
  { tag: '@once' },
  async ({ signIn, withdraw, site, world, backend, expectFailures }) => {
    expectFailures(410);
    await signIn('rich', { at: withdraw.address });
    await withdraw.ask(500);
    await world.site.change({ status: 'terminated' });
    await withdraw.confirm(500).click();
    await expect(site.closed).toBeVisible();
    expect(await backend.newWithdrawals()).toEqual([]);
  },
);
