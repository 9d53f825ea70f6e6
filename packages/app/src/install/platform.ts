import { detectInAppBrowser } from '@wallet/ui/base/in-app-browser';

/** Whether this is the installed app already: started from the home screen, without the browser's bars. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

/** Whether only the player can install it, from the share menu: on iPhones and iPads, which also say they are Macs. */
export function isInstalledByHand({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // A browser inside another app can install nothing.
  return isApple && detectInAppBrowser(userAgent) === undefined;
}
