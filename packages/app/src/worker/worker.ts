/**
 * The service worker: the app starts without a connection, and says then that there is none. It keeps built files and
 * three pages without data, each build in a cache of its own. Everything else passes it by: what the backend answers,
 * what is sent, and other origins (docs/decisions/019-service-worker.md).
 */
import { assetsOf, isAsset, isFile, kindOf, shellOf, shells, tagOf } from './answers.ts';
import { isKeep, type Keep, type News } from './messages.ts';
import type { Asked, WorkerScope } from './scope.ts';

/** Put in by the build: the name of its first script. */
declare const BUILD: string;

const worker = self as unknown as WorkerScope;
/** Other settings make other pages of the same build (deploy/site.ts). */
const { settings = '' } = self as { settings?: string };
const cacheName = `shell ${BUILD} ${settings}`.trim();

/** Where the language of the kept pages is noted, beside them. */
const languageNote = '/shell-language';

/** Milliseconds a page may take before the kept one stands in: longer than a slow connection needs, shorter than patience. */
const mostPatience = 4_000;

worker.addEventListener('install', (event) => event.waitUntil(keepShells().then(() => worker.skipWaiting())));

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, worker.location.origin);
  if (kind === 'asset') event.respondWith(answerAsset(event));
  else if (kind === 'page') event.respondWith(answerPage(event));
});

worker.addEventListener('message', (event) => {
  if (isKeep(event.data)) event.waitUntil(keep(event.data).catch(() => undefined));
});

/** Pages are of the network as long as it answers: taking over changes no page that is open, so it need not wait. */
async function takeOver(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  const older = (await caches.keys()).filter((name) => name !== cacheName);
  // The last one stays, for tabs that still run that build.
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
  const news: News = { build: BUILD };
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(news);
}

async function answerAsset(event: Asked): Promise<Response> {
  const { request } = event;
  // Whatever is wrong with what was kept, the network is still there.
  const kept = await caches.match(request.url, { ignoreVary: true }).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isFile(answer)) {
    const copy = answer.clone();
    // A full disk is no reason to go without.
    event.waitUntil(
      ourCache()
        .then((cache) => cache.put(request.url, copy))
        .catch(() => undefined),
    );
  }
  return answer;
}

async function answerPage(event: Asked): Promise<Response> {
  const { request, preloadResponse } = event;
  const network = preloadResponse.then((answer) => answer ?? fetch(request));
  event.waitUntil(network.catch(() => undefined));
  const kept = async () => (await ourCache()).match(shellOf(new URL(request.url).pathname));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, mostPatience));
  try {
    const answer = await Promise.race([network, late]);
    if (answer && answer.status < 500) return answer;
  } catch {
    // No connection: the kept page says so.
  }
  return (await kept()) ?? network;
}

const ourCache = (): Promise<Cache> => caches.open(cacheName);

async function keepShells(): Promise<void> {
  const cache = await ourCache();
  await Promise.all(
    shells.map(async (address) => {
      const page = await fetch(address, { cache: 'no-store', headers: { accept: 'text/html' } });
      if (!page.ok || page.redirected) throw new Error(`${address} is not there to be kept`);
      await keepAssets(cache, assetsOf(await page.clone().text()));
      await cache.put(address, page);
    }),
  );
}

/** Mostly without a download: the browser has them at hand, from the page or the build before. */
async function keepAssets(cache: Cache, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const answer = (await caches.match(path)) ?? (await fetch(path));
      if (isFile(answer)) await cache.put(path, answer);
    }),
  );
}

/** Keeps what a page has loaded; pages in another language than its own are fetched anew. */
async function keep({ keep: paths, tag }: Keep): Promise<void> {
  const cache = await ourCache();
  await keepAssets(cache, paths.filter(isAsset));
  const noted = await cache.match(languageNote);
  const known = noted ? await noted.text() : tagOf((await (await cache.match('/login'))?.text()) ?? '');
  if (known === tag) return;
  await keepShells();
  await cache.put(languageNote, new Response(tag));
}
