import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools';
import type { createAppRouter } from './router.ts';

/** Developer tools of TanStack Query and TanStack Router. */
export function Devtools({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <>
      <ReactQueryDevtools initialIsOpen={false} buttonPosition="bottom-left" />
      <TanStackRouterDevtools router={router} initialIsOpen={false} position="bottom-right" />
    </>
  );
}
