import type { StartSettings } from '@wallet/deploy/settings';
import { safeExternalUrl, setImageOrigins } from '@wallet/ui/base/external-url';
import { parseUrl } from '@wallet/ui/base/parse-url';
import { pictureOriginsOf } from '#picture-origins.ts';

interface FirstCards {
  /** The category of the first carousel. */
  readonly category: string;
  /** Number of cards that are visible before the first swipe. */
  readonly count: number;
  /** Origin of the wallet call; empty means the page origin. */
  readonly origin: string;
  readonly settings: Partial<StartSettings>;
}

interface Card {
  readonly category: string;
  readonly background: string;
  readonly logo: string;
}

/**
 * Requests the pictures of the first game cards from the wallet's response, a second before the app renders them. Their
 * addresses are subject to the same rules as in the app. Rejects for a response without cards.
 */
export async function preloadPictures(
  response: Promise<Response>,
  { category, count, origin, settings }: FirstCards,
): Promise<void> {
  // The app reads the body of the original.
  const copy = (await response).clone();
  const { slots } = (await copy.json()) as { readonly slots: readonly Card[] };
  setImageOrigins(pictureOriginsOf(settings));
  const first = slots.filter((slot) => slot.category === category).slice(0, count);
  for (const address of first.flatMap(({ background, logo }) => [background, logo])) {
    const isRelative = origin !== '' && !parseUrl(address);
    const href = safeExternalUrl(isRelative ? new URL(address, origin).href : address, 'image');
    if (href === undefined || href.startsWith('data:')) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.fetchPriority = 'high';
    link.referrerPolicy = 'no-referrer';
    link.href = href;
    document.head.append(link);
  }
}
