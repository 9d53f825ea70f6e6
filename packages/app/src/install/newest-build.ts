/** The build of the newest service worker. Its message may arrive before the notices are loaded. */
import { createStore } from '#api/store/create-store.ts';
import { isNews } from './worker/messages.ts';

/** Undefined until a new worker takes control. */
export const newestBuild = createStore<string | undefined>({ initial: undefined });

// Undefined in pages without HTTPS, despite the types.
const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
serviceWorker?.addEventListener('message', ({ data }) => {
  if (isNews(data)) newestBuild.set(data.build);
});
