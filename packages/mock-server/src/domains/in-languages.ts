/**
 * Texts of the operator. No call says which language the reader chose, so each text carries all three, the market's own
 * first (decisions 19 for the language codes).
 */
import type { MarketName } from '@wallet/contract/market';

/** One text in the three languages; HTML is allowed where `paragraphs` is used. */
export interface InLanguages {
  readonly th: string;
  readonly lo: string;
  readonly en: string;
}

const order: Record<MarketName, readonly (keyof InLanguages)[]> = {
  thailand: ['th', 'lo', 'en'],
  laos: ['lo', 'th', 'en'],
};

/** HTML: one paragraph per language, each marked with its language. */
export const paragraphs = (market: MarketName, texts: InLanguages): string =>
  order[market].map((tag) => `<p lang="${tag}">${texts[tag]}</p>`).join('');

/** Plain text, for fields that are no HTML. */
export const oneLine = (market: MarketName, texts: InLanguages): string =>
  order[market].map((tag) => texts[tag]).join(' · ');
