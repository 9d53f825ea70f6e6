/** A browser inside a chat app: it downloads nothing, and the picture has to be pressed and held. */
const insideApps =
  /\b(?:Line\/|FBAN|FBAV|Instagram|musical_ly|BytedanceWebview|TikTok|MicroMessenger|Twitter)/i;

/** Whether the page is shown inside a chat app. */
export const isInAppBrowser = (): boolean => insideApps.test(navigator.userAgent);

/** The address that LINE opens in the phone's own browser; undefined where no such way is known. */
export function outsideAddress(): string | undefined {
  if (!/\bLine\//i.test(navigator.userAgent)) return undefined;
  const url = new URL(window.location.href);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
