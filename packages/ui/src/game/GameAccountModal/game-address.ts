/** Addresses of a provider's website and apps. */
import { launchMethod, type Slot } from '@wallet/contract/game';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';

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

type Addresses = Pick<Slot, 'web' | 'android' | 'ios'>;

export type Platform = keyof Addresses;

/** Returns the website and the apps for a device; a computer gets all of them. */
export const platformsFor = (device: Device): readonly Platform[] =>
  device === 'other' ? ['web', 'android', 'ios'] : ['web', device];

/** Returns the first safe address for a manual sign-in, in the provider's preferred order. */
export function signInUrl(slot: Addresses & Pick<Slot, 'code'>, device: Device): string | undefined {
  const app = device === 'other' ? undefined : slot[device];
  const wanted = launchMethod(slot.code) === 'app' ? [app, slot.web] : [slot.web, app];
  return wanted.map((address) => safeExternalUrl(address ?? '', 'game')).find((href) => href !== undefined);
}
