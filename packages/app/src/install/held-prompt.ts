/** The browser's offer to install the app. It comes soon after the page, and only once, so it is caught with the first script. */
export interface InstallPrompt extends Event {
  /** Shows the browser's own question; works once. */
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** What came so far. */
export let heldPrompt: InstallPrompt | undefined;

window.addEventListener('beforeinstallprompt', (event) => {
  // The browser's own bar stays away.
  event.preventDefault();
  heldPrompt = event;
});
