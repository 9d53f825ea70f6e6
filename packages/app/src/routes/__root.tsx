import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { NavigationProvider, type Navigation } from '@wallet/ui/base/Link';
import { RouteError } from '@wallet/ui/site/RouteError';
import { lazy, Suspense, useMemo } from 'react';
import type { RouterContext } from '../router.ts';

const NotFoundScreen = lazy(() =>
  import('@wallet/ui/site/NotFoundScreen').then((m) => ({ default: m.NotFoundScreen })),
);

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: () => (
    <Suspense>
      <NotFoundScreen homeHref="/" />
    </Suspense>
  ),
  // Not lazy: it is what is left to show when nothing more can be fetched.
  errorComponent: () => (
    <RouteError onReload={() => window.location.reload()} homeHref="/" contactHref="/user/contact" />
  ),
});

function Root() {
  const router = useRouter();
  const navigation = useMemo<Navigation>(
    () => ({
      follow: (href) => void router.navigate({ href }),
      prepare: (href) => void router.preloadRoute({ to: href }).catch(() => undefined),
    }),
    [router],
  );
  return (
    <NavigationProvider navigation={navigation}>
      <Outlet />
    </NavigationProvider>
  );
}
