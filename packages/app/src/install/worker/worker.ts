/**
 * The service worker: a return starts from the cache, also without a connection. It caches built files and three pages
 * without data, each build in its own cache. It ignores other requests: calls, uploads and other origins
 * (docs/decisions/019-service-worker.md).
 */
import { assetsOf, isAsset, isCachedFirst, isFile, kindOf, shellOf, shells, tagOf } from './request-rules.ts';
import { isCacheRequest, type CacheRequest, type News } from './messages.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

/** Set by the build: the name of its first script. */
declare const BUILD: string;

const worker = self as unknown as WorkerScope;
/** Other settings change the pages of the same build (deploy/site.ts). */
const { settings = '' } = self as { settings?: string };
const cacheName = `shell ${BUILD} ${settings}`.trim();

/** The cache key of the cached pages' language; empty while pages of a new language are fetched. */
const languageKey = '/shell-language';

/** Milliseconds before the cached page replaces a slow one: longer than a slow connection needs. */
const networkTimeout = 4_000;

worker.addEventListener('install', (event) =>
  event.waitUntil(cacheShells().then(() => worker.skipWaiting())),
);

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, worker.location.origin);
  if (kind === 'asset') event.respondWith(serveAsset(event));
  else if (kind === 'page') event.respondWith(servePage(event));
});

worker.addEventListener('message', (event) => {
  if (isCacheRequest(event.data)) event.waitUntil(cacheFiles(event.data).catch(() => undefined));
});

/** An open page keeps its build, so a new worker need not wait. */
async function takeOver(): Promise<void> {
  // Workers of earlier builds enabled it; a cached page needs no request.
  await worker.registration.navigationPreload?.disable();
  const older = (await caches.keys()).filter((name) => name !== cacheName);
  // The last cache stays, for tabs that run its build.
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
  const news: News = { build: BUILD };
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(news);
}

async function serveAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // A broken cache must not block the network.
  const cached = await caches.match(request.url, { ignoreVary: true }).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(request);
  if (isFile(response)) {
    const copy = response.clone();
    // A full disk must not block the response.
    event.waitUntil(
      ourCache()
        .then((cache) => cache.put(request.url, copy))
        .catch(() => undefined),
    );
  }
  return response;
}

async function servePage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // A broken cache must not block the network.
  const { page, language } = await cachedPage(request).catch(() => ({
    page: undefined,
    language: undefined,
  }));
  if (page && language && isCachedFirst(request, page, Date.now())) return page;
  const network = fetch(request);
  event.waitUntil(network.catch(() => undefined));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout));
  try {
    const response = await Promise.race([network, late]);
    if (response && response.status < 500) return response;
  } catch {
    // Without a connection, the cached page shows the notice.
  }
  return page ?? network;
}

/** Returns the cached page for a request, and the language that a page has reported. */
async function cachedPage({ url }: Request) {
  const cache = await ourCache();
  const [page, language] = await Promise.all([
    cache.match(shellOf(new URL(url).pathname)),
    cachedLanguage(cache),
  ]);
  return { page, language };
}

const ourCache = (): Promise<Cache> => caches.open(cacheName);

async function cacheShells(): Promise<void> {
  const cache = await ourCache();
  await Promise.all(
    shells.map(async (address) => {
      // The present page is usually in the HTTP cache.
      const page = await fetch(address, { cache: 'no-cache', headers: { accept: 'text/html' } });
      const text = await page.clone().text();
      // Another server may still have the build before.
      if (!page.ok || page.redirected || !text.includes(BUILD))
        throw new Error(`${address} cannot be cached`);
      await cacheAssets(cache, assetsOf(text));
      await cache.put(address, page);
    }),
  );
}

/** Usually without a download: the HTTP cache has most files. */
async function cacheAssets(cache: Cache, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const response = (await caches.match(path)) ?? (await fetch(path));
      if (isFile(response)) await cache.put(path, response);
    }),
  );
}

const cachedLanguage = async (cache: Cache): Promise<string | undefined> =>
  (await cache.match(languageKey))?.text();

/** Caches the files of a page; pages in another language are fetched again. */
async function cacheFiles({ keep: paths, tag }: CacheRequest): Promise<void> {
  const cache = await ourCache();
  await cacheAssets(cache, paths.filter(isAsset));
  const reported = await cachedLanguage(cache);
  if (reported === tag) return;
  const known = reported ?? tagOf((await (await cache.match('/login'))?.text()) ?? '');
  if (known !== tag) {
    await cache.put(languageKey, new Response(''));
    await cacheShells();
  }
  await cache.put(languageKey, new Response(tag));
}
