import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { useDialog } from './dialog.ts';
import { onePage } from './one-page.fixture.tsx';

/** Renders an empty home at an address with fake timers; returns the dialog that the hook opened. */
export async function openHome(address: string, useTried: () => void) {
  let dialog: ReturnType<typeof useDialog> | undefined;
  const { history, app } = onePage(
    function Home() {
      dialog = useDialog();
      useTried();
      return null;
    },
    { path: '/home', address },
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const { unmount } = render(app);
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
