/** Registers the service worker, sends it the loaded files, and reports a newer build. */
import { createListeners } from '#api/storage/listeners.ts';
import { isNews, type Keep } from './worker/messages.ts';
import { buildName } from './build-name.ts';
import { betweenUpdateChecks } from './update-policy.ts';

const listeners = createListeners();
let found: string | undefined;
let postponed: string | undefined;

/** The newer build, until the player postpones it; a store for `useSyncExternalStore`. */
export const newVersion = {
  get: (): string | undefined => (found === postponed ? undefined : found),

  subscribe: listeners.subscribe,

  /** Hides the new version until the next load. */
  postpone(): void {
    postponed = found;
    listeners.notify();
  },
};

/** Registers the worker where the browser supports it. */
export async function setUpWorker(): Promise<void> {
  // Undefined in pages without HTTPS, despite the types.
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (!isNews(data)) return;
    found = data.build === buildName() ? undefined : data.build;
    listeners.notify();
  });
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return;
  }
  const registration = await serviceWorker.ready;
  const report = () => registration.active?.postMessage(loaded());
  report();
  // The worker did not see files that loaded before it took control.
  serviceWorker.addEventListener('controllerchange', report);
  // A page in another language has loaded other texts; the cached pages have the old language.
  new MutationObserver(report).observe(document.documentElement, { attributeFilter: ['lang'] });

  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return void report();
    if (performance.now() - lookedAt < betweenUpdateChecks) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}

/** Returns the files that the page has loaded. */
const loaded = (): Keep => ({
  keep: performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname),
  tag: document.documentElement.lang,
});
