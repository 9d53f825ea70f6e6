/**
 * Texts of the operator, stored in three languages. A call is answered in the requested one (decisions 54); stored data
 * does not depend on it.
 */
import type { MarketName } from '@wallet/contract/market';

/** The languages of the operator, as BCP-47 tags. */
export const languageTags = ['th', 'lo', 'en'] as const;
export type LanguageTag = (typeof languageTags)[number];

/** One text in the three languages; HTML is allowed where `paragraph` is used. */
export type LocalizedText = Readonly<Record<LanguageTag, string>>;

/** A text of the operator, or words of a tester, which are the same in every language. */
export type OperatorText = LocalizedText | string;

/** A market's own language. */
export const defaultLanguageOf = (market: MarketName): LanguageTag => (market === 'laos' ? 'lo' : 'th');

export const localize = (language: LanguageTag, text: OperatorText): string =>
  typeof text === 'string' ? text : text[language];

/** HTML: a paragraph that is marked with its language. */
export const paragraph = (language: LanguageTag, texts: LocalizedText): string =>
  `<p lang="${language}">${texts[language]}</p>`;
