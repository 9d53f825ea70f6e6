import { heldPrompt, type InstallPrompt } from './held-prompt.ts';

let used: InstallPrompt | undefined;

/** The browser's install prompt, a store for `useSyncExternalStore`. */
export const installPrompt = {
  isThere: (): boolean => heldPrompt !== used,

  subscribe(listener: () => void): () => void {
    window.addEventListener('beforeinstallprompt', listener);
    return () => window.removeEventListener('beforeinstallprompt', listener);
  },

  /** Shows the browser's prompt; works once for each event. */
  show(): void {
    used = heldPrompt;
    void used?.prompt().catch(() => undefined);
  },
};
