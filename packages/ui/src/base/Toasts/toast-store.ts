import { vibrate } from '../haptics/haptics.ts';

/** `success` and `info` are polite; `failure` is assertive. */
export type ToastTone = 'success' | 'info' | 'failure';

export interface Toast {
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** Renders toasts once its code is loaded. */
export interface ToastRenderer {
  show: (toast: Toast) => void;
  clear: () => void;
}

/** Maximum number of visible toasts; the oldest leaves. */
export const maxToasts = 3;

let board: ToastRenderer | undefined;
let loadBoard: (() => void) | undefined;
let waiting: readonly Toast[] = [];

/**
 * Shows a message for 4 seconds (spec 8). A repeated message restarts its time instead of a second toast. Success
 * also vibrates.
 */
export function notify(toast: Toast): void {
  if (toast.tone === 'success') vibrate();
  if (board) board.show(toast);
  else {
    waiting = [...waiting, toast].slice(-maxToasts);
    loadBoard?.();
  }
}

/** Removes all messages. */
export function dismissToasts(): void {
  waiting = [];
  board?.clear();
}

/** Registers the loader of the board; called at the latest for the first message. */
export function setBoardLoader(load: () => void): () => void {
  loadBoard = load;
  if (waiting.length > 0) load();
  return () => {
    if (loadBoard === load) loadBoard = undefined;
  };
}

/** Connects a board and passes it the waiting messages. */
export function connectBoard(next: ToastRenderer): () => void {
  board = next;
  waiting.forEach(next.show);
  waiting = [];
  return () => {
    if (board === next) board = undefined;
  };
}
