import { type RouterHistory, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** The dialogs that have an address: `/user/home?modal=withdraw`. */
export const dialogNames = ['transfer', 'withdraw', 'game', 'holder-name', 'password', 'conditions'] as const;
export type DialogName = (typeof dialogNames)[number];

/** What a dialog's address carries (decisions 29). */
export interface DialogSearch {
  modal?: DialogName;
  /** The provider a dialog is about. */
  slot?: string;
  /** `out`: a transfer out of that provider's account; else into it. */
  direction?: 'out';
  /** The dialog to go on with when this one has done its work. */
  next?: DialogName;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry was made by opening a dialog, so that closing it goes one entry back. */
    isDialog?: boolean;
  }
}

/** Reads a dialog's address; what is none is left out. */
export function dialogSearch({ modal, slot, direction, next }: Record<string, unknown>): DialogSearch {
  const named = (value: unknown) => dialogNames.find((one) => one === value);
  const name = named(modal);
  const following = named(next);
  return {
    ...(name && { modal: name }),
    ...(typeof slot === 'string' && /^[\w-]{1,32}$/.test(slot) && { slot }),
    ...(direction === 'out' && { direction }),
    ...(following && { next: following }),
  };
}

/** The dialog that is open, and the ways to open and close one. Android's Back closes it. */
export function useDialog(): {
  readonly search: DialogSearch;
  open: (modal: DialogName, about?: Omit<DialogSearch, 'modal'>) => void;
  close: () => void;
  /** Goes on with the dialog named as the next one, or closes. */
  finish: () => void;
} {
  const router = useRouter();
  const navigate = useNavigate();
  const location = useLocation();
  const search = dialogSearch(location.search);

  const go = (next: DialogSearch, isReplacing: boolean) =>
    void navigate({
      to: '.',
      search: ({
        modal: _modal,
        slot: _slot,
        direction: _direction,
        next: _next,
        ...rest
      }: DialogSearch) => ({
        ...rest,
        ...next,
      }),
      // A dialog in the place of another leads back to where that one came from, which may be another page.
      state: next.modal && (!isReplacing || location.state.isDialog) ? { isDialog: true } : {},
      replace: isReplacing,
      resetScroll: false,
    });

  // Whoever closes late, by a second tap or an answer, must not take away what is there by then.
  const isStillThere = () => router.history.location.state.__TSR_key === location.state.__TSR_key;
  const close = () => {
    if (!isStillThere()) return;
    if (location.state.isDialog) goBackOnce(router.history);
    else go({}, true);
  };
  return {
    search,
    // One dialog after another takes its place in the history, so that Back never passes through dialogs.
    open: (modal, about = {}) => go({ modal, ...about }, search.modal !== undefined),
    close,
    finish: () => {
      if (search.next && isStillThere()) go({ modal: search.next }, true);
      else close();
    },
  };
}

let isGoingBack = false;

/** Goes one entry back. The browser takes its time for it, and a second step in the meantime would leave the page. */
function goBackOnce(history: RouterHistory): void {
  if (isGoingBack) return;
  isGoingBack = true;
  const stop = history.subscribe(() => {
    isGoingBack = false;
    stop();
  });
  history.back();
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
