/** The installed app: it starts offline, and newer builds replace it. */
import type { Page, Route } from '@playwright/test';
import { returnUntilVisible } from '../fixtures/page-visibility.ts';
import { startAppProxy, type AppProxy } from '../fixtures/app-proxy.ts';
import { hasLeaveWarning } from '../fixtures/leave-warning.ts';
import { password, phones, quiet } from '../fixtures/member.ts';
import { expect, test as base, waitUntilInteractive } from '../fixtures/test.ts';

interface Install {
  /** The server of the app's files. */
  readonly appProxy: AppProxy;
  /** Signs in on the front's address, to be remembered, and waits until the app stands there. */
  readonly arrive: () => Promise<void>;
}

const test = base.extend<Install>({
  appProxy: async ({ control, page }, use) => {
    const appProxy = await startAppProxy(control.baseUrl);
    await use(appProxy);
    // Requests of an open page would fail with the proxy.
    await page.close();
    await appProxy.stop();
  },
  arrive: async ({ appProxy, open, context, page, session, wallet }, use) =>
    use(async () => {
      await context.addInitScript((values) => Object.assign(localStorage, values), quiet);
      await open(`${appProxy.url}/login`);
      await session.remember.check();
      await session.login(phones.rich, password);
      await expect(wallet.shows(27_510.5)).toBeVisible();
      await expect(page).toHaveURL(/\/user\/home$/);
    }),
});

/** Returns all paths in the caches of the service worker, or in those of one build. */
const cachedPaths = (page: Page, build = '') =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((name) => name.includes(part));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, build);

/** Counts the times the page is loaded, from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'after one visit the app starts in the language that was chosen last, and offline @nightly',
    { tag: '@once' },
    async ({ arrive, appProxy, context, page, t, wallet, expectFailures }) => {
      expectFailures('network');
      await arrive();
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path)),
      );
      expect(loaded.length).toBeGreaterThan(5);
      await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(loaded));
      const cached = await cachedPaths(page);
      expect(
        cached.filter((path) => !/^\/(?:$|login$|user\/home$|shell-language$|assets\/)/.test(path)),
      ).toEqual([]);

      for (const language of ['th', 'en']) {
        await page.locator(`select:has(option[value="${language}"])`).selectOption(language);
        const cachedLanguage = () =>
          page.evaluate(async () => (await caches.match('/shell-language'))?.text());
        await expect.poll(cachedLanguage).toBe(language);
        const response = await page.goto(`${appProxy.url}/user/home`);
        expect(await response?.text()).toContain(`<html lang="${language}"`);
        await waitUntilInteractive(page);
      }

      await appProxy.stop();
      await context.setOffline(true);
      await page.goto(`${appProxy.url}/user/home`, { waitUntil: 'commit' });
      await expect(page.getByText(t('common:frame.offline'))).toBeVisible();
      await expect(wallet.shows(27_510.5)).toBeVisible();
      await expect(wallet.couldNotUpdate).toBeVisible();
      await page.goto(`${appProxy.url}/login`, { waitUntil: 'commit' });
      // Chromium 150 drops the emulation when a navigation changes the process; only a change brings it back.
      await context.setOffline(false);
      await context.setOffline(true);
      await expect(page.getByText(t('common:frame.offlineGuest'), { exact: true })).toBeVisible();
    },
  );

  test(
    'a new version is offered, but not during a money request, whose reload requires a confirmation',
    { tag: '@once' },
    async ({ arrive, appProxy, page, t, wallet, withdraw, holdResponses, backend }) => {
      await arrive();
      await page.evaluate(() => navigator.serviceWorker.ready);
      const withdrawal = await holdResponses('withdraw.create');
      await wallet.openWithdraw.click();
      expect(await hasLeaveWarning(page)).toBe(false);
      await withdraw.make(500);
      await withdrawal.waits();
      await expect.poll(() => hasLeaveWarning(page)).toBe(true);

      const loads = countLoads(page);
      const offer = page.getByText(t('site:update.title'));
      appProxy.deploy();
      await page.evaluate(async () => {
        // The message of the first worker may be late.
        const isTaken = new Promise<void>((resolve) =>
          navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ build: string }>) => {
            if (data.build.includes('-build2')) resolve();
          }),
        );
        await (await navigator.serviceWorker.ready).update();
        await isTaken;
      });
      await expect(offer).toBeHidden();
      await withdrawal.release();
      await withdraw.done.waitFor();
      await expect.poll(() => hasLeaveWarning(page)).toBe(false);
      await withdraw.ok.click();
      await expect(offer).toBeVisible();
      expect(loads()).toBe(0);
      expect(await backend.newWithdrawals()).toHaveLength(1);

      await page.getByRole('button', { name: t('site:update.action') }).click();
      await expect.poll(loads).toBe(1);
      await expect(wallet.shows(27_010.5)).toBeVisible();
      await expect(page.locator('script[src$="-build2.js"]')).toHaveCount(1);
      await expect(offer).toBeHidden();
    },
  );

  test(
    'a return starts from the cache and offers a new version, which the next one starts @nightly',
    { tag: '@once' },
    async ({ arrive, appProxy, page, t, wallet }) => {
      await arrive();
      await expect.poll(() => cachedPaths(page)).toContain('/shell-language');
      const build = (number: number) => page.locator(`script[src$="-build${number}.js"]`);
      appProxy.deploy();
      await page.goto(`${appProxy.url}/user/home`);
      await expect(build(1)).toHaveCount(1);
      await expect(wallet.shows(27_510.5)).toBeVisible();
      // Each return sends a message to the worker, and Chromium keeps an old worker that still gets messages.
      const newShells = () => cachedPaths(page, '-build2');
      await expect.poll(newShells, { timeout: 60_000 }).toContain('/shell-language');
      await returnUntilVisible(page, page.getByText(t('site:update.title')));
      await page.goto(`${appProxy.url}/user/home`);
      await expect(build(2)).toHaveCount(1);
      appProxy.deploy();
      await page.reload();
      await expect(build(3)).toHaveCount(1);
    },
  );
});

test(
  'a chunk that stays missing causes one reload, and none during a money request @nightly',
  { tag: '@once' },
  async ({
    arrive,
    appProxy,
    open,
    page,
    t,
    wallet,
    withdraw,
    site,
    holdResponses,
    backend,
    expectFailures,
  }) => {
    expectFailures(404, 'missing-part');
    await arrive();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).not.toBeNull();
    const withdrawal = await holdResponses('withdraw.create');
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await withdrawal.waits();
    await page.goBack();
    await expect(withdraw.dialog).toBeHidden();

    const loads = countLoads(page);
    const gone = new Set<string>();
    const lose = (route: Route) => {
      gone.add(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404, body: 'Not found' });
    };
    await page.route('**/assets/*.js', lose);
    await site.menu.getByRole('link', { name: t('common:menu.statement') }).click();
    const reload = page.getByRole('button', { name: t('common:routeError.reload') });
    await expect(reload).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.route(new RegExp([...gone].join('|')), lose);
    await withdrawal.release();
    await expect.poll(() => backend.newWithdrawals()).toHaveLength(1);
    expect(loads()).toBe(0);

    await open(`${appProxy.url}/user/home`);
    const before = loads();
    await site.menu.getByRole('link', { name: t('common:menu.statement') }).click();
    await expect.poll(loads).toBe(before + 1);
    await expect(reload).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset['old'] = ''));
    await reload.click();
    await expect(page.locator('html[data-old]')).toHaveCount(0);
    await expect(reload).toBeVisible();
    expect(loads(), 'it is not loaded over and over').toBe(before + 2);
  },
);
