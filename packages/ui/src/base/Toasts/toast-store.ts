import { buzz } from '../haptics/haptics.ts';

/** `success` and `info` are polite; `failure` is assertive. */
export type ToastTone = 'success' | 'info' | 'failure';

export interface Toast {
  readonly tone: ToastTone;
  readonly text: string;
  /** Button inside the toast. */
  readonly way?: { readonly label: string; readonly onFollow: () => void };
}

/** Renders toasts once its code is loaded. */
export interface ToastBoard {
  show: (toast: Toast) => void;
  clear: () => void;
}

/** Maximum number of visible toasts; the oldest leaves. */
export const mostAtOnce = 3;

let board: ToastBoard | undefined;
let fetchBoard: (() => void) | undefined;
let waiting: readonly Toast[] = [];

/**
 * Shows a message for 4 seconds (spec 8). A repeated message restarts its time instead of a second toast. Success
 * also vibrates.
 */
export function notify(toast: Toast): void {
  if (toast.tone === 'success') buzz();
  if (board) board.show(toast);
  else {
    waiting = [...waiting, toast].slice(-mostAtOnce);
    fetchBoard?.();
  }
}

/** Removes all messages (logout, tests). */
export function dismiss(): void {
  waiting = [];
  board?.clear();
}

/** Registers the loader of the board; called at the latest for the first message. */
export function onFirstToast(fetch: () => void): () => void {
  fetchBoard = fetch;
  if (waiting.length > 0) fetch();
  return () => {
    if (fetchBoard === fetch) fetchBoard = undefined;
  };
}

/** Connects a board and passes it the waiting messages. */
export function showOn(next: ToastBoard): () => void {
  board = next;
  waiting.forEach(next.show);
  waiting = [];
  return () => {
    if (board === next) board = undefined;
  };
}
