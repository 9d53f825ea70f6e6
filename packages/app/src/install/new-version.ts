/** Registers the service worker, sends it the loaded files, and reports a newer build. */
import { createStore } from '#api/store/create-store.ts';
import type { CacheRequest } from './worker/messages.ts';
import { buildName } from './build-name.ts';
import { newestBuild } from './newest-build.ts';

/** Milliseconds in which files of the first page arrive, usually. */
const longestLoad = 5_000;

/** Minimum milliseconds between two checks for a new build; each return to the page checks once. */
const betweenUpdateChecks = 30 * 60_000;

const postponed = createStore<string | undefined>({ initial: undefined });

/** Returns whether there is a newer build that the player has not postponed. */
export function useNewVersion(): boolean {
  const found = newestBuild.use();
  const isPostponed = postponed.use() === found;
  return !isPostponed && found !== buildName();
}

/** Hides the new version until the next load. */
export const postponeVersion = (): void => postponed.set(newestBuild.get());

/** Registers the worker where the browser supports it. */
export async function setUpWorker(): Promise<void> {
  // Undefined in pages without HTTPS, despite the types.
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!serviceWorker) return;
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return;
  }
  const registration = await serviceWorker.ready;
  const report = () => registration.active?.postMessage(loaded());
  report();
  // The worker did not see files requested before it took control. Those still loading are in the second report.
  serviceWorker.addEventListener('controllerchange', () => {
    report();
    setTimeout(report, longestLoad);
  });
  // A page in another language has loaded other texts; the cached pages have the old language.
  new MutationObserver(report).observe(document.documentElement, { attributeFilter: ['lang'] });

  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return void report();
    if (performance.now() - checkedAt < betweenUpdateChecks) return;
    checkedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}

/** Returns the files that the page has loaded. */
const loaded = (): CacheRequest => ({
  keep: performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname),
  tag: document.documentElement.lang,
});
