/** Addresses of a provider's website and apps. */
import { launchMethod, type Slot } from '@wallet/contract/game';
import type { Device } from '../../base/device/device.ts';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';

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
