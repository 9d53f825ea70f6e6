import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { loadWords } from '@wallet/locales';
import { createI18n, I18nProvider } from '@wallet/ui/i18n';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { session } from '#api/session/session.ts';

/** Renders a member's component as the page `/`; returns the history of its router. */
export async function renderPage(component: () => ReactNode, address = '/') {
  vi.stubGlobal('scrollTo', () => undefined);
  session.signIn('t', false);
  const history = createMemoryHistory({ initialEntries: [address] });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  const i18n = await createI18n({ language: 'en', load: loadWords, namespaces: ['game'] });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return history;
}
