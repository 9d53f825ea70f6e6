import {
  type AnyRouter,
  type ParsedLocation,
  type RouterHistory,
  useLocation,
  useMatch,
  useRouter,
} from '@tanstack/react-router';
import { afterPaint } from './after-paint.ts';
import {
  dialogSearch,
  isDialogOpen,
  pageSearch,
  type DialogName,
  type DialogSearch,
} from './dialog-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of history entries made by opening this dialog; closing it goes back that many. */
    dialogEntries?: number;
    /** The entry is a further step of the dialog in the entry before. */
    isDialogStep?: boolean;
  }
}

/**
 * Opens and closes dialogs. Android's Back closes them step by step. Actions are bound to the place of their render:
 * after another page, dialog or step has opened, they do nothing.
 */
interface DialogActions {
  open: (modal: DialogName, about?: Omit<DialogSearch, 'modal'>) => void;
  openSlips: (page: number) => void;
  openVideo: (v: string) => void;
  /** Opens a further step of the dialog; Back leaves that step first. */
  pushStep: (about: Omit<DialogSearch, 'modal'>) => void;
  /** Returns to the first step of the dialog. */
  popStep: () => void;
  /** Closes the dialog after the tap is painted. */
  close: () => void;
  /** Opens the dialog of `next`, or closes. */
  finish: () => void;
}

interface OpenDialog extends DialogActions {
  readonly search: DialogSearch;
  /** Whether the open dialog has the name. */
  readonly isOpen: boolean;
}

/**
 * Returns the open dialog and its actions. Components render again when a dialog opens or closes, before the cards of
 * home that still wait.
 */
export function useDialog(name?: DialogName): OpenDialog {
  const router = useRouter();
  const location = useLocation({ structuralSharing: true });
  const page = usePage();
  const actions = actionsFrom(location, router, page);
  const search = dialogSearch(location.search);
  const isOpen = name !== undefined && search.modal === name;
  return { search, isOpen, ...actions, close: () => afterPaint(actions.close) };
}

/** Opens and closes dialogs from outside. */
interface DialogControls {
  /** Opens a dialog after the tap is painted. */
  openDialog: DialogActions['open'];
  /** Opens an automatic dialog after pending taps, unless another one is open. */
  offerDialog: (modal: DialogName) => void;
  /** Replaces the open dialog by the result of a response, at once. */
  showDialog: DialogActions['open'];
  closeDialog: () => void;
  /** Returns whether the address has this dialog; a closing dialog is still mounted. */
  isAt: (modal: DialogName) => boolean;
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
        if (!isDialogOpen(dialogSearch(presentOf(router).search))) actions().open(modal);
      }),
    showDialog: (modal, about) => actions().open(modal, about),
    closeDialog: () => actions().close(),
    isAt: (modal) => dialogSearch(presentOf(router).search).modal === modal,
  };
}

const usePage = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname });

/** Returns the router's location, which may not be rendered yet. */
const presentOf = (router: AnyRouter): ParsedLocation => router.parseLocation(router.history.location);

function actionsFrom(location: ParsedLocation, router: AnyRouter, page: string): DialogActions {
  const search = dialogSearch(location.search);
  const { dialogEntries, isDialogStep } = location.state;
  // A late tap or response must not close or cover another dialog.
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
      search: (search: object) => ({ ...pageSearch(search), ...next }),
      state: entries === undefined ? {} : { dialogEntries: entries, isDialogStep: isStep === true },
      replace: isReplacing,
      resetScroll: false,
    });

  // A dialog that replaces another closes to the page of the first, which may be another page.
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
        // On a first page, the dialog's own entry lies below its steps.
        if (isDialogOpen(dialogSearch(presentOf(router).search))) go({}, { isReplacing: true });
      });
    }
  };
  // Dialogs replace each other in the history, so that Back skips them.
  const show = (next: DialogSearch) => {
    if (!isStillThere()) return;
    if (!isDialogOpen(search)) go(next, { isReplacing: false, entries: 1 });
    // The same dialog may be tapped again before the render.
    else if (JSON.stringify(dialogSearch({ ...next })) !== JSON.stringify(search)) replaceBy(next);
  };
  return {
    open: (modal, about = {}) => show({ modal, ...about }),
    openSlips: (slips) => show({ slips }),
    openVideo: (v) => show({ v }),
    pushStep: (about) => {
      if (search.modal !== undefined && isStillThere())
        go(
          { modal: search.modal, ...about },
          { isReplacing: false, entries: (dialogEntries ?? 0) + 1, isStep: true },
        );
    },
    popStep: () => {
      const { modal } = search;
      if (modal === undefined || !isStillThere()) return;
      if (isDialogStep) goBack(router.history, 1, () => isStillThere() && replaceBy({ modal }));
      else replaceBy({ modal });
    },
    close,
    finish: () => {
      const { next, method } = search;
      if (next && isStillThere()) replaceBy({ modal: next, ...(method !== undefined && { method }) });
      else close();
    },
  };
}

/** Maximum milliseconds for the browser to go back. */
const mostGoingBack = 1_000;

let isGoingBack = false;

/**
 * Goes some entries back. Browsers take time for it, and a second step meanwhile would leave the page. A browser with
 * fewer entries does nothing; then the present entry is replaced.
 */
function goBack(history: RouterHistory, entries: number, onEnd: () => void): void {
  isGoingBack = true;
  const from = history.location.state.__TSR_key;
  const end = (isConfirmed: boolean) => {
    isGoingBack = false;
    clearTimeout(timer);
    stop();
    if (isConfirmed || history.location.state.__TSR_key === from) onEnd();
  };
  const timer = setTimeout(() => end(false), mostGoingBack);
  const stop = history.subscribe(({ action: { type } }) => {
    // A navigation of the player meanwhile cancels the result.
    if (type !== 'PUSH' && type !== 'REPLACE') end(true);
  });
  history.go(-entries);
}
