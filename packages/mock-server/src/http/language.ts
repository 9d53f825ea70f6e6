/** The preferred language of a call (decisions 54). */
import type { LanguageTag } from '../world/localized-text.ts';
import { languageTags } from '../world/localized-text.ts';

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
