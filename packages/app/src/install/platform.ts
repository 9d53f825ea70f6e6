import { detectInAppBrowser } from '@wallet/ui/base/in-app-browser';

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

/** Returns whether only the share menu installs the app: on iPhones and iPads, whose user agent may be a Mac's. */
export function isInstalledByHand({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // In-app browsers cannot install.
  return isApple && detectInAppBrowser(userAgent) === undefined;
}
