/** Where a provider is played: its website and its apps, by the phone in hand. */
import { launchWay, type Slot } from '@wallet/contract/game';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';

/** What a game is played on. */
export type Device = 'android' | 'ios' | 'other';

/** The device of a browser. An iPad says that it is a Mac; no Mac has a screen to touch. */
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

/** The website, and the apps that run on a device; on a computer all of them, to be opened on a phone. */
export const platformsOn = (device: Device): readonly Platform[] =>
  device === 'other' ? ['web', 'android', 'ios'] : ['web', device];

/** Where the player signs in by hand: the first address that may be followed, in the order that the provider wants. */
export function signInAddress(slot: Addresses & Pick<Slot, 'code'>, device: Device): string | undefined {
  const app = device === 'other' ? undefined : slot[device];
  const wanted = launchWay(slot.code) === 'app' ? [app, slot.web] : [slot.web, app];
  return wanted.map((address) => safeExternalUrl(address ?? '', 'game')).find((href) => href !== undefined);
}
