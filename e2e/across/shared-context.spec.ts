/** Tests of a worker share a browser context; what one leaves behind does not reach the next. */
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'serial' });

const address = '/icon.svg';
let before: BrowserContext | undefined;

/** In the page: returns all that a test could leave behind. */
async function leftBehind() {
  const databases = await indexedDB.databases();
  const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
  return {
    cookies: document.cookie.replaceAll(/(?:locale|mock_world_\d+)=\w+(?:; )?/g, ''),
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: databases.map(({ name }) => name),
    caches: await caches.keys(),
    history: history.length,
    width: screen.width,
    globals: ['fromScript', 'fromBinding'].filter((name) => name in window),
    isOnline: navigator.onLine,
    mayReadClipboard: state === 'granted',
    hasReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    year: new Date().getFullYear() === 2001 ? 2001 : 'this',
    letters: getComputedStyle(document.documentElement).fontSize,
  };
}

const stored = {
  cookies: expect.stringContaining('left=behind'),
  stored: ['left', 'left'],
  databases: ['left'],
  caches: ['left'],
  history: 3,
  width: 500,
  isOnline: false,
};

const notStored = {
  cookies: '',
  stored: [],
  databases: [],
  caches: [],
  // The blank page and this one.
  history: 2,
  width: 360,
  isOnline: true,
};

const changed = {
  globals: ['fromScript', 'fromBinding'],
  mayReadClipboard: true,
  hasReducedMotion: true,
  year: 2001,
  letters: '32px',
};

const unchanged = {
  globals: [],
  mayReadClipboard: false,
  hasReducedMotion: false,
  year: 'this',
  letters: '16px',
};

test(
  'a test stores, routes, goes offline, opens a tab and changes the size',
  { tag: '@once' },
  async ({ context, page }) => {
    before = context;
    await page.setViewportSize({ width: 500, height: 640 });
    await page.goto(`${address}?before`);
    await page.goto(address);
    await page.evaluate(async () => {
      document.cookie = 'left=behind';
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
      await caches.open('left');
      await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
    });
    await context.newPage();
    await context.route('**/*', (route) => route.fulfill({ body: 'from a route' }));
    await page.route('**/*', (route) => route.fulfill({ body: 'from a route' }));
    await context.setOffline(true);
    expect(await page.evaluate(leftBehind)).toEqual({ ...stored, ...unchanged });
  },
);

test('the next test has the same context, emptied', { tag: '@once' }, async ({ context, page, taken }) => {
  expect(context).toBe(before);
  expect(context.pages()).toEqual([page]);
  expect(page.url()).toBe('about:blank');
  await page.goto(address);
  expect(await page.evaluate(leftBehind)).toEqual({ ...notStored, ...unchanged });

  const script = await page.addInitScript(() => void Object.assign(window, { undone: true }));
  await script.dispose();
  expect([...taken.left]).toEqual([]);
  // None of this can be undone.
  await page.clock.install({ time: '2001-01-01T00:00:00Z' });
  await page.addInitScript(() => void Object.assign(window, { fromScript: true }));
  await context.exposeFunction('fromBinding', () => undefined);
  await context.grantPermissions(['clipboard-read']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(address);
  expect(await page.evaluate(leftBehind)).toMatchObject(changed);
  expect([...taken.left].map((call) => call.split(' ')[0])).toEqual([
    'install',
    'addInitScript',
    'exposeFunction',
    'grantPermissions',
    'emulateMedia',
    'newCDPSession',
  ]);
});

test(
  'after what cannot be undone the context is another one',
  { tag: '@once' },
  async ({ context, page }) => {
    expect(context).not.toBe(before);
    before = context;
    await page.goto(address);
    expect(await page.evaluate(leftBehind)).toEqual({ ...notStored, ...unchanged });
    page.on('request', () => undefined);
  },
);

test('a listener that stays replaces it too', { tag: '@once' }, ({ context }) => {
  expect(context).not.toBe(before);
});

test.describe('a first visit', () => {
  test.use({ isFresh: true });
  test('has a context that no other test had', { tag: '@once' }, ({ context }) => {
    before = context;
  });
  test('and leaves it to none', { tag: '@once' }, ({ context }) => {
    expect(context).not.toBe(before);
  });
});
