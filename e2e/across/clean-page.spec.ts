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

/** In the page: returns what a test could leave there, as text. */
const remains = async (): Promise<Record<string, string>> => {
  const found = {
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie.split('; ').filter((cookie) => !/^(?:locale|mock_world_\d+)=/.test(cookie)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    width: innerWidth,
    isOnline: navigator.onLine,
    year: new Date().getFullYear(),
    hasScript: 'left' in window,
  };
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, JSON.stringify(value)]));
};

let first: Record<string, string>;

test('a test leaves everything a page can keep', { tag: '@once' }, async ({ page, context }) => {
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
  });
  await page.clock.install({ time: 0 });
  await openEmptyPage(page);
  await context.route('**/*', (route) => route.abort());
  await context.setOffline(true);
  const left = await page.evaluate(remains);
  expect(Object.keys(first).filter((name) => left[name] === first[name])).toEqual([]);
});

test('the next one finds none of it', { tag: '@once' }, async ({ page }) => {
  await openEmptyPage(page);
  expect(await page.evaluate(remains)).toEqual(first);
});
