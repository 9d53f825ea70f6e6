/** Whether this is the installed app already: started from the home screen, without the browser's bars. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

/** A browser inside another app, which can install nothing. */
const insideAnother = /\b(?:Line\/|FBA[NV]|Instagram|BytedanceWebview|musical_ly|TikTok)/;

/** Whether only the player can install it, from the share menu: on iPhones and iPads, which also say they are Macs. */
export function isInstalledByHand({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !insideAnother.test(userAgent);
}
