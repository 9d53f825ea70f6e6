/**
 * Texts of the operator in three languages. A response is in the requested language (decisions 54); stored data does
 * not depend on it.
 */
import type { MarketName } from '@wallet/contract/market';

export const languageTags = ['th', 'lo', 'en'] as const;
export type LanguageTag = (typeof languageTags)[number];

/** One text in the three languages; HTML is allowed for `paragraph`. */
export type LocalizedText = Readonly<Record<LanguageTag, string>>;

/** A text of the operator, or a tester's text, which is the same in every language. */
export type OperatorText = LocalizedText | string;

export const defaultLanguageOf = (market: MarketName): LanguageTag => (market === 'laos' ? 'lo' : 'th');

export const localize = (language: LanguageTag, text: OperatorText): string =>
  typeof text === 'string' ? text : text[language];

/** Returns an HTML paragraph with its `lang` attribute. */
export const paragraph = (language: LanguageTag, html: string): string => `<p lang="${language}">${html}</p>`;

const tags: readonly string[] = languageTags;

/** Returns the preferred supported language of an `Accept-Language` header (`th` for `th-TH`), undefined for none. */
export function wantedLanguage(header = ''): LanguageTag | undefined {
  if (header === '') return undefined;
  const [best] = header
    .split(',')
    .map((range) => {
      const [tag = '', quality = 'q=1'] = range.split(';').map((part) => part.trim().toLowerCase());
      return { tag: tag.split('-')[0] ?? '', quality: Number(/^q=([\d.]+)$/.exec(quality)?.[1] ?? 0) };
    })
    .filter(({ tag, quality }) => tags.includes(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return best?.tag as LanguageTag | undefined;
}
