import { lazy } from 'react';

/** Whether the page is shown by another app; by which one is found out by the notice about it. */
export const isInsideApp =
  /\bLine\/|FB(?:AN|AV|_IAB)|Instagram|musical_ly|BytedanceWebview|TikTok|trill/.test(navigator.userAgent);

export const InAppBanner = lazy(() => import('./InAppBanner.tsx').then((m) => ({ default: m.InAppBanner })));
