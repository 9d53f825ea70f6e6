export type Device = 'android' | 'ios' | 'other';

/** Returns the device of a browser. An iPad reports a Mac, but no Mac has a touch screen. */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/android/i.test(userAgent)) return 'android';
  const isPad = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isPad || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'other';
}
