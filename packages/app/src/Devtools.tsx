import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools';
import type { createAppRouter } from './router.ts';

/** The developer tools of TanStack: queries at the left edge, addresses at the right. */
export function Devtools({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <>
      <ReactQueryDevtools initialIsOpen={false} buttonPosition="bottom-left" />
      <TanStackRouterDevtools router={router} initialIsOpen={false} position="bottom-right" />
    </>
  );
}
