import {
  type AnyRouter,
  type ParsedLocation,
  type RouterHistory,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { dialogSearch, type DialogName, type DialogSearch } from './dialog-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** So many entries, this one among them, were made by opening a dialog: closing it goes as many back. */
    dialogEntries?: number;
    /** The entry is a step further inside the dialog of the one below. */
    isDialogStep?: boolean;
  }
}

/** The ways to open and close a dialog. Android's Back closes it, layer by layer. */
interface DialogWays {
  open: (modal: DialogName, about?: Omit<DialogSearch, 'modal'>) => void;
  /** Opens a page of the list of slips, or leafs to it. */
  openSlips: (page: number) => void;
  /** Opens the player with a film. */
  openFilm: (v: string) => void;
  /** Goes a step further inside the open dialog: Back leads out of that step first. */
  deepen: (about: Omit<DialogSearch, 'modal'>) => void;
  /** Leads out of a step, to the dialog's own beginning. */
  surface: () => void;
  close: () => void;
  /** Goes on with the dialog named as the next one, or closes. */
  finish: () => void;
}

/**
 * The dialog that is open, and the ways from there. Whoever calls it is drawn anew when one opens or closes, but not in
 * the same breath: the tap is answered first.
 */
export function useDialog(): DialogWays & { readonly search: DialogSearch } {
  const router = useRouter();
  const location = useDeferredValue(useLocation());
  return { search: dialogSearch(location.search), ...waysFrom(location, router) };
}

/** The way to open a dialog by a tap, which is answered first; who uses it is not drawn anew when one opens or closes. */
export function useOpenDialog(): DialogWays['open'] {
  const router = useRouter();
  return (modal, about) => afterPaint(() => waysFrom(router.state.location, router).open(modal, about));
}

function waysFrom(location: ParsedLocation, router: AnyRouter): DialogWays {
  const search = dialogSearch(location.search);
  const { dialogEntries, isDialogStep } = location.state;

  const go = (
    next: DialogSearch,
    { entries, isStep, isReplacing }: { entries?: number; isStep?: boolean; isReplacing: boolean },
  ) =>
    void router.navigate({
      to: '.',
      search: ({
        modal: _modal,
        slot: _slot,
        method: _method,
        direction: _direction,
        entry: _entry,
        code: _code,
        next: _next,
        slips: _slips,
        v: _v,
        ...rest
      }: DialogSearch) => ({
        ...rest,
        ...next,
      }),
      state: entries === undefined ? {} : { dialogEntries: entries, isDialogStep: isStep === true },
      replace: isReplacing,
      resetScroll: false,
    });

  // A dialog in the place of another leads back to where that one came from, which may be another page.
  const replaceBy = (next: DialogSearch) =>
    go(next, {
      isReplacing: true,
      ...(dialogEntries !== undefined && { entries: dialogEntries, isStep: isDialogStep === true }),
    });
  // Whoever closes late, by a second tap or an answer, must not take away what is there by then.
  const isStillThere = () => router.history.location.state.__TSR_key === location.state.__TSR_key;
  const close = () => {
    if (!isStillThere()) return;
    if (dialogEntries === undefined) go({}, { isReplacing: true });
    else {
      goBack(router.history, dialogEntries, () => {
        // A dialog that was the first page lies below its own further steps.
        if (/[?&](?:modal|slips|v)=/.test(router.history.location.search)) go({}, { isReplacing: true });
      });
    }
  };
  // One dialog after another takes its place in the history, so that Back never passes through dialogs.
  const show = (next: DialogSearch) => {
    if (search.modal ?? search.slips ?? search.v) replaceBy(next);
    else go(next, { isReplacing: false, entries: 1 });
  };
  return {
    open: (modal, about = {}) => show({ modal, ...about }),
    openSlips: (slips) => show({ slips }),
    openFilm: (v) => show({ v }),
    deepen: (about) => {
      if (search.modal !== undefined)
        go(
          { modal: search.modal, ...about },
          { isReplacing: false, entries: (dialogEntries ?? 0) + 1, isStep: true },
        );
    },
    surface: () => {
      if (isDialogStep) goBack(router.history, 1, () => undefined);
      else if (search.modal !== undefined) replaceBy({ modal: search.modal });
    },
    close,
    finish: () => {
      const { next, method } = search;
      if (next && isStillThere()) replaceBy({ modal: next, ...(method !== undefined && { method }) });
      else close();
    },
  };
}

let isGoingBack = false;

/** Goes some entries back. The browser takes its time for it, and a second step in the meantime would leave the page. */
function goBack(history: RouterHistory, entries: number, onArrived: () => void): void {
  if (isGoingBack) return;
  isGoingBack = true;
  const stop = history.subscribe(() => {
    isGoingBack = false;
    stop();
    onArrived();
  });
  history.go(-entries);
}

/** Whether something has been open once: its code is fetched then, and it stays to close softly and give focus back. */
export function useOnceOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}

/** The last value that was there; for a dialog that closes softly after its address has forgotten what it was about. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
