import { useSyncExternalStore } from 'react';

/** `success` and `info` are told politely; `failure` interrupts. */
export type ToastTone = 'success' | 'info' | 'failure';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

const mostAtOnce = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message for 4 seconds (spec 8); the same message again starts its time anew instead of standing twice. */
export function notify({ tone, text }: { tone: ToastTone; text: string }): void {
  const others = toasts.filter((toast) => toast.tone !== tone || toast.text !== text);
  change([...others, { id: ++lastId, tone, text }].slice(-mostAtOnce));
}

/** Takes a message away before its time; all of them without an id (signing out, tests). */
export function dismiss(id?: number): void {
  change(id === undefined ? [] : toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
