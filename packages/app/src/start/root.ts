const element = document.getElementById('root');
// start-check.es5.js removes it where the browser is too old.
if (!element) throw new Error('The page has no element with the id "root", so the app does not start.');

export const root: HTMLElement = element;

/** Removes the notice that the app has not started (start-check.es5.js). */
export function removeStartNotice(): void {
  document.getElementById('notice')?.remove();
  root.hidden = false;
}
