import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { routeTree } from '#routeTree.gen.ts';
import type { RouterContext } from '#routes/__root.tsx';
import { PageError } from './PageError.tsx';

/** The routes of spec 2. Preload on intent runs loaders, so a loader never has an effect. */
export function createAppRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    // Previews are served below a path.
    basepath: import.meta.env.BASE_URL,
    // Parameters are texts: as JSON, the code `1E5` would be 100,000.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
  });
  // Screen readers would stay at the start of the document when the focused element left with its page.
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !document.querySelector(':focus'))
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** Phone number of a new member, for the login page. */
    registered?: string;
  }
}
