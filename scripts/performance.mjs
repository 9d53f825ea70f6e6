/**
 * `pnpm bench:performance`: when a player sees the balance and can use the page, and how fast the app responds to a tap, on
 * a cheap phone (figures in docs/benchmarks.md). Builds the app and serves it through nginx over HTTP/2, then measures
 * it in a headless Chromium that is slowed down through its own protocol. `--built` takes what is built already, `--at URL`
 * a running site, and `--lighthouse` runs Lighthouse as well.
 */
import { build } from './build.mjs';
import { readFlag } from './flags.mjs';
import { findChromium, launchChromium, siteFlags } from './chromium.mjs';
import { runLighthouse, median } from './lighthouse.mjs';
import { observe } from './page-marks.mjs';
import { withSite } from './site.mjs';
import { password, phones, quiet } from '../e2e/fixtures/member.ts';
import { translator } from '../e2e/fixtures/translations.ts';
import { sessionScreen } from '../e2e/screens/session.screen.ts';

const rounds = 5;

const network = (latency, kilobits, upload) => ({
  offline: false,
  latency,
  downloadThroughput: (kilobits * 1024) / 8,
  uploadThroughput: (upload * 1024) / 8,
});

/** Slow 4G and a quarter of the speed, as Lighthouse applies them with `--throttling-method=devtools`. */
const cheapPhone = { network: network(562.5, 1_474.56, 675), slowdown: 4 };
/** Most visits in Bangkok. */
const goodPhone = { network: network(40, 10_240, 5_120), slowdown: 1 };
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const lines = [];
const report = (what, value, goal, unit, digits = 0) => {
  const isMet = value <= goal;
  lines.push({ what, figure: `${value.toFixed(digits)}${unit}`, goal: `≤ ${goal}${unit}`, isMet });
};

async function slow(page, { network, slowdown } = cheapPhone) {
  const protocol = await page.context().newCDPSession(page);
  if (network) await protocol.send('Network.emulateNetworkConditions', network);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function openContext(browser, { tapAt, ...options }) {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
    ...options,
  });
  await context.exposeBinding('tap', ({ page }, x, y) => page.touchscreen.tap(x, y));
  await context.addInitScript(observe, { tapAt });
  return context;
}

const untilIdle = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200))));

const marksOf = (page) => page.evaluate(() => window.marks);

/** Measures a visit with an empty cache: marks in milliseconds, layout shift, and requested pictures. */
async function visit(browser, address, { tapAt, storageState, end, on }) {
  const context = await openContext(browser, { tapAt, storageState });
  const page = await context.newPage();
  await slow(page, on);
  let pictures = 0;
  page.on('request', (request) => (pictures += request.url().includes('/_mock/picture/') ? 1 : 0));
  await page.goto(address);
  if (end) await page.evaluate((mark) => window[mark], end);
  // Includes the layout shift of idle work, and a largest paint that is reported after the frame.
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
  const marks = await marksOf(page);
  await context.close();
  return { ...marks, pictures, wait: marks.sheet - marks.tap };
}

/** Measures a visit with the service worker of an earlier one. Requests of the worker itself are not slowed down. */
async function returnVisit(browser, address, storageState) {
  const context = await openContext(browser, { storageState, serviceWorkers: 'allow' });
  const first = await context.newPage();
  await first.goto(address, { waitUntil: 'networkidle' });
  await first.evaluate(() => navigator.serviceWorker.ready);
  await first.waitForLoadState('networkidle');
  await first.close();
  const page = await context.newPage();
  await slow(page);
  await page.goto(address);
  await page.evaluate(() => window.untilLive);
  const marks = await marksOf(page);
  await context.close();
  return marks;
}

/** Measures the slowest response to a tap or key in milliseconds, at least 16. */
async function interactionDelay(browser, address, storageState, use) {
  const context = await openContext(browser, { storageState });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await slow(page, { slowdown: 4 });
  await use(page);
  await untilIdle(page);
  const slowest = await page.evaluate(() => Math.max(16, ...window.marks.taps.values()));
  await context.close();
  return { slowest };
}

/** Measures home with so many game providers, at a quarter of the speed: the longest task, and Transfer from tap to sheet. */
async function visitWithProviders(browser, address, storageState, count) {
  const context = await openContext(browser, { storageState });
  await context.route('**/api/wallet', async (route) => {
    const response = await route.fetch();
    const wallet = await response.json();
    const slots = Array.from({ length: count }, (_, at) => {
      const slot = wallet.slots[at % wallet.slots.length];
      const round = Math.floor(at / wallet.slots.length);
      const own = { ...slot, code: `${slot.code}${round}`, name: `${slot.name} ${round}`, isActive: true };
      return round === 0 ? slot : own;
    });
    await route.fulfill({ response, json: { ...wallet, slots } });
  });
  const page = await context.newPage();
  await slow(page, { slowdown: 4 });
  await page.goto(address);
  await page.evaluate(() => window.untilComplete);
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
  await openSheet('Transfer')(page);
  const { task, tap, sheet } = await marksOf(page);
  await context.close();
  return { task, transfer: sheet - tap };
}

/** Taps an element at its place: one evaluation in the page before the tap, none while the page responds. */
async function tap(page, place, name) {
  await page.locator(place).first().waitFor();
  const { x, y } = await page.evaluate(
    ([selector, text]) => {
      const found = [...document.querySelectorAll(selector)].find(
        (one) => text === undefined || one.textContent === text || one.ariaLabel === text,
      );
      const box = found.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [place, name],
  );
  await page.touchscreen.tap(x, y);
}

const openSheet = (name) => async (page) => {
  await tap(page, 'main button', name);
  await page.evaluate(() => window.untilSheet());
};

const uses = [
  ['deposit is opened', '/user/home', openSheet('Deposit')],
  ['withdraw is opened', '/user/home', openSheet('Withdraw')],
  ['transfer is opened', '/user/home', openSheet('Transfer')],
  [
    'withdraw is closed and opened again',
    '/user/home?modal=withdraw',
    async (page) => {
      await tap(page, '[role="dialog"] button', 'Close');
      await page.evaluate(() => window.untilNoSheet());
      await openSheet('Withdraw')(page);
    },
  ],
  ...['withdraw', 'transfer', 'deposit&method=KBANK'].map((sheet) => [
    `an amount is typed: ${sheet}`,
    `/user/home?modal=${sheet}`,
    async (page) => {
      await tap(page, '[role="dialog"] input[inputmode="decimal"]');
      await page.keyboard.type('1234.50', { delay: 60 });
    },
  ]),
  [
    'a carousel is leafed through',
    '/user/home?modal=promotions',
    async (page) => {
      await tap(page, '[role="dialog"] button', 'Next slide');
      await tap(page, '[role="dialog"] button', 'Next slide');
    },
  ],
];

async function signIn(browser, address) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'locale', value: 'en', url: address }]);
  const page = await context.newPage();
  await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
  const session = sessionScreen(page, translator('en'));
  await session.remember.check();
  await session.login(phones.rich, password);
  await page.waitForURL('**/user/home');
  await page.evaluate((values) => void Object.assign(localStorage, values), quiet);
  const state = await context.storageState();
  // A first visit has no stored balance. The page may still be about to store it.
  for (const stored of state.origins)
    stored.localStorage = stored.localStorage.filter(({ name }) => name !== 'wallet-cache');
  await context.close();
  return state;
}

const flags = process.argv.slice(2);
const site = readFlag(flags, 'at');
const browser = await launchChromium(...siteFlags);

async function measure(address) {
  const state = await signIn(browser, address);
  const repeat = async (measure) => {
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await measure());
    return (mark) => median(results.map((result) => result[mark]));
  };
  const home = `${address}/user/home`;
  const first = await repeat(() => visit(browser, home, { storageState: state, end: 'untilComplete' }));
  report('home, first visit: balance on screen', first('balance'), 1_700, ' ms');
  report('home, first visit: buttons live', first('live'), 3_000, ' ms');
  report('home, first visit: nothing waits any more', first('complete'), 3_500, ' ms');
  report('home, first visit: largest paint (LCP)', first('lcp'), 2_200, ' ms');
  report('home, first visit: first paint (FCP)', first('fcp'), 900, ' ms');
  report('home, first visit: what moves (CLS)', first('cls'), 0.01, '', 4);
  report('home, first visit: pictures of games', first('pictures'), 20, '');
  const onGoodPhone = await repeat(() =>
    visit(browser, home, { storageState: state, end: 'untilComplete', on: goodPhone }),
  );
  report('home, 4G and a good phone: balance on screen', onGoodPhone('balance'), 500, ' ms');
  report('home, 4G and a good phone: buttons live', onGoodPhone('live'), 1_000, ' ms');
  report('home, 4G and a good phone: LCP', onGoodPhone('lcp'), 1_000, ' ms');
  for (const count of [30, 300]) {
    const many = await repeat(() => visitWithProviders(browser, home, state, count));
    report(`home with ${count} providers: longest task`, many('task'), 150, ' ms');
    report(`home with ${count} providers: Transfer from tap to sheet`, many('transfer'), 400, ' ms');
  }
  const tapped = (tapAt) =>
    repeat(() => visit(browser, home, { storageState: state, tapAt, end: 'untilTapped' }));
  report('Deposit tapped beside the first balance: sheet', (await tapped('balance'))('sheet'), 5_000, ' ms');
  report('Deposit tapped once live: wait for the sheet', (await tapped('live'))('wait'), 1_000, ' ms');
  const again = await repeat(() => returnVisit(browser, home, state));
  report('home, return visit: balance on screen', again('balance'), 1_100, ' ms');
  report('home, return visit: buttons live', again('live'), 1_500, ' ms');
  const login = await repeat(() => visit(browser, `${address}/login`, {}));
  report('/login: first paint (FCP)', login('fcp'), 1_100, ' ms');
  report('/login: largest paint (LCP)', login('lcp'), 1_100, ' ms');
  report('/login: what moves (CLS)', login('cls'), 0.01, '', 4);
  for (const [what, path, use] of uses) {
    const response = await repeat(() => interactionDelay(browser, address + path, state, use));
    report(`${what} (INP)`, response('slowest'), 100, ' ms');
  }
  if (flags.includes('--lighthouse')) {
    const { score, fcp, lcp } = await runLighthouse(`${address}/login`, await findChromium(), rounds);
    lines.push({
      what: 'Lighthouse mobile, /login',
      figure: score.toFixed(0),
      goal: '≥ 98',
      isMet: score >= 98,
    });
    report('Lighthouse’s simulated FCP', fcp, 2_000, ' ms');
    report('Lighthouse’s simulated LCP', lcp, 2_000, ' ms');
  }
}

if (site === undefined && !flags.includes('--built')) await build('thailand');
try {
  await (site === undefined ? withSite(measure) : measure(site));
} finally {
  await browser.close();
}
for (const { what, figure, goal, isMet } of lines)
  console.log(`${isMet ? '✓' : '✗'} ${what.padEnd(48)} ${figure.padStart(10)}  ${goal}`);
process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
