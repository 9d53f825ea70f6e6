import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { NavigationProvider, type Navigation } from '@wallet/ui/base/Link';
import { NotFoundScreen, RouteError } from '@wallet/ui/site';
import { useMemo } from 'react';
import type { RouterContext } from '../router.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: () => <NotFoundScreen homeHref="/" />,
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
