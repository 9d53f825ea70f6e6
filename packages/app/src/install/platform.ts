import { deviceOf } from '@wallet/ui/base/device';
import { detectInAppBrowser } from '@wallet/ui/base/in-app-browser';

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

/** Returns whether only the share menu installs the app: on iPhones and iPads. In-app browsers cannot install. */
export const isInstalledByHand = (browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  deviceOf(browser) === 'ios' && detectInAppBrowser(browser.userAgent) === undefined;
