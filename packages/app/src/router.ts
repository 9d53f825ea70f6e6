import { createRouter } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { I18n } from '@wallet/ui/i18n';
import { routeTree } from './routeTree.gen.ts';

/** What every guard and loader may use. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
}

/** The routes of spec 2. Preloading on intent fetches code and safe calls only: an effect is never a loader's. */
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
    /** The phone number that has just become a member, for the login that follows. */
    registered?: string;
  }
}
