/** An app that cannot start: each page shows why, with a way on. */
import type { Page } from '@playwright/test';
import { overrideSettings } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';

/** A page that is rendered ahead, and one that is not. */
const addresses = ['/login', '/user/statement'];
const mainScript = /\/assets\/index-[\w-]+\.js$/;

/** Returns the reports of a start that failed. */
const reported = async (world: { reports: { list(): Promise<{ reports: unknown[] }[]> } }) =>
  (await world.reports.list()).flatMap(({ reports }) => reports);

const answerMainScript = (page: Page, body: string) =>
  page.route(mainScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a page shows its notice alone, in the language of the page',
    { tag: '@words' },
    async ({ page, t }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading')).toHaveText([t('site:start.off.title')]);
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.goto('/user/statement');
      await expect(page.getByRole('heading', { name: t('site:start.off.title') })).toBeVisible();
    },
  );
});

test(
  'an old browser gets its notice, with the address to copy, and a report is sent',
  { tag: '@words' },
  async ({ page, context, world, t, language, expectFailures }) => {
    expectFailures('uncaught');
    await overrideSettings(context, { APP_REPORT_TO: '/_mock/reports', APP_REPORT_SHARE: 1 });
    await context.grantPermissions(['clipboard-read']);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'));
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading')).toHaveText([t('site:start.old.title')]);
      await expect(page.getByText('Chrome 103, Safari 15.5, Firefox 115, Samsung Internet 20')).toBeVisible();
      await expect(page.getByRole('link', { name: t('site:start.old.chrome') })).toHaveCount(0);
      await page.getByRole('button', { name: t('site:start.old.copy') }).click();
      await expect(page.getByRole('button', { name: t('site:start.old.copied') })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await expect(page.locator('#root')).toHaveCount(0);
    }
    // A first visit has no cookie.
    await context.clearCookies({ name: 'locale' });
    await page.goto('/user/statement?first');
    await page.locator('#notice button:visible').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    const tag = language === 'la' ? 'lo' : language;
    const report = { kind: 'error', name: 'NotStarted', message: 'old', stack: [], route: '' };
    await expect
      .poll(() => reported(world))
      .toEqual([
        expect.objectContaining({ ...report, language: tag }),
        expect.objectContaining(report),
        expect.objectContaining(report),
      ]);
  },
);

test.describe('in the browser of another app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 11; wv) AppleWebKit/537.36 Chrome/92.0.4515.131 Mobile',
  });

  test(
    'an old browser offers the same address in Chrome @nightly',
    { tag: '@once' },
    async ({ page, t, expectFailures }) => {
      expectFailures('uncaught');
      await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'));
      await page.goto('/login?code=7');
      const { host } = new URL(page.url());
      await expect(page.getByRole('link', { name: t('site:start.old.chrome') })).toHaveAttribute(
        'href',
        `intent://${host}/login?code=7#Intent;scheme=http;package=com.android.chrome;end`,
      );
    },
  );
});

for (const address of addresses)
  test(
    `a blocked main script is loaded twice, then ${address} offers to load again`,
    { tag: '@once' },
    async ({ page, t, session, expectFailures }) => {
      expectFailures('network');
      let count = 0;
      await page.route(mainScript, (route) => {
        count += 1;
        return route.abort();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading')).toHaveText([t('site:start.late.title')]);
      expect(count).toBe(2);
      await page.unroute(mainScript);
      await page.getByRole('link', { name: t('site:start.late.reload') }).click();
      await expect(session.title).toBeVisible();
    },
  );

for (const [when, body, ...tags] of [
  ['throws at once', 'throw new Error("broken")'],
  ['rejects later', 'await Promise.reject(new Error("broken"))', '@nightly'],
  ['has a fault of its syntax', '(', '@nightly'],
] as const)
  test(
    `a main script that ${when} shows the notice`,
    { tag: ['@once', ...tags] },
    async ({ page, t, expectFailures }) => {
      expectFailures('uncaught');
      await answerMainScript(page, body);
      await page.goto('/login');
      await expect(page.getByRole('heading')).toHaveText([t('site:start.late.title')]);
    },
  );

test(
  'an app that has not started after 20 s shows the notice, and starts later @nightly',
  { tag: '@once' },
  async ({ page, t, session }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(mainScript, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('#notice')).toBeAttached();
    await page.clock.runFor(19_000);
    await expect(page.locator('#notice')).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('heading')).toHaveText([t('site:start.late.title')]);
    await page.clock.resume();
    letGo();
    await expect(session.title).toBeVisible();
    await expect(page.locator('#notice')).toHaveCount(0);
  },
);
