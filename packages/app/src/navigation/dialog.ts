import {
  type AnyRouter,
  type ParsedLocation,
  type RouterHistory,
  useLocation,
  useMatch,
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

/**
 * The ways to open and close a dialog. Android's Back closes it, layer by layer. Each holds for the place it was drawn at:
 * once the app has left that for another page, dialog or step, it does nothing.
 */
interface DialogActions {
  open: (modal: DialogName, about?: Omit<DialogSearch, 'modal'>) => void;
  /** Opens a page of the list of slips, or leafs to it. */
  openSlips: (page: number) => void;
  /** Opens the player with a film. */
  openFilm: (v: string) => void;
  /** Goes a step further inside the open dialog: Back leads out of that step first. */
  pushStep: (about: Omit<DialogSearch, 'modal'>) => void;
  /** Leads out of a step, to the dialog's own beginning. */
  popStep: () => void;
  close: () => void;
  /** Goes on with the dialog named as the next one, or closes. */
  finish: () => void;
}

/**
 * The dialog that is open, and the ways from there. Whoever calls it is drawn anew when one opens or closes, but not in
 * the same breath: the tap is answered first.
 */
export function useDialog(): DialogActions & { readonly search: DialogSearch } {
  const router = useRouter();
  const location = useDeferredValue(useLocation());
  const page = usePage();
  return { search: dialogSearch(location.search), ...actionsFrom(location, router, page) };
}

/** Opens and closes dialogs from outside them. */
interface DialogControls {
  /** Opens a dialog by a tap: the tap is painted first. */
  openDialog: DialogActions['open'];
  /** Opens a dialog that comes by itself: after all taps so far, and only where no other dialog is or comes. */
  offerDialog: (modal: DialogName) => void;
  /** Shows at once what an answer led to, in the place of the dialog that is open. */
  showDialog: DialogActions['open'];
  /** Closes the dialog that is open. */
  closeDialog: () => void;
}

/** Returns controls for dialogs; the component does not render again when a dialog opens or closes. */
export function useDialogControls(): DialogControls {
  const router = useRouter();
  const page = usePage();
  const actions = () => actionsFrom(presentOf(router), router, page);
  return {
    openDialog(modal, about) {
      const { open } = actions();
      afterPaint(() => open(modal, about));
    },
    offerDialog: (modal) =>
      afterPaint(() => {
        if (!isDialogAt(dialogSearch(presentOf(router).search))) actions().open(modal);
      }),
    showDialog: (modal, about) => actions().open(modal, about),
    closeDialog: () => actions().close(),
  };
}

/** The address of the page that a component belongs to, as far as it is bound to one. */
const usePage = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname });

/** Where the app is by now, also while that is not drawn yet. */
const presentOf = (router: AnyRouter): ParsedLocation => router.parseLocation(router.history.location);

const isDialogAt = ({ modal, slips, v }: DialogSearch): boolean => (modal ?? slips ?? v) !== undefined;

function actionsFrom(location: ParsedLocation, router: AnyRouter, page: string): DialogActions {
  const search = dialogSearch(location.search);
  const { dialogEntries, isDialogStep } = location.state;
  // Whoever comes late, by a second tap or an answer, must not take away what is there by then, nor lay anything over it.
  const isStillThere = () =>
    !isGoingBack &&
    router.history.location.state.__TSR_key === location.state.__TSR_key &&
    location.pathname.startsWith(page);

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
  const close = () => {
    if (!isStillThere()) return;
    if (dialogEntries === undefined) go({}, { isReplacing: true });
    else {
      goBack(router.history, dialogEntries, () => {
        // A dialog that was the first page lies below its own further steps.
        if (isDialogAt(dialogSearch(presentOf(router).search))) go({}, { isReplacing: true });
      });
    }
  };
  // One dialog after another takes its place in the history, so that Back never passes through dialogs.
  const show = (next: DialogSearch) => {
    if (!isStillThere()) return;
    if (!isDialogAt(search)) go(next, { isReplacing: false, entries: 1 });
    // What is there already may be tapped again before it is drawn.
    else if (JSON.stringify(dialogSearch({ ...next })) !== JSON.stringify(search)) replaceBy(next);
  };
  return {
    open: (modal, about = {}) => show({ modal, ...about }),
    openSlips: (slips) => show({ slips }),
    openFilm: (v) => show({ v }),
    pushStep: (about) => {
      if (search.modal !== undefined && isStillThere())
        go(
          { modal: search.modal, ...about },
          { isReplacing: false, entries: (dialogEntries ?? 0) + 1, isStep: true },
        );
    },
    popStep: () => {
      if (!isStillThere()) return;
      const { modal } = search;
      if (modal === undefined) return;
      const begin = () => replaceBy({ modal });
      if (isDialogStep) goBack(router.history, 1, () => isStillThere() && begin());
      else begin();
    },
    close,
    finish: () => {
      const { next, method } = search;
      if (next && isStillThere()) replaceBy({ modal: next, ...(method !== undefined && { method }) });
      else close();
    },
  };
}

/** Milliseconds within which a browser goes back, if there is anything to go back to. */
const mostGoingBack = 1_000;

let isGoingBack = false;

/**
 * Goes some entries back. The browser takes its time for it, and a second step in the meantime would leave the page; where
 * it has kept fewer entries than the address remembers it says nothing at all, and what is there is changed in its place.
 */
function goBack(history: RouterHistory, entries: number, onEnd: () => void): void {
  isGoingBack = true;
  const from = history.location.state.__TSR_key;
  const end = (isAnswered: boolean) => {
    isGoingBack = false;
    clearTimeout(timer);
    stop();
    if (isAnswered || history.location.state.__TSR_key === from) onEnd();
  };
  const timer = setTimeout(() => end(false), mostGoingBack);
  const stop = history.subscribe(({ action: { type } }) => {
    // Where the player goes meanwhile is not where this leads to.
    if (type !== 'PUSH' && type !== 'REPLACE') end(true);
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
