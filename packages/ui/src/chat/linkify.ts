import { safeExternalUrl } from '../base/external-url/external-url.ts';

/** A piece of a text: as it is, or with the address it leads to. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

/** Addresses in running text. */
const address = /https?:\/\/[^\s<>"'`]+|tel:\+?[\d-]{3,20}/gi;

/** What stands after an address and does not belong to it. */
const ending = /[.,;:!?)\]}ๆฯໆ…]+$/;

/** `tel:` with digits only, of a number as people write it; undefined without any. */
export function telephone(number: string): string | undefined {
  const digits = number.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d{3}/.test(digits) ? `tel:${digits}` : undefined;
}

/** Cuts a text into pieces: addresses of the web and telephone numbers lead somewhere, nothing else does. */
export function linkify(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.replace(ending, '');
    const href = /^tel:/i.test(link) ? telephone(link.slice(4)) : safeExternalUrl(link, 'web');
    if (href === undefined) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: link, href });
    from = index + link.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
