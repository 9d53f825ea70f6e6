import { detectInAppBrowser } from '@wallet/ui/base/in-app-browser';
import { lazy } from 'react';

/** Returns whether another app embeds the page. */
export const isInAppBrowser = detectInAppBrowser(navigator.userAgent) !== undefined;

export const InAppBanner = lazy(() => import('./InAppBanner.tsx').then((m) => ({ default: m.InAppBanner })));
