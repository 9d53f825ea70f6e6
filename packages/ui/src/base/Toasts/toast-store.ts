import { buzz } from '../haptics/haptics.ts';

/** `success` and `info` are told politely; `failure` interrupts. */
export type ToastTone = 'success' | 'info' | 'failure';

export interface Toast {
  readonly tone: ToastTone;
  readonly text: string;
  /** The way to where more is told. */
  readonly way?: { readonly label: string; readonly onFollow: () => void };
}

/** What shows toasts, once its code is there. */
export interface ToastBoard {
  show: (toast: Toast) => void;
  /** Takes all away. */
  clear: () => void;
}

/** So many are shown at once; the newest win. */
export const mostAtOnce = 3;

let board: ToastBoard | undefined;
let fetchBoard: (() => void) | undefined;
let waiting: readonly Toast[] = [];

/** Shows a message for 4 seconds (spec 8); the same message again starts its time anew instead of standing twice. Success is felt, too. */
export function notify(toast: Toast): void {
  if (toast.tone === 'success') buzz();
  if (board) board.show(toast);
  else {
    waiting = [...waiting, toast].slice(-mostAtOnce);
    fetchBoard?.();
  }
}

/** Takes all messages away before their time (signing out, tests). */
export function dismiss(): void {
  waiting = [];
  board?.clear();
}

/** Says how the board is fetched, at the latest when the first message waits for it. */
export function onFirstToast(fetch: () => void): () => void {
  fetchBoard = fetch;
  if (waiting.length > 0) fetch();
  return () => {
    if (fetchBoard === fetch) fetchBoard = undefined;
  };
}

/** Hands all messages over to a board, those that waited first. */
export function showOn(next: ToastBoard): () => void {
  board = next;
  waiting.forEach(next.show);
  waiting = [];
  return () => {
    if (board === next) board = undefined;
  };
}
