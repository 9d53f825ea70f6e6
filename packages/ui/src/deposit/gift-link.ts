/** Parsing of pasted gift links (decisions 12). */

/** Pasted text is cut to this number of characters. */
export const maxGiftTextLength = 1_000;

const link = /https?:\/\/gift\.truemoney\.com\/campaign[^\s?#]*\?[^\s#]*?\bv=([A-Za-z0-9]+)/i;

/** Returns the normalised gift link of a text; undefined without one. */
export function findGiftLink(text: string): string | undefined {
  const code = link.exec(text)?.[1];
  return code === undefined ? undefined : `https://gift.truemoney.com/campaign/?v=${code}`;
}

/** Returns whether the voucher code has a usual length. No length is documented, so this only warns. */
export const isPlausibleGiftLink = (text: string): boolean =>
  /\?v=[A-Za-z0-9]{16,64}$/.test(findGiftLink(text) ?? '');
