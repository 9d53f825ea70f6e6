import { createRouter } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { I18n } from '@wallet/ui/i18n';
import { routeTree } from './routeTree.gen.ts';

/** Context of every guard and loader. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
}

/** The routes of spec 2. Preload on intent runs loaders, so a loader never has an effect. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
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
