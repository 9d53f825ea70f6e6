import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';
import { useDialog, useDialogControls } from './dialog.ts';
import { dialogSearch } from './dialog-search.ts';

/** Opens home with a history; `drawn` holds the last render. */
async function openAt(...addresses: string[]) {
  const history = createMemoryHistory({ initialEntries: addresses, initialIndex: addresses.length - 1 });
  let dialog: ReturnType<typeof useDialog> | undefined;
  let opener: ReturnType<typeof useDialogControls>['openDialog'] | undefined;
  const pageDrawn = vi.fn();
  const rootRoute = createRootRoute({ component: Outlet });
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/home',
    validateSearch: dialogSearch,
    component: function Home() {
      opener = useDialogControls().openDialog;
      pageDrawn();
      return <Dialogs />;
    },
  });
  function Dialogs() {
    dialog = useDialog();
    return null;
  }
  const login = createRoute({ getParentRoute: () => rootRoute, path: '/login' });
  const router = createRouter({ routeTree: rootRoute.addChildren([home, login]), history });
  render(<RouterProvider router={router as never} />);
  await waitFor(() => expect(dialog).toBeDefined());
  const shown = () => dialog ?? expect.fail();
  const openFromPage: typeof opener = (...what) => opener?.(...what);
  return {
    history,
    shown,
    pageDrawn,
    openFromPage,
    /** Runs a step and waits for the next frame, in which taps open dialogs. */
    tap: (step: () => void) =>
      act(async () => {
        step();
        await new Promise<void>(afterPaint);
      }),
    do: (step: () => void, modal: string | undefined) => {
      act(step);
      return waitFor(() => expect(shown().search.modal).toBe(modal));
    },
  };
}

describe('a dialog with an address', () => {
  it('closes the way it was opened', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home');
    await step(() => shown().open('game', { slot: 'LOTUS' }), 'game');
    await step(() => shown().open('transfer', { slot: 'LOTUS' }), 'transfer');
    await step(() => shown().close(), undefined);
    expect(history.location.href).toBe('/home');
    act(() => history.back());
    expect(history.location.href).toBe('/login');
  });

  it('opens and closes without a render of the page behind it', async () => {
    const { history, openFromPage, pageDrawn, shown, do: step } = await openAt('/login', '/home');
    await step(() => openFromPage('withdraw'), 'withdraw');
    await step(() => openFromPage('game', { slot: 'LOTUS' }), 'game');
    expect(history.location.search).toBe('?modal=game&slot=LOTUS');
    await step(() => shown().close(), undefined);
    expect(history.location.href).toBe('/home');
    expect(pageDrawn).toHaveBeenCalledTimes(1);
  });

  it('on the first page closes to its page, also after one dialog replaced another', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home?modal=game&slot=LOTUS');
    await step(() => shown().open('transfer', { slot: 'LOTUS' }), 'transfer');
    await step(() => shown().close(), undefined);
    expect(history.location.href).toBe('/home');
  });

  it('closes once, however often `close` is called', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home');
    await step(() => shown().open('withdraw'), 'withdraw');
    await step(() => {
      const { close } = shown();
      close();
      close();
    }, undefined);
    expect(history.location.href).toBe('/home');
  });

  it('closes after the tap is painted', async () => {
    const { history, shown, tap } = await openAt('/login', '/home');
    await tap(() => shown().open('withdraw'));
    act(() => shown().close());
    expect(history.location.href).toBe('/home?modal=withdraw');
    await tap(() => undefined);
    expect(history.location.href).toBe('/home');
  });

  it('opens once after two taps before a render, and so does the first of two', async () => {
    const { history, openFromPage, shown, tap } = await openAt('/login', '/home');
    await tap(() => {
      openFromPage('withdraw');
      openFromPage('withdraw');
      openFromPage('deposit');
    });
    expect(shown().search).toEqual({ modal: 'withdraw' });
    expect(history.length).toBe(3);
    act(() => shown().close());
    await waitFor(() => expect(history.location.href).toBe('/home'));
    await tap(() => {
      shown().open('withdraw');
      shown().open('deposit');
      shown().openSlips(1);
    });
    expect(shown().search).toEqual({ modal: 'withdraw' });
    expect(history.length).toBe(3);
  });

  it('does not open over a page that Back reached first', async () => {
    const { history, openFromPage, tap } = await openAt('/login', '/home');
    await tap(() => {
      openFromPage('withdraw');
      history.back();
    });
    expect(history.location.href).toBe('/login');
    expect(history.length).toBe(2);
  });

  it('goes one step forward or back after two taps before a render', async () => {
    const { history, shown, tap } = await openAt('/login', '/home');
    await tap(() => shown().open('deposit'));
    await tap(() => {
      const { pushStep } = shown();
      pushStep({ method: 'KBANK' });
      pushStep({ method: 'KBANK' });
    });
    expect(shown().search.method).toBe('KBANK');
    expect(history.length).toBe(4);
    await tap(() => {
      const { popStep } = shown();
      popStep();
      popStep();
    });
    expect(shown().search).toEqual({ modal: 'deposit' });
    expect(history.location.href).toBe('/home?modal=deposit');
  });

  it('is replaced if the browser has fewer entries than the address counts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { history, shown, do: step } = await openAt('/login', '/home');
    await step(() => shown().open('deposit'), 'deposit');
    act(() => shown().pushStep({ method: 'KBANK' }));
    await waitFor(() => expect(shown().search.method).toBe('KBANK'));
    history.go = () => undefined;
    act(() => shown().popStep());
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(history.location.href).toBe('/home?modal=deposit');
    act(() => shown().close());
    // The dialog closes after the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(history.location.href).toBe('/home');
    vi.useRealTimers();
  });

  it('that is closed does not close the present one', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home');
    await step(() => shown().open('holder-name'), 'holder-name');
    const { finish } = shown();
    await step(() => history.back(), undefined);
    act(finish);
    expect(history.location.href).toBe('/home');
  });

  it('closes step by step with Back, and at once with the cross', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home');
    await step(() => shown().open('deposit'), 'deposit');
    act(() => shown().pushStep({ method: 'KBANK' }));
    await waitFor(() => expect(shown().search.method).toBe('KBANK'));
    act(() => history.back());
    await waitFor(() => expect(shown().search).toEqual({ modal: 'deposit' }));
    act(() => shown().pushStep({ method: 'WW' }));
    await waitFor(() => expect(shown().search.method).toBe('WW'));
    await step(() => shown().close(), undefined);
    expect(history.location.href).toBe('/home');
    act(() => history.back());
    expect(history.location.href).toBe('/login');
  });

  it('returns from a step to its first step, whichever opened first', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home');
    await step(() => shown().open('deposit', { method: 'KBANK' }), 'deposit');
    act(() => shown().popStep());
    await waitFor(() => expect(shown().search).toEqual({ modal: 'deposit' }));
    act(() => shown().pushStep({ method: 'WW' }));
    await waitFor(() => expect(shown().search.method).toBe('WW'));
    act(() => shown().popStep());
    await waitFor(() => expect(shown().search).toEqual({ modal: 'deposit' }));
    await step(() => history.back(), undefined);
    expect(history.location.href).toBe('/home');
  });

  it('on the first page closes from its further steps, too', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home?modal=deposit');
    act(() => shown().pushStep({ method: 'KBANK' }));
    await waitFor(() => expect(shown().search.method).toBe('KBANK'));
    await step(() => shown().close(), undefined);
    await waitFor(() => expect(history.location.href).toBe('/home'));
  });

  it('returns to the same step after a dialog in between', async () => {
    const { shown, do: step } = await openAt('/login', '/home?modal=deposit&method=SCB');
    await step(() => shown().open('holder-name', { next: 'deposit', method: 'SCB' }), 'holder-name');
    await step(() => shown().finish(), 'deposit');
    expect(shown().search.method).toBe('SCB');
  });

  it('with the list of slips changes its page in one entry, and closes at once', async () => {
    const { history, shown } = await openAt('/login', '/home?modal=conditions');
    for (const page of [1, 2, 3]) {
      act(() => shown().openSlips(page));
      await waitFor(() => expect(shown().search).toEqual({ slips: page }));
    }
    act(() => shown().close());
    await waitFor(() => expect(history.location.href).toBe('/home'));
    act(() => shown().openSlips(1));
    await waitFor(() => expect(shown().search.slips).toBe(1));
    act(() => history.back());
    await waitFor(() => expect(history.location.href).toBe('/home'));
  });
});
