import { hostApp } from '@wallet/ui/base/in-app';
import { lazy } from 'react';

/** Whether the page is shown by another app. */
export const isInAppBrowser = hostApp(navigator.userAgent) !== undefined;

export const InAppBanner = lazy(() => import('./InAppBanner.tsx').then((m) => ({ default: m.InAppBanner })));
