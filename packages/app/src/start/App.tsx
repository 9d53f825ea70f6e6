import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { UiProvider } from '@wallet/ui/theme';
import { type I18n, I18nProvider } from '@wallet/ui/i18n';
import { useEffect } from 'react';
import { brand } from '#env.ts';
import type { createAppRouter } from './router.ts';

interface AppProps {
  i18n: I18n;
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
  /** Called once after the app is mounted. */
  onReady: () => void;
}

/** The providers of every screen: texts, theme, server state and router. */
export function App({ i18n, queryClient, router, onReady }: AppProps) {
  useEffect(onReady, [onReady]);
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider brand={brand}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    </I18nProvider>
  );
}
