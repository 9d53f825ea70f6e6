/** Gift links as people paste them (decisions 12). Pure. */

/** Beyond this nothing of a pasted text is kept, in characters. */
export const giftTextLength = 1_000;

const link = /https?:\/\/gift\.truemoney\.com\/campaign[^\s?#]*\?[^\s#]*?\bv=([A-Za-z0-9]+)/i;

/** The gift link in a text that an app has shared, tidied; undefined when there is none. */
export function giftLinkIn(text: string): string | undefined {
  const code = link.exec(text)?.[1];
  return code === undefined ? undefined : `https://gift.truemoney.com/campaign/?v=${code}`;
}

/** Whether the code looks like one: how long they are was seen, and is promised by nobody, so this only warns. */
export const looksLikeGift = (text: string): boolean =>
  /\?v=[A-Za-z0-9]{16,64}$/.test(giftLinkIn(text) ?? '');
