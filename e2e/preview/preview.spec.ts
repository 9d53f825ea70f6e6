/** The main journeys in a preview: no server but a plain file server. */
import { test as base, expect, type Page, type Request } from '@playwright/test';
import type { ControlledWorld } from '@wallet/mock-server/control';
import { worldFragment } from '@wallet/mock-server/control/world-link';
import { monitorConsole, type ConsoleMonitor } from '../fixtures/console-monitor.ts';
import { password, phones, quiet, richMoney, type MemberKey } from '../fixtures/member.ts';
import { returnToPage } from '../fixtures/page-visibility.ts';
import { translator } from '../fixtures/translations.ts';
import { chatScreen } from '../screens/chat.screen.ts';
import { depositScreen } from '../screens/deposit.screen.ts';
import { inviteScreen } from '../screens/invite.screen.ts';
import { sessionScreen } from '../screens/session.screen.ts';
import { statementScreen } from '../screens/statement.screen.ts';
import { walletScreen } from '../screens/wallet.screen.ts';
import { withdrawScreen } from '../screens/withdraw.screen.ts';

declare global {
  interface Window {
    readonly mock: ControlledWorld;
  }
}

const t = translator('th');

/** The goal for a first load, in bytes. */
const mostBytes = 1_500_000;

const test = base.extend<{ monitor: ConsoleMonitor }>({
  monitor: [
    async ({ context }, use) => {
      const monitor = await monitorConsole(context);
      await use(monitor);
      await expect.poll(monitor.problems).toEqual({ unexpected: [], missing: [] });
    },
    { auto: true },
  ],
});

/** Signs in with phone number and password, without the agreement and the promotions. */
async function signIn(page: Page, who: MemberKey, scenario = 'default'): Promise<void> {
  await page.addInitScript((values) => Object.assign(localStorage, values), quiet);
  await page.goto(`login/?scenario=${scenario}`);
  await sessionScreen(page, t).login(phones[who], password);
  await expect(page).toHaveURL(/\/preview\/user\/home$/);
}

test('a first load is small; the login page is there, and its icons are files of the preview', async ({
  page,
  context,
}) => {
  const finished: Request[] = [];
  context.on('requestfinished', (request) => finished.push(request));
  await page.goto('');
  await expect(sessionScreen(page, t).submit).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Asked here, since the size of a request that ends with the page is never known.
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const bytes = sizes.reduce(
    (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
    0,
  );
  const ready = await page.evaluate(() => performance.getEntriesByName('preview-ready')[0]?.startTime);
  test.info().annotations.push({ type: 'preview', description: `${bytes} bytes, ready after ${ready} ms` });
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  const icons = await page.locator('link[rel$="icon"]').all();
  expect(icons).not.toEqual([]);
  for (const icon of icons) await expect(icon).toHaveAttribute('href', /^\/preview\/icon/);
});

test('a reply of support arrives through the socket, and the link for friends leads into the preview', async ({
  page,
}) => {
  await signIn(page, 'new');
  const [chat, invite] = [chatScreen(page, t), inviteScreen(page, t)];
  await chat.open();
  await chat.write('/silent');
  await expect(chat.sent).toHaveCount(1);
  await page.evaluate((member) => window.mock.chat.sayText({ member, text: 'Hello there' }), phones.new);
  await expect(chat.message('Hello there')).toBeVisible();
  const joins = await page.evaluate(() => window.mock.journal.list());
  expect(joins.some(({ name, outcome }) => name === 'socket.join' && outcome === 'ok')).toBe(true);
  await chat.close.click();
  await walletScreen(page, t).openInvite.click();
  await invite.enter();
  await expect(invite.link).toContainText('/preview/register?code=');
});

test('the test console in a second tab shows the calls of the app, and moves its clock', async ({
  page,
  context,
}) => {
  await signIn(page, 'rich', 'qr-paid');
  const [wallet, deposit] = [walletScreen(page, t), depositScreen(page, t)];
  const desk = await context.newPage();
  await desk.goto('console/#/default/traffic');
  const traffic = desk.getByRole('table', { name: 'Traffic' });
  await expect(traffic.getByRole('button', { name: 'session.login' })).toBeVisible();

  await page.bringToFront();
  await wallet.openDeposit.click();
  await deposit.method('KBANK').click();
  await deposit.qr.make(100);
  await expect(deposit.qr.timeLeft).toBeVisible();

  await desk.bringToFront();
  await expect(traffic.getByRole('button', { name: 'deposit.createQr' })).toBeVisible();
  await desk.getByRole('button', { name: '1 minute' }).click();
  await expect(traffic.getByRole('button', { name: 'clock.advance' })).toBeVisible();

  await page.bringToFront();
  await returnToPage(page);
  await expect(deposit.received(100)).toBeVisible();
  await deposit.ok.click();
  await expect(wallet.shows(richMoney.wallet + 100)).toBeVisible();
});

test('a link holds a moment with its past, for another browser; a reload keeps the present', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'rich');
  const [wallet, withdraw] = [walletScreen(page, t), withdrawScreen(page, t)];
  for (const amount of [500, 700]) {
    await wallet.openWithdraw.click();
    await withdraw.make(amount);
    await expect(withdraw.done).toBeVisible();
    await withdraw.ok.click();
  }
  const calls = await page.evaluate(() => window.mock.journal.list());
  const first = calls.find(({ name }) => name === 'withdraw.create');
  const fragment = await worldFragment(await page.evaluate(() => window.mock.exportFile()), first?.n ?? -1);
  expect(fragment).toBeDefined();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await signIn(other, 'rich', `default${fragment}`);
  await expect(walletScreen(other, t).shows(richMoney.wallet - 500)).toBeVisible();
  await other.goto('user/statement');
  const statement = statementScreen(other, t);
  await expect(statement.row('withdraw', 500, 'in progress')).toHaveCount(1);
  await expect(statement.row('withdraw', 700, 'in progress')).toHaveCount(0);
  await elsewhere.close();

  const rest = wallet.shows(richMoney.wallet - 500 - 700);
  await expect(rest).toBeVisible();
  // The dialog leaves by a step back in the history, which would abort a reload.
  await expect(page).toHaveURL(/\/user\/home$/);
  await page.reload();
  await expect(rest).toBeVisible();
});

test('the test console leads to the app that it needs', async ({ page, monitor }) => {
  // The file server has no calls.
  monitor.expect(404);
  await page.goto('console/');
  const [app] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('alert').getByRole('link').click(),
  ]);
  await expect(sessionScreen(app, t).submit).toBeVisible();
  await page.bringToFront();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Clock of the world' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the app here' })).toHaveAttribute(
    'href',
    '/preview/?scenario=default',
  );
});

test('the documentation has every page in its sidebar, finds words in all, and prints the whole width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('docs/');
  const picture = page.getByRole('img', { name: 'The home page in Thai' });
  await expect(picture).toHaveJSProperty('naturalWidth', 360);
  const content = page.locator('.content');
  await page.emulateMedia({ media: 'print' });
  await expect(content).toHaveCSS('left', '0px');
  expect(await content.boundingBox()).toMatchObject({ x: 0, width: 1280 });
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Faults', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faults' })).toBeVisible();
  // A search sees the pages that have arrived.
  await expect(async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').fill('Web Locks');
    await expect(page.locator('.results-panel')).toContainText('The device stores effects', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 20_000 });
});
