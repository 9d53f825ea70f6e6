/** The build of the newest service worker. Its message may arrive before the notices are loaded. */
import { createListeners } from '#api/storage/listeners.ts';
import { isNews } from './worker/messages.ts';

const listeners = createListeners();
let build: string | undefined;

/** A store for `useSyncExternalStore`; undefined until a new worker takes control. */
export const newestBuild = { get: (): string | undefined => build, subscribe: listeners.subscribe };

// Undefined in pages without HTTPS, despite the types.
const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
serviceWorker?.addEventListener('message', ({ data }) => {
  if (!isNews(data)) return;
  build = data.build;
  listeners.notify();
});
