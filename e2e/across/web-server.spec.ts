/** The built app behind real nginx, as deploy/ sets it up: over TLS and HTTP/2, on one origin and on four. */
import { readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, fourOrigins, loseAnswers, oneOrigin, test } from '../fixtures/deployed.ts';
import { nextBuild, thailand } from '../fixtures/web-server.ts';
import { baht } from '../fixtures/words.ts';

/** Pictures on the page that did not come. */
const lostPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter((one) => one.complete && one.naturalWidth === 0).map(({ src }) => src),
  );

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [name, settings] of Object.entries({ 'one origin': oneOrigin, 'four origins': fourOrigins })) {
  test(`on ${name}: signs in, transfers, withdraws and chats, with every picture`, async ({
    server,
    arrive,
    open,
    wallet,
    withdraw,
    chat,
    page,
  }, info) => {
    await server.start(settings(server));
    const origins = new Set<string>();
    const loaded: Promise<string>[] = [];
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    page.on('response', (response) => {
      if (response.url().startsWith(`${server.url}/assets/`)) loaded.push(protocolOf(page, response.url()));
    });
    await arrive();
    await expect.poll(() => page.locator('img').count()).toBeGreaterThan(3);
    expect(await lostPictures(page)).toEqual([]);

    await wallet.openTransfer.click();
    await wallet.transfer.make(300.75, { from: 'wallet', to: 'JOKER' });
    await wallet.transfer.ok.click();
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await withdraw.ok.click();
    await expect(wallet.inWallet).toHaveText(baht(24_199.25));

    await open(`${server.url}/user/home?modal=chat`);
    await chat.write('/silent');
    await expect(chat.said('/silent')).toBeVisible();
    const picture = info.outputPath('big.png');
    await writeFile(picture, Buffer.concat([dot, Buffer.alloc(9 * 1024 * 1024)]));
    await chat.panel.locator('input[type="file"]').setInputFiles(picture);
    const uploaded = chat.log.locator('img[src*="/_mock/upload/"]');
    await expect(chat.upload).toBeVisible();
    await expect(chat.upload).toBeHidden();
    await open(`${server.url}/user/home?modal=chat`);
    await expect(uploaded).toHaveCount(1);
    await expect(uploaded).toHaveJSProperty('naturalWidth', 1);
    expect(await lostPictures(page)).toEqual([]);

    expect(new Set(await Promise.all(loaded))).toEqual(new Set(['h2']));
    const services = Object.values(settings(server)).filter((value) => /localhost/.test(value));
    expect([...origins].filter((origin) => /localhost/.test(origin)).sort()).toEqual(services.sort());
  });
}

const protocolOf = (page: Page, url: string) =>
  page.evaluate(
    (name) =>
      (performance.getEntriesByName(name)[0] as PerformanceResourceTiming | undefined)?.nextHopProtocol ||
      'h2',
    url,
  );

test('after one visit starts without a connection', async ({
  server,
  arrive,
  context,
  page,
  words,
  expectFailures,
}) => {
  expectFailures('network');
  await server.start(oneOrigin(server));
  await arrive();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () => page.evaluate(async () => (await caches.match('/user/home')) !== undefined);
  await expect.poll(kept).toBe(true);
  await server.stop();
  await context.setOffline(true);
  await page.goto(`${server.url}/user/home`, { waitUntil: 'commit' });
  await expect(page.getByText(words('common:frame.offline'))).toBeVisible();
});

test('a tab that is open during a deployment goes on with its own files, and other settings reach the next page', async ({
  server,
  arrive,
  page,
  site,
  words,
  statement,
}) => {
  await server.start(oneOrigin(server));
  await arrive();
  const build = nextBuild();
  expect(readdirSync(`${build}/assets`).length).toBeLessThan(readdirSync(`${thailand}/assets`).length);
  await server.start({ ...oneOrigin(server), SITE_BUILD: build, APP_GAME_WINDOW: 'frame' });
  await site.menu.getByRole('link', { name: words('common:menu.statement') }).click();
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

test('a withdrawal that reached nobody is refused as such, and nothing is unknown', async ({
  server,
  arrive,
  wallet,
  withdraw,
  words,
  expectFailures,
}) => {
  expectFailures(503);
  await server.start({ ...oneOrigin(server), APP_CHAT_ORIGIN: '' });
  await arrive();
  await wallet.openWithdraw.click();
  await withdraw.amount.fill('500');
  await withdraw.submit.click();
  await server.stopSimulator();
  await withdraw.confirm(500).click();
  await expect(withdraw.refused).toBeVisible();
  await expect(withdraw.dialog.getByText(words('common:fault.busy.text'))).toBeVisible();
});

test('a withdrawal whose answer the gateway lost is looked up', async ({
  server,
  arrive,
  wallet,
  withdraw,
  expectFailures,
}) => {
  expectFailures(502);
  const losing = await loseAnswers(server.simulator, ['/api/wallet/withdraw'], 'broken');
  await server.start({ ...oneOrigin(server), SITE_BACKEND: losing.url, APP_CHAT_ORIGIN: '' });
  await arrive();
  await wallet.openWithdraw.click();
  await withdraw.make(500);
  await expect(withdraw.verdict('happened')).toBeVisible();
  losing.close();
});
