import { heldPrompt, type InstallPrompt } from './held-prompt.ts';

let used: InstallPrompt | undefined;

/** The browser's offer to install the app, as far as there is one; read with `useSyncExternalStore`. */
export const installPrompt = {
  isThere: (): boolean => heldPrompt !== used,

  subscribe(listener: () => void): () => void {
    window.addEventListener('beforeinstallprompt', listener);
    return () => window.removeEventListener('beforeinstallprompt', listener);
  },

  /** Asks the player in the browser's own words; works once for each offer. */
  show(): void {
    used = heldPrompt;
    void used?.prompt().catch(() => undefined);
  },
};
