import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { NavigationContext, type Navigation } from '@wallet/ui/base/Link';
import type { I18n } from '@wallet/ui/i18n';
import { lazy, Suspense, useMemo } from 'react';

const NotFoundScreen = lazy(() =>
  import('@wallet/ui/site/NotFoundScreen').then((m) => ({ default: m.NotFoundScreen })),
);

/** Context of every guard and loader. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: () => (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  ),
});

function Root() {
  const router = useRouter();
  const navigation = useMemo<Navigation>(
    () => ({
      navigate: (href) => void router.navigate({ href }),
      preload: (href) => void router.preloadRoute({ to: href }).catch(() => undefined),
    }),
    [router],
  );
  return (
    <NavigationContext value={navigation}>
      <Outlet />
    </NavigationContext>
  );
}
