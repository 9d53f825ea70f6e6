import { safeExternalUrl } from '../base/external-url/external-url.ts';

export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** URLs and phone numbers in text. */
const address = /https?:\/\/[^\s<>"'`]+|tel:\+?[\d-]{3,20}/gi;

/** Punctuation that ends a sentence, not a URL. */
const trailingPunctuation = /[.,;:!?)\]}ๆฯໆ…]+$/;

/** Returns a `tel:` URL of digits; undefined without three digits. */
export function telephoneHref(number: string): string | undefined {
  const digits = number.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d{3}/.test(digits) ? `tel:${digits}` : undefined;
}

/** Splits a text into plain parts and links to websites and phone numbers. */
export function linkify(text: string): TextPart[] {
  const pieces: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.replace(trailingPunctuation, '');
    const href = /^tel:/i.test(link) ? telephoneHref(link.slice(4)) : safeExternalUrl(link, 'web');
    if (href === undefined) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: link, href });
    from = index + link.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
