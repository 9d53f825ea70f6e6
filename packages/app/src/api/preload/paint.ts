/**
 * Fills the marked places of a prerendered home (packages/ui/src/base/EarlyPlace) before the app has loaded. The app
 * replaces that markup with the same, and then there are no places.
 */
import { balancesOf } from '@wallet/contract/accounts';
import { fromBaht, moneyText } from '@wallet/contract/wire/satang';
import type { EarlyPlaceName } from '@wallet/ui/base/EarlyPlace';
import { ageAt } from '@wallet/ui/base/age';
import { safeImageUrl } from '@wallet/ui/base/external-url';
import { parseUrl } from '@wallet/ui/base/parse-url';
import { readStored } from '#api/storage/browser-storage.ts';

/** A wallet on the wire, after its shape was checked; amounts in baht. */
export interface SentWallet {
  readonly profile: { readonly name: string };
  readonly wallet: { readonly amount: number };
  readonly slots: readonly SentSlot[];
}

interface SentSlot {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly background: string;
  readonly logo: string;
  readonly isActive: boolean;
  readonly amount: number;
}

/** Replaces the content beside each place by a copy of its own, once that is written. */
function fill(name: EarlyPlaceName, write: (content: DocumentFragment, at: number) => void): void {
  const places = document.querySelectorAll<HTMLTemplateElement>(`#root [data-early=${name}]`);
  places.forEach((place, at) => {
    const content = place.content.cloneNode(true) as DocumentFragment;
    write(content, at);
    if (content.childElementCount > 0) place.parentElement?.replaceChildren(content, place);
    place.closest('section')?.setAttribute('aria-busy', 'false');
  });
}

function setText(content: DocumentFragment, selector: string, text: string): void {
  for (const element of content.querySelectorAll(selector)) element.textContent = text;
}

/** Paints a balance that was read at a time (ISO 8601), as BalanceCard does. Throws a RangeError for an invalid time. */
export function paintBalance({ profile, wallet, slots }: SentWallet, readAt: string): void {
  const age = ageAt(Date.now(), readAt);
  if (!age) throw new RangeError(`Not a time: ${readAt}`);
  const balances = balancesOf({
    wallet: { amount: fromBaht(wallet.amount) },
    slots: slots.map((slot) => ({ ...slot, amount: fromBaht(slot.amount) })),
  });
  const isHidden = readStored('amounts-hidden') === 'true';
  fill('name', (content) => setText(content, 'bdi', profile.name));
  for (const name of ['total', 'inWallet', 'inGames'] as const)
    fill(name, (content) => {
      // The cover of an amount is a picture.
      content.querySelector(isHidden ? ':not([role])' : '[role]')?.remove();
      const text = moneyText(balances[name]);
      const small = content.querySelector('small');
      if (small) small.textContent = text.slice(-3);
      const first = content.querySelector(':not([role])')?.firstChild;
      if (first) first.nodeValue = small ? text.slice(0, -3) : text;
    });
  fill('age', (content) => {
    for (const time of content.querySelectorAll('time')) {
      const [now, ...units] = JSON.parse(time.dataset['texts'] ?? '[]') as [string, ...string[][]];
      const text = units[age.unit]?.[age.count === 1 ? 0 : 1] ?? now;
      time.dateTime = readAt;
      time.textContent = text.replace('2', String(age.count));
    }
  });
}

/** Paints pictures and names of the first cards of a category, once. An empty origin is that of the page. */
export function paintCards({ slots }: SentWallet, category: string, origin: string): void {
  if (document.querySelector('#root [data-active]')) return;
  const first = slots.filter((slot) => slot.category === category);
  fill('card', (content, at) => {
    const slot = first[at];
    if (!slot) return content.replaceChildren();
    content.firstElementChild?.setAttribute('data-active', String(slot.isActive));
    setText(content, 'span > span > span', slot.name);
    const addresses = [slot.background, slot.logo];
    content.querySelectorAll('img').forEach((picture, number) => {
      const href = addressOf(addresses[number] ?? '', origin);
      picture.onerror = () => picture.remove();
      if (href === undefined) picture.remove();
      else picture.src = href;
    });
  });
}

/** Returns the address of a picture by the rules of the app (Picture, resolve-addresses), or undefined. */
function addressOf(address: string, origin: string): string | undefined {
  const isRelative = origin !== '' && !parseUrl(address);
  return safeImageUrl(isRelative ? new URL(address, origin).href : address);
}
