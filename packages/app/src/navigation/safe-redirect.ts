const longest = 512;

/** The member's start page. */
export const home = '/user/home';

/**
 * Returns the address after a sign-in. Only own paths under /user are safe: no host, backslash or control character, at
 * most 512 characters. Any other address becomes the start page (decisions 21).
 */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > longest) return home;
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
  if (/[\u0000-\u001f\u007f\\]/.test(wanted) || !/^\/user(?=[/?#]|$)/.test(wanted)) return home;
  const origin = 'https://own.invalid';
  const url = new URL(wanted, origin);
  const isOwn = url.origin === origin && /^\/user(\/|$)/.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : home;
}
