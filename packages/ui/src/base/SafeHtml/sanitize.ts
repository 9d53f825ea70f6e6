import { asShown } from '@wallet/locales/joined';
import createDOMPurify, { type Config } from 'dompurify';
import { safeExternalUrl, type AddressPlace } from '../external-url/external-url.ts';

/**
 * The one place that lets markup of a server through, in two profiles: rich text and the SVG of a QR code (quality 3).
 * Everything not listed is dropped. Loaded when the first markup is shown.
 */
const purifier = createDOMPurify(window);

/** No style, class, id or name: they could cover the page, wear its clothes or shadow its globals. */
const richText: Config = {
  ALLOWED_TAGS: (
    'a abbr b big blockquote br center div em font h2 h3 h4 h5 h6 hr i img li mark ol p s small span strong sub sup ' +
    'table tbody td tfoot th thead tr u ul'
  ).split(' '),
  ALLOWED_ATTR: 'href src alt title width height color bgcolor align colspan rowspan start lang dir'.split(
    ' ',
  ),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // What the hook below decides on must reach it; `line:` is how chat links of the region begin.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|tel|mailto|line):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

/** What a drawn QR code needs: shapes and paint. No links, scripts, styles, images or foreign content. */
const qrImage: Config = {
  ALLOWED_TAGS: ['svg', 'g', 'path', 'rect'],
  ALLOWED_ATTR: (
    'viewBox width height x y d fill fill-rule stroke stroke-width transform shape-rendering xmlns version ' +
    'preserveAspectRatio rx ry opacity'
  ).split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Over https, or inlined: of what a drawing may hold, a text needs nothing. */
const imageSource = /^(?:https:\/\/|data:image\/(?:png|jpeg|gif|webp);base64,)/i;
/** Sides of a picture, for its proportions: no picture is wider than the text. */
const pixels = /^[1-9]\d{0,3}$/;
/** As wide as a phone at most, in pixels, or a part of the text. */
const narrow = /^(?:[1-9]\d?|[12]\d\d|3[0-5]\d|360|[1-9]\d?%|100%)$/;
/** Cells that one takes the place of. */
const span = /^(?:[1-9]|1\d|20)$/;
/** Where a list begins to count. */
const count = /^-?\d{1,4}$/;
const paint = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d.,%\s]+\))$/i;

/** An address that leads to the same place wherever the text stands, and may be followed or shown there. */
const isSafe = (address: string, place: AddressPlace) =>
  URL.canParse(address) && safeExternalUrl(address, place) !== undefined;

const isColor = (value: string) => paint.test(value) && (globalThis.CSS?.supports?.('color', value) ?? true);

/** Whether an attribute that is on the list may stay with this value. */
function mayStay(element: Element, name: string, value: string): boolean {
  switch (name) {
    case 'href':
      return element.nodeName === 'A' && isSafe(value, 'chat');
    case 'src':
      return element.nodeName === 'IMG' && imageSource.test(value) && isSafe(value, 'image');
    case 'width':
      return (element.nodeName === 'IMG' ? pixels : narrow).test(value);
    case 'height':
      return element.nodeName === 'IMG' && pixels.test(value);
    case 'colspan':
    case 'rowspan':
      return span.test(value);
    case 'start':
      return count.test(value);
    case 'color':
    case 'bgcolor':
      return isColor(value);
    case 'fill':
    case 'stroke':
      return paint.test(value);
    default:
      return true;
  }
}

purifier.addHook('beforeSanitizeElements', (node) => {
  if (node instanceof Text) node.data = asShown(node.data);
});

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (!mayStay(element, attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
});

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A' && element.hasAttribute('href')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  if (element.nodeName === 'IMG') {
    element.setAttribute('loading', 'lazy');
    element.setAttribute('referrerpolicy', 'no-referrer');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
});

/** Rich text of the operator, safe to put into the page. Empty when nothing of it was allowed. */
export const sanitizeRichText = (html: string) =>
  purifier.sanitize(html, { ...richText, RETURN_TRUSTED_TYPE: true });

/** A phone number in running text: with a country code, or eight to ten digits after a 0, grouped by spaces or dashes. */
const phoneNumber = /(?<![\d:.,/-])(?:\+\d|0)(?:[ -]?\d){8,12}(?![\d:.,/-]*\d)/g;

/** The same with every phone number in it as a link to call. A number that is part of a link already stays as it is. */
export function sanitizeWithPhones(html: string) {
  const fragment = purifier.sanitize(html, { ...richText, RETURN_DOM_FRAGMENT: true });
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.parentElement?.closest('a')) text.replaceWith(...withPhoneLinks(text.data));
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  // Once more: what leaves this place has gone through the list as it leaves.
  return sanitizeRichText(holder.innerHTML);
}

function withPhoneLinks(text: string): (string | HTMLAnchorElement)[] {
  const parts: (string | HTMLAnchorElement)[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(phoneNumber)) {
    const link = document.createElement('a');
    link.href = `tel:${number.replaceAll(/[ -]/g, '')}`;
    link.textContent = number;
    parts.push(text.slice(end, index), link);
    end = index + number.length;
  }
  return [...parts, text.slice(end)];
}

/** The markup of a QR code as the address of an image, so many pixels wide where told, or undefined when it holds no drawing. */
export function qrImageAddress(markup: string, size?: number): string | undefined {
  const fragment = purifier.sanitize(markup, { ...qrImage, RETURN_DOM_FRAGMENT: true });
  const drawing = fragment.querySelector('svg');
  if (!drawing?.querySelector('path, rect')) return undefined;
  if (size !== undefined) for (const side of ['width', 'height']) drawing.setAttribute(side, String(size));
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
}
