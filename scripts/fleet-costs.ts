/**
 * `pnpm bench:fleet:costs`: measures the requests of each journey and their sizes for `pnpm bench:fleet`. Builds the app,
 * serves it through nginx over HTTP/2, and runs the journeys in a browser. `--built` skips the build.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { operations } from '../packages/contract/src/index.ts';
import { brotliCompressSync } from 'node:zlib';
import { createControl } from '@wallet/mock-server/control';
import { appFolder, build } from './build.mjs';
import { launchChromium, siteFlags } from './chromium.mjs';
import { root, tool } from './pnpm.mjs';
import { withSite } from './site.mjs';
import { password, phones, quiet } from '../e2e/fixtures/member.ts';
import { setVisibility } from '../e2e/fixtures/page-visibility.ts';
import { translator } from '../e2e/fixtures/translations.ts';
import { depositScreen } from '../e2e/screens/deposit.screen.ts';
import { sessionScreen } from '../e2e/screens/session.screen.ts';
import { walletScreen } from '../e2e/screens/wallet.screen.ts';
import { withdrawScreen } from '../e2e/screens/withdraw.screen.ts';

// Playwright reports requests of a service worker with this switch only.
process.env['PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS'] = '1';

if (!process.argv.includes('--built')) await build('thailand');

const fixture = `${root}packages/app/bench/costs.json`;
/** Milliseconds without a request after which a page is idle. */
const idleAfter = 1_500;

const patterns = operations.map(({ id, method, path }) => ({
  id,
  method,
  path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The scripts and styles that the pages of a first visit name. */
const named = ['login', 'home'].map((page) =>
  readFileSync(`${appFolder('thailand')}/${page}.en.html`, 'utf8'),
);

/** Returns whether a file loads ahead of a tap: those of the dialogs, once the balance has arrived. */
const isAhead = (pathname: string): boolean => !named.some((page) => page.includes(pathname));

/** Returns the name of a request: the operation id of a call, otherwise the kind of file. */
function nameOf(method: string, { pathname }: URL): string {
  const call = patterns.find((one) => one.method === method && one.path.test(pathname));
  if (call) return call.id;
  if (pathname.startsWith('/api/')) throw new Error(`${method} ${pathname} is no call of the contract`);
  if (pathname.startsWith('/_mock/')) return 'file.picture';
  if (pathname.startsWith('/assets/')) return isAhead(pathname) ? 'file.ahead' : 'file.asset';
  if (pathname === '/sw.js') return 'file.worker';
  return /\.[^/]+$/.test(pathname) ? 'file.other' : 'file.page';
}

interface RequestCost {
  readonly name: string;
  readonly bytes: number;
}

const assets = new Set<string>();

/** Bytes of the headers of an empty response from nginx. */
const headerBytes = 700;

/** Bytes of a page behind a service worker, whose own requests are not reported. */
async function pageThroughWorker(response: Response): Promise<number> {
  const { etag, 'cache-control': cache = '' } = response.headers();
  if (etag !== undefined && cache.includes('no-cache')) return headerBytes;
  const body = brotliCompressSync(await response.body()).length;
  return body + headerBytes;
}

/** Records the network requests of a context until they are read. */
function observe(context: BrowserContext) {
  let pending: Promise<RequestCost | undefined>[] = [];
  let lastAt = Date.now();
  const measure = async (request: Request): Promise<RequestCost | undefined> => {
    const response = await request.response();
    const url = new URL(request.url());
    const name = nameOf(request.method(), url);
    if (!response) return undefined;
    if (response.fromServiceWorker())
      return name === 'file.page' ? { name, bytes: await pageThroughWorker(response) } : undefined;
    // A built file is loaded once, because its name contains a hash.
    if (url.pathname.startsWith('/assets/') && assets.has(url.pathname)) return undefined;
    assets.add(url.pathname);
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    return { name, bytes: Math.max(0, responseBodySize + responseHeadersSize) };
  };
  context.on('request', () => (lastAt = Date.now()));
  context.on('requestfinished', (request) => {
    lastAt = Date.now();
    pending.push(measure(request).catch(() => undefined));
  });
  return {
    async take(): Promise<readonly RequestCost[]> {
      // A request of a closed page never ends.
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, 1_000));
      const taken = await Promise.all(pending.map((one) => Promise.race([one, late])));
      pending = [];
      return taken.filter((one) => one !== undefined);
    },
    async waitUntilIdle(): Promise<void> {
      while (Date.now() - lastAt < idleAfter) await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}

/** Returns whether home is usable: its balance is visible, and no request is pending. */
const isUsable = () =>
  location.pathname === '/user/home' &&
  document.querySelector('#root main')?.textContent?.includes('฿') === true &&
  document.querySelector('#root [inert], #root main [aria-busy="true"]') === null;

const pause = (page: Page, milliseconds: number): Promise<void> => page.waitForTimeout(milliseconds);
const t = translator('en');
const browser = await launchChromium(...siteFlags);

const weights = new Map<string, number[]>();
const journeys: Record<string, { calls: Record<string, number>; bytes: Record<string, number> }> = {};

const kinds: Readonly<Record<string, string>> = { 'file.picture': 'pictures', 'file.ahead': 'ahead' };

/** Stores the requests of a journey. */
function addCosts(journey: string, pending: readonly RequestCost[]): void {
  const calls: Record<string, number> = {};
  const bytes: Record<string, number> = { calls: 0, files: 0, ahead: 0, pictures: 0 };
  for (const one of pending) {
    weights.set(one.name, [...(weights.get(one.name) ?? []), one.bytes]);
    const isFile = one.name.startsWith('file.');
    const kind = kinds[one.name] ?? (isFile ? 'files' : 'calls');
    bytes[kind] = (bytes[kind] ?? 0) + one.bytes;
    if (!isFile) calls[one.name] = (calls[one.name] ?? 0) + 1;
  }
  journeys[journey] = { calls: sorted(calls), bytes };
  console.log(journey.padEnd(16), JSON.stringify(journeys[journey]));
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

async function runJourneys(address: string, backend: string): Promise<void> {
  const world = createControl({ baseUrl: backend }).worlds.of('default');
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  await context.addCookies([{ name: 'locale', value: 'en', url: address }]);
  const network = observe(context);
  let page = await context.newPage();

  await page.goto(`${address}/login`);
  const session = sessionScreen(page, t);
  await session.remember.check();
  await session.login(phones.rich, password);
  await page.waitForURL('**/user/home');
  await page.waitForFunction(isUsable);
  addCosts('firstVisit', await network.take());
  // Its dialogs open automatically.
  await page.evaluate((values) => void Object.assign(localStorage, values), quiet);
  await network.waitUntilIdle();
  addCosts('firstVisitRest', await network.take());
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();

  page = await context.newPage();
  await page.goto(`${address}/user/home`);
  await network.waitUntilIdle();
  await page.close();
  await network.take();

  page = await context.newPage();
  await page.goto(`${address}/user/home`);
  await page.waitForFunction(isUsable);
  addCosts('returnVisit', await network.take());
  await network.waitUntilIdle();
  addCosts('returnVisitRest', await network.take());

  await setVisibility(page, 'hidden');
  await pause(page, 11_000);
  await network.take();
  await setVisibility(page, 'visible');
  await network.waitUntilIdle();
  addCosts('comeBack', await network.take());

  const wallet = walletScreen(page, t);
  const deposit = depositScreen(page, t);
  await wallet.openDeposit.click();
  await deposit.method('KBANK').click();
  await deposit.qr.make(100);
  await pause(page, 3_000);
  await setVisibility(page, 'hidden');
  await world.deposit.payQr({ member: phones.rich });
  await pause(page, 12_000);
  await setVisibility(page, 'visible');
  await deposit.received(100).waitFor();
  await network.waitUntilIdle();
  addCosts('depositQr', await network.take());
  await page.keyboard.press('Escape');
  await pause(page, 11_000);
  await network.take();

  const withdraw = withdrawScreen(page, t);
  await wallet.openWithdraw.click();
  await withdraw.make(100);
  await withdraw.done.waitFor();
  await network.waitUntilIdle();
  addCosts('withdraw', await network.take());

  await page.goto(`${address}/user/statement`);
  await network.waitUntilIdle();
  addCosts('statement', await network.take());
}

try {
  await withSite(runJourneys);
} finally {
  await browser.close();
}

const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
const bytes = sorted(Object.fromEntries([...weights].map(([name, values]) => [name, mean(values)])));
writeFileSync(fixture, JSON.stringify({ bytes, journeys }));
await tool('oxfmt', [fixture]);
