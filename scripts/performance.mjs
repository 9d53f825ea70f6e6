/**
 * `pnpm bench:performance`: when a player sees something, and how fast the app answers a tap, on a cheap phone (figures in
 * docs/benchmarks.md). Builds the app and serves it through nginx over HTTP/2, then measures it in a headless Chromium that is slowed down through its own
 * protocol; `--built` takes what is built already, `--lighthouse` asks Lighthouse as well.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { root, run } from './pnpm.mjs';
import { startSite } from './site.mjs';
import { demoPassword, demoPhones } from '../packages/contract/src/demo-members.ts';

/** Fetched from the npm registry for the run; no dependency. */
const lighthouse = 'lighthouse@12.8.2';
const rounds = 3;

/** Slow 4G and a quarter of the speed, as Lighthouse applies them with `--throttling-method=devtools`. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Milliseconds until the largest paint; home's is a picture of a game, which comes after its answer. */
const lcpGoals = { '/login': 1_000, '/user/home': 2_500 };

/** A demo member (`npm start` prints them), whose home has something to show. */
const member = { phone: demoPhones.rich, password: demoPassword };

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const lines = [];
const tell = (what, value, goal, unit, digits = 0) => {
  const isMet = value <= goal;
  lines.push({ what, figure: `${value.toFixed(digits)}${unit}`, goal: `≤ ${goal}${unit}`, isMet });
};

/** Records paints, layout shifts and interactions from the start of a page. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, taps: new Map() };
  window.seen = seen;
  const on = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', ({ hadRecentInput, value }) => hadRecentInput || (seen.cls += value));
  on(
    'event',
    ({ interactionId, duration }) =>
      interactionId && seen.taps.set(interactionId, Math.max(duration, seen.taps.get(interactionId) ?? 0)),
    { durationThreshold: 16 },
  );
}

/** Returns whether the app is rendered, with its data and the first pictures. */
const isThere = () =>
  document.querySelector('#root [inert], #root [aria-busy="true"]') === null &&
  [...document.querySelectorAll('img[fetchpriority="high"]')].every(({ complete }) => complete);

async function slow(page, conditions = slowNetwork) {
  const protocol = await page.context().newCDPSession(page);
  if (conditions) await protocol.send('Network.emulateNetworkConditions', conditions);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Measures a visit with an empty cache: paint times in milliseconds, and layout shift. */
async function paintOf(browser, address, storageState) {
  const context = await browser.newContext({ ...phone, storageState, serviceWorkers: 'block' });
  await context.addInitScript(observe);
  const page = await context.newPage();
  await slow(page);
  await page.goto(address);
  await page.waitForFunction(isThere);
  // Includes the layout shift of idle work.
  await page.waitForLoadState('networkidle');
  const { fcp, lcp, cls } = await page.evaluate(() => window.seen);
  await context.close();
  return { fcp, lcp, cls };
}

/** Measures the slowest response to a tap or key in milliseconds, at least 16. */
async function answerOf(browser, address, storageState, use) {
  const context = await browser.newContext({ ...phone, storageState, serviceWorkers: 'block' });
  await context.addInitScript(observe);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await slow(page, undefined);
  await use(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200))));
  const slowest = await page.evaluate(() => Math.max(16, ...window.seen.taps.values()));
  await context.close();
  return slowest;
}

const openSheet = (name) => async (page) => {
  await page.getByRole('main').getByRole('button', { name }).first().tap();
  await page.getByRole('dialog').waitFor();
};

/** The measured interactions. */
const uses = [
  ['deposit is opened', '/user/home', openSheet('Deposit')],
  ['withdraw is opened', '/user/home', openSheet('Withdraw')],
  ['transfer is opened', '/user/home', openSheet('Transfer')],
  [
    'withdraw is closed and opened again',
    '/user/home?modal=withdraw',
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await openSheet('Withdraw')(page);
    },
  ],
  [
    'an amount is typed',
    '/user/home?modal=withdraw',
    async (page) => {
      const amount = page.getByRole('dialog').getByRole('textbox').first();
      await amount.tap();
      await amount.pressSequentially('1234.50', { delay: 60 });
    },
  ],
  [
    'a carousel is leafed through',
    '/user/home?modal=promotions',
    async (page) => {
      const next = page.getByRole('dialog').getByRole('button', { name: 'Next slide' });
      await next.tap();
      await next.tap();
    },
  ],
];

async function signIn(browser, address) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'locale', value: 'en', url: address }]);
  const page = await context.newPage();
  await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Phone number' }).fill(member.phone);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/user/home');
  await page.evaluate(() => {
    localStorage.setItem('remember-agreement', 'true');
    localStorage.setItem('promotions-hidden', '2100-01-01T00:00:00.000+07:00');
    // A first visit has no stored balance.
    localStorage.removeItem('wallet-seen');
  });
  const state = await context.storageState();
  await context.close();
  return state;
}

async function askLighthouse(address, chromePath) {
  const folder = mkdtempSync(`${tmpdir()}/paint-`);
  const reports = [];
  for (let round = 0; round < rounds; round += 1) {
    const file = `${folder}/${round}.json`;
    const code = await run(
      'npx',
      [
        '-y',
        lighthouse,
        address,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --ignore-certificate-errors',
      ],
      { env: { ...process.env, CHROME_PATH: chromePath } },
    );
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
    reports.push(JSON.parse(readFileSync(file, 'utf8')));
  }
  rmSync(folder, { recursive: true });
  const of = (read) => median(reports.map(read));
  return {
    score: of(({ categories }) => categories.performance.score * 100),
    fcp: of(({ audits }) => audits['first-contentful-paint'].numericValue),
    lcp: of(({ audits }) => audits['largest-contentful-paint'].numericValue),
  };
}

const flags = process.argv.slice(2);
if (!flags.includes('--built')) await build('thailand');
const executablePath = await findChromium();
const server = spawn(process.execPath, ['packages/mock-server/dist/main.js', '--quiet', '--port', '0'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [printed] = await once(server.stdout, 'data');
const { url: address, stop } = await startSite(String(printed).trim());
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--ignore-certificate-errors'],
});
try {
  const state = await signIn(browser, address);
  for (const [path, storageState] of [
    ['/login', undefined],
    ['/user/home', state],
  ]) {
    const visits = [];
    for (let round = 0; round < rounds; round += 1)
      visits.push(await paintOf(browser, address + path, storageState));
    tell(`${path}: first paint (FCP)`, median(visits.map(({ fcp }) => fcp)), 1_000, ' ms');
    tell(`${path}: largest paint (LCP)`, median(visits.map(({ lcp }) => lcp)), lcpGoals[path], ' ms');
    tell(`${path}: what moves (CLS)`, median(visits.map(({ cls }) => cls)), 0.01, '', 4);
  }
  for (const [what, path, use] of uses) {
    const answers = [];
    for (let round = 0; round < rounds; round += 1)
      answers.push(await answerOf(browser, address + path, state, use));
    tell(`${what} (INP)`, median(answers), 100, ' ms');
  }
  if (flags.includes('--lighthouse')) {
    const { score, fcp, lcp } = await askLighthouse(`${address}/login`, executablePath);
    lines.push({
      what: 'Lighthouse mobile, /login',
      figure: score.toFixed(0),
      goal: '≥ 98',
      isMet: score >= 98,
    });
    tell('Lighthouse’s simulated FCP', fcp, 2_000, ' ms');
    tell('Lighthouse’s simulated LCP', lcp, 2_000, ' ms');
  }
} finally {
  await browser.close();
  await stop();
  server.kill();
}
for (const { what, figure, goal, isMet } of lines)
  console.log(`${isMet ? '✓' : '✗'} ${what.padEnd(36)} ${figure.padStart(10)}  ${goal}`);
process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
