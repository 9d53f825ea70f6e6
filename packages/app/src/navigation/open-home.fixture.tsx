import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { useDialog } from './dialog.ts';
import { dialogSearch } from './dialog-search.ts';

/** Renders an empty home at an address with fake timers; returns the dialog that the hook opened. */
export async function openHome(address: string, useTried: () => void) {
  const history = createMemoryHistory({ initialEntries: [address] });
  let dialog: ReturnType<typeof useDialog> | undefined;
  const root = createRootRoute();
  const home = createRoute({
    getParentRoute: () => root,
    path: '/home',
    validateSearch: dialogSearch,
    component: function Home() {
      dialog = useDialog();
      useTried();
      return null;
    },
  });
  const router = createRouter({ routeTree: root.addChildren([home]), history });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await pass(1);
  return {
    history,
    pass,
    unmount,
    shown: () => dialog?.search.modal,
    close: async () => {
      act(() => dialog?.close());
      // A frame closes this dialog. The next one opens after React has rendered without it.
      await pass(50);
      await pass(50);
    },
  };
}
