/** The browser's install prompt. Its event fires early and only once, so the first script handles it. */
export interface InstallPrompt extends Event {
  /** Shows the browser's prompt; works once. */
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** The last prompt event. */
export let heldPrompt: InstallPrompt | undefined;

window.addEventListener('beforeinstallprompt', (event) => {
  // Hides the browser's own install bar.
  event.preventDefault();
  heldPrompt = event;
});
