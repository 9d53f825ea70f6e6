import { asShown } from '@wallet/locales/joined';
import createDOMPurify, { type Config } from 'dompurify';
import { safeExternalUrl, safeImageUrl } from '../external-url/external-url.ts';
import { parseUrl } from '../external-url/parse-url.ts';

/**
 * Sanitises markup of a server with two allow lists: rich text and the SVG of a QR code (quality 3). Loaded with
 * the first markup.
 */
const purifier = createDOMPurify(window);

/** No style, class, id or name: they could cover the page or shadow its globals. */
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
  // Passes all schemes that the hook below checks; `line:` links are usual in the region.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|tel|mailto|line):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

/** Shapes and paint of a QR code. No links, scripts, styles, images or foreign content. */
const qrImage: Config = {
  ALLOWED_TAGS: ['svg', 'g', 'path', 'rect'],
  ALLOWED_ATTR: (
    'viewBox width height x y d fill fill-rule stroke stroke-width transform shape-rendering xmlns version ' +
    'preserveAspectRatio rx ry opacity'
  ).split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Over https, or an inline raster image. */
const imageSource = /^(?:https:\/\/|data:image\/(?:png|jpeg|gif|webp);base64,)/i;
/** Dimensions of an image, for its aspect ratio. */
const pixels = /^[1-9]\d{0,3}$/;
/** At most the width of a phone in pixels, or a percentage. */
const narrow = /^(?:[1-9]\d?|[12]\d\d|3[0-5]\d|360|[1-9]\d?%|100%)$/;
const span = /^(?:[1-9]|1\d|20)$/;
const count = /^-?\d{1,4}$/;
const paint = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d.,%\s]+\))$/i;

const isAbsolute = (address: string) => parseUrl(address) !== undefined;

const isColor = (value: string) => paint.test(value) && (globalThis.CSS?.supports?.('color', value) ?? true);

function mayStay(element: Element, name: string, value: string): boolean {
  switch (name) {
    case 'href':
      return element.nodeName === 'A' && isAbsolute(value) && safeExternalUrl(value, 'chat') !== undefined;
    case 'src':
      return element.nodeName === 'IMG' && imageSource.test(value) && safeImageUrl(value) !== undefined;
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

/** Returns sanitised rich text; empty when nothing was allowed. */
export const sanitizeRichText = (html: string) =>
  purifier.sanitize(html, { ...richText, RETURN_TRUSTED_TYPE: true });

/** Phone number in a text: country code, or eight to ten digits after a 0, grouped by spaces or dashes. */
const phoneNumber = /(^|[^\d:.,/-])((?:\+\d|0)(?:[ -]?\d){8,12})(?![\d:.,/-]*\d)/g;

/** Returns sanitised rich text with phone numbers as links. Numbers inside a link stay unchanged. */
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
  // Sanitised again after the edit.
  return sanitizeRichText(holder.innerHTML);
}

function withPhoneLinks(text: string): (string | HTMLAnchorElement)[] {
  const parts: (string | HTMLAnchorElement)[] = [];
  let end = 0;
  for (const { 1: before = '', 2: number = '', index } of text.matchAll(phoneNumber)) {
    const link = document.createElement('a');
    link.href = `tel:${number.replaceAll(/[ -]/g, '')}`;
    link.textContent = number;
    const start = index + before.length;
    parts.push(text.slice(end, start), link);
    end = start + number.length;
  }
  return [...parts, text.slice(end)];
}

/** Returns the data URL of a QR code, with a size in pixels if given. Undefined without a drawing. */
export function qrImageAddress(markup: string, size?: number): string | undefined {
  const fragment = purifier.sanitize(markup, { ...qrImage, RETURN_DOM_FRAGMENT: true });
  const drawing = fragment.querySelector('svg');
  if (!drawing?.querySelector('path, rect')) return undefined;
  if (size !== undefined) for (const side of ['width', 'height']) drawing.setAttribute(side, String(size));
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
}
