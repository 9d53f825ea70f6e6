import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createQueryClient } from '#api/query-client.ts';
import { dialogSearch } from './dialog-search.ts';

/** Returns an app with one page, and the history of its router. */
export function onePage(component: () => ReactNode, { path, address }: { path: string; address: string }) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path, validateSearch: dialogSearch, component });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  const app = (
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  );
  return { history, app };
}
