/** Apps whose links open in a browser of their own, and what tells each of them. Such a browser downloads and installs nothing. */
const apps = [
  ['LINE', /\bLine\//],
  ['Instagram', /\bInstagram\b/],
  ['Messenger', /\bFB(?:AN|_IAB)\/(?:Messenger|MESSENGER|Orca)/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['TikTok', /\b(?:musical_ly|BytedanceWebview|TikTok|trill)/],
  ['WeChat', /\bMicroMessenger\//],
  ['X', /\bTwitter\b/],
] as const;

/** The app in whose browser a page is shown, by its name; undefined in a browser proper. */
export const hostApp = (userAgent: string): string | undefined =>
  apps.find(([, sign]) => sign.test(userAgent))?.[0];

/** The address that makes an app hand a page over to the phone's browser; only LINE has one. */
export function wayOutOf(app: string, address: string): string | undefined {
  if (app !== 'LINE') return undefined;
  const out = new URL(address);
  out.searchParams.set('openExternalBrowser', '1');
  return out.href;
}
