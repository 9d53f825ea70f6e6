import { detectInAppBrowser } from '@wallet/ui/base/in-app-browser';
import { lazy } from 'react';

/** Whether the page runs in the browser of another app. */
export const isInAppBrowser = detectInAppBrowser(navigator.userAgent) !== undefined;

export const InAppBanner = lazy(() => import('./InAppBanner.tsx').then((m) => ({ default: m.InAppBanner })));
