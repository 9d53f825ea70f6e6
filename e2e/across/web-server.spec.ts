/** The built app behind real nginx, as deploy/ sets it up: over TLS and HTTP/2, on one origin and on four. */
import { readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createControl } from '@wallet/mock-server/control';
import { expect, fourOrigins, oneOrigin, test } from '../fixtures/deployed.ts';
import { phones } from '../fixtures/member.ts';
import { returnToPage } from '../fixtures/page-visibility.ts';
import { nextBuild, thailand } from '../fixtures/web-server.ts';
import { baht } from '../fixtures/translations.ts';

/** Pictures on the page that did not come. */
const lostPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter((one) => one.complete && one.naturalWidth === 0).map(({ src }) => src),
  );

/** The page, and those of its scripts and styles, that the service worker has not cached yet. */
const uncachedAssets = (page: Page) =>
  page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = files.filter((name) => /\/assets\/[\w-]+\.(?:js|css)$/.test(name));
    const cached = await Promise.all(['/user/home', ...own].map((name) => caches.match(name)));
    return ['/user/home', ...own].filter((_name, at) => cached[at] === undefined);
  });

/** The protocols by which the app's own files came. */
const protocols = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const own = files.filter((file) => file.name.startsWith(`${location.origin}/assets/`));
    // A file that was there already came by none.
    return [...new Set(own.map((file) => file.nextHopProtocol).filter((protocol) => protocol !== ''))];
  });

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [name, settings, tag] of [
  ['one origin', oneOrigin, '@smoke'],
  ['four origins', fourOrigins, '@nightly'],
] as const) {
  test(
    `on ${name}: signs in, deposits, transfers, withdraws and chats, with every picture`,
    { tag },
    async ({ server, arrive, open, wallet, deposit, withdraw, chat, page }, info) => {
      await server.start(settings(server));
      const world = createControl({ baseUrl: server.simulator }).worlds.of('default');
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      await arrive();
      expect(await protocols(page)).toEqual(['h2']);
      await expect.poll(() => page.locator('img').count()).toBeGreaterThan(3);
      expect(await lostPictures(page)).toEqual([]);

      await wallet.openDeposit.click();
      await deposit.method('KBANK').click();
      await deposit.qr.make(100);
      expect(await lostPictures(page)).toEqual([]);
      await world.deposit.payQr({ member: phones.rich });
      await returnToPage(page);
      await expect(deposit.received(100)).toBeVisible();
      await deposit.ok.click();

      await wallet.openTransfer.click();
      await wallet.transfer.make(300.75, { from: 'wallet', to: 'JOKER' });
      await wallet.transfer.ok.click();
      await wallet.openWithdraw.click();
      await withdraw.make(500);
      await withdraw.ok.click();
      await expect(wallet.inWallet).toHaveText(baht(24_299.25));
      // Closing goes back in the history, which would stop the next address.
      await expect(page).toHaveURL(/\/user\/home$/);

      await chat.open();
      await chat.write('/silent');
      await expect(chat.message('/silent')).toBeVisible();
      const picture = info.outputPath('big.png');
      await writeFile(picture, Buffer.concat([dot, Buffer.alloc(9 * 1024 * 1024)]));
      // The message leaves after the upload; loading the page before its response would stop it.
      const responsePromise = page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/chat/send-message') &&
          response.request().postData()?.includes('/_mock/upload/') === true,
        // Nine megabytes take as long as they take.
        { timeout: 0 },
      );
      await chat.panel.locator('input[type="file"]').setInputFiles(picture);
      expect((await responsePromise).status()).toBe(200);
      await open(`${server.url}/user/home?modal=chat`);
      const uploaded = chat.log.locator('img[src*="/_mock/upload/"]');
      await expect(uploaded).toHaveCount(1);
      await expect(uploaded).toHaveJSProperty('naturalWidth', 1);
      expect(await lostPictures(page)).toEqual([]);

      const services = Object.values(settings(server)).filter((value) => /localhost/.test(value));
      expect([...origins].filter((origin) => /localhost/.test(origin)).sort()).toEqual(services.sort());
    },
  );

  test(`on ${name}: after one visit starts without a connection @nightly`, async ({
    server,
    arrive,
    chat,
    context,
    page,
    t,
    expectFailures,
  }) => {
    expectFailures('network');
    await server.start(settings(server));
    await arrive();
    // The last part of the page to come.
    await chat.launcher.waitFor();
    await expect.poll(() => uncachedAssets(page)).toEqual([]);
    await server.stop();
    await server.stopSimulator();
    await context.setOffline(true);
    await page.goto(`${server.url}/user/home`, { waitUntil: 'commit' });
    await expect(page.getByText(t('common:frame.offline'))).toBeVisible();
  });
}

test('a tab that is open during a deployment continues with its own files, and changed settings reach the next page @nightly', async ({
  server,
  arrive,
  page,
  site,
  t,
  statement,
}) => {
  await server.start(oneOrigin(server));
  await arrive();
  const build = nextBuild();
  expect(readdirSync(`${build}/assets`).length).toBeLessThan(readdirSync(`${thailand}/assets`).length);
  await server.start({ ...oneOrigin(server), SITE_BUILD: build, APP_GAME_WINDOW: 'frame' });
  await site.menu.getByRole('link', { name: t('common:menu.statement') }).click();
  await expect(statement.title).toBeVisible();
  const settings = () =>
    page.evaluate(
      () => JSON.parse(document.getElementById('settings')?.textContent ?? '') as { APP_GAME_WINDOW: string },
    );
  expect((await settings()).APP_GAME_WINDOW).toBe('tab');
  await page.reload();
  expect((await settings()).APP_GAME_WINDOW).toBe('frame');
  await expect(page.locator('script[src="/assets/index-next.js"]')).toHaveCount(1);
  rmSync(build, { recursive: true });
});
