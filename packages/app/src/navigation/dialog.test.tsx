import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';
import { useDialog, useDialogControls } from './dialog.ts';
import { dialogSearch } from './dialog-search.ts';

/** Home behind a history, and the dialogs as they were drawn last. */
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
    /** Does something, and waits for what the taps in it open after the next frame. */
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

// The router scrolls, and jsdom cannot.
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('a dialog with an address', () => {
  it('is left the way it was opened', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home');
    await step(() => shown().open('game', { slot: 'LOTUS' }), 'game');
    await step(() => shown().open('transfer', { slot: 'LOTUS' }), 'transfer');
    await step(() => shown().close(), undefined);
    expect(history.location.href).toBe('/home');
    act(() => history.back());
    expect(history.location.href).toBe('/login');
  });

  it('opens and closes without the page behind it being drawn anew', async () => {
    const { history, openFromPage, pageDrawn, shown, do: step } = await openAt('/login', '/home');
    await step(() => openFromPage('withdraw'), 'withdraw');
    await step(() => openFromPage('game', { slot: 'LOTUS' }), 'game');
    expect(history.location.search).toBe('?modal=game&slot=LOTUS');
    await step(() => shown().close(), undefined);
    expect(history.location.href).toBe('/home');
    expect(pageDrawn).toHaveBeenCalledTimes(1);
  });

  it('that was the first page leads to its page, also after one dialog took the place of another', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home?modal=game&slot=LOTUS');
    await step(() => shown().open('transfer', { slot: 'LOTUS' }), 'transfer');
    await step(() => shown().close(), undefined);
    expect(history.location.href).toBe('/home');
  });

  it('is left once, however often it is closed before it is gone', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home');
    await step(() => shown().open('withdraw'), 'withdraw');
    await step(() => {
      const { close } = shown();
      close();
      close();
    }, undefined);
    expect(history.location.href).toBe('/home');
  });

  it('is opened once by two taps before it is drawn, and so is the first of two', async () => {
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

  it('is not laid over a page to which Back led before it came', async () => {
    const { history, openFromPage, tap } = await openAt('/login', '/home');
    await tap(() => {
      openFromPage('withdraw');
      history.back();
    });
    expect(history.location.href).toBe('/login');
    expect(history.length).toBe(2);
  });

  it('goes one step further or back by two taps before that is drawn', async () => {
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

  it('is replaced where it is when the browser has fewer entries than the address remembers', async () => {
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
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(history.location.href).toBe('/home');
    vi.useRealTimers();
  });

  it('that is no longer there does not close the one that is', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home');
    await step(() => shown().open('holder-name'), 'holder-name');
    const { finish } = shown();
    await step(() => history.back(), undefined);
    act(finish);
    expect(history.location.href).toBe('/home');
  });

  it('is left layer by layer with Back, and at once with the cross', async () => {
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

  it('leads from a step to its beginning, whichever came first', async () => {
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

  it('that was the first page is closed from within its layers too', async () => {
    const { history, shown, do: step } = await openAt('/login', '/home?modal=deposit');
    act(() => shown().pushStep({ method: 'KBANK' }));
    await waitFor(() => expect(shown().search.method).toBe('KBANK'));
    await step(() => shown().close(), undefined);
    await waitFor(() => expect(history.location.href).toBe('/home'));
  });

  it('comes back to the same place after the dialog it had to do first', async () => {
    const { shown, do: step } = await openAt('/login', '/home?modal=deposit&method=SCB');
    await step(() => shown().open('holder-name', { next: 'deposit', method: 'SCB' }), 'holder-name');
    await step(() => shown().finish(), 'deposit');
    expect(shown().search.method).toBe('SCB');
  });

  it('that is the list of slips is leafed through in one place, and left at once', async () => {
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
