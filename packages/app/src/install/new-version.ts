/** The service worker as the page sees it: set up, told what to keep, and heard when it belongs to a newer build. */
import { createListeners } from '#api/storage/listeners.ts';
import { isNews, type Keep } from '#worker/messages.ts';
import { buildName } from './build-name.ts';
import { betweenUpdateChecks } from './update-policy.ts';

const listeners = createListeners();
let found: string | undefined;
let postponed: string | undefined;

/** The build that has taken the place of this page's, until it is put off; read with `useSyncExternalStore`. */
export const newVersion = {
  get: (): string | undefined => (found === postponed ? undefined : found),

  subscribe: listeners.subscribe,

  /** Says no more of it while this page stands. */
  postpone(): void {
    postponed = found;
    listeners.notify();
  },
};

/** Sets up the worker. Where there is none to be had, the app goes without. */
export async function setUpWorker(): Promise<void> {
  // Absent in pages that came without encryption, whatever the types say.
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
  const tell = () => registration.active?.postMessage(loaded());
  tell();
  // What was loaded in the meantime did not pass by it.
  serviceWorker.addEventListener('controllerchange', tell);
  // A page in another language has loaded other words, and the kept pages are in the old one.
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['lang'] });

  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return void tell();
    if (performance.now() - lookedAt < betweenUpdateChecks) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}

/** What the page has loaded so far. */
const loaded = (): Keep => ({
  keep: performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname),
  tag: document.documentElement.lang,
});
