/** Tests share the page of their worker: a test finds nothing of the one before it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'serial' });

/** Opens an empty page on the origin of the app. */
async function openEmptyPage(page: Page): Promise<void> {
  const routed = '**/robots.txt';
  await page.route(routed, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Empty</p>' }));
  await page.goto('/robots.txt');
  await page.unroute(routed);
}

/** In the page: returns everything that a test could leave there. */
const remains = async () => ({
  local: { ...localStorage },
  session: { ...sessionStorage },
  cookies: document.cookie.split('; ').filter((cookie) => !/^(?:locale|mock_world_\d+)=/.test(cookie)),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
  locks: (await navigator.locks.query()).held,
  clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  width: innerWidth,
  script: 'left' in window,
});

let first: Awaited<ReturnType<typeof remains>>;

test(
  'a test leaves storage, permissions, routes and scripts',
  { tag: '@once' },
  async ({ page, context }) => {
    await openEmptyPage(page);
    first = await page.evaluate(remains);
    await context.grantPermissions(['clipboard-read']);
    await context.addInitScript(() => Object.assign(window, { left: true }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(async () => {
      localStorage.setItem('left', 'yes');
      sessionStorage.setItem('left', 'yes');
      document.cookie = 'left=yes';
      await caches.open('left');
      await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
      void navigator.locks.request('left', () => new Promise(() => undefined));
    });
    await openEmptyPage(page);
    expect(await page.evaluate(remains)).not.toEqual(first);
    await context.setOffline(true);
    await context.route('**/*', (route) => route.abort());
  },
);

test('the next one finds none of it', { tag: '@once' }, async ({ page }) => {
  await openEmptyPage(page);
  expect(await page.evaluate(remains)).toEqual(first);
});
