/** A service that is closed, and one that only seems so. */
import { expect, test } from '../fixtures/test.ts';

test('a closed service shows so on the login page, with a title and a look of its own', async ({
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
  'a service that closes on the way leads to the same page, and back when it is open again',
  { tag: '@once' },
  async ({ signIn, statement, site, world, page, expectFailures }) => {
    expectFailures(410);
    await signIn('rich', { at: statement.address });
    await expect(statement.rows).toHaveCount(10);
    await world.site.change({ status: 'terminated' });
    // The first read shows it: the player who leafs, or the page itself once it rests.
    await Promise.race([statement.next.click(), page.waitForURL(/\/terminated/)]);
    await expect(page).toHaveURL(/\/terminated\?redirect=%2Fuser%2Fstatement/);
    // The page looks for itself once, when it opens.
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
  'one call that says the service is closed, while the site says that it is open, leads nobody away',
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
  'the page of the closed service, opened by hand, leads back to a service that is open',
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
  'money asked for in a service that closes stays where it is',
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
