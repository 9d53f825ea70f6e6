import { lazy } from 'react';

/** What browsers inside other apps call themselves; which app it is, is found out by the notice about it. */
export const insideApp = /\bLine\/|\bFB(?:AN|AV|_IAB)\b|Instagram|musical_ly|BytedanceWebview|TikTok|trill/;

/** Whether the page is shown by another app. */
export const isInsideApp = insideApp.test(navigator.userAgent);

export const InAppBanner = lazy(() => import('./InAppBanner.tsx').then((m) => ({ default: m.InAppBanner })));
