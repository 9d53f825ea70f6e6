/** Apps with an in-app browser, which can neither download nor install, and the sign of each user agent. */
const apps = [
  ['LINE', /\bLine\//],
  ['Instagram', /\bInstagram\b/],
  ['Messenger', /\bFB(?:AN|_IAB)\/(?:Messenger|MESSENGER|Orca)/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['TikTok', /\b(?:musical_ly|BytedanceWebview|TikTok|trill)/],
  ['WeChat', /\bMicroMessenger\//],
  ['X', /\bTwitter\b/],
] as const;

/** Returns the name of the app whose in-app browser shows the page; undefined in a real browser. */
export const detectInAppBrowser = (userAgent: string): string | undefined =>
  apps.find(([, sign]) => sign.test(userAgent))?.[0];

/** Returns a URL that opens the page in the phone's browser; only LINE supports it. */
export function externalBrowserUrl(app: string, address: string): string | undefined {
  if (app !== 'LINE') return undefined;
  const out = new URL(address);
  out.searchParams.set('openExternalBrowser', '1');
  return out.href;
}
