import { toTag, type Language, type LanguageTag, type Namespace } from '@wallet/locales';
import type { TFunction } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useWordsSource } from './WordsProvider.tsx';

/**
 * The words of a noun: `const t = useWords('withdraw')`, then `t('confirm')`; what all nouns share is
 * `t('common:actions.cancel')`. Suspends while the namespace is on its way and throws to the error boundary when it
 * cannot be had; a raw key never shows.
 */
export function useWords<N extends Namespace>(namespace: N): TFunction<[N, 'common']> {
  const words = useWordsSource();
  const awaited = words.awaited(namespace);
  if (awaited) use(awaited);
  const { t } = useTranslation<readonly Namespace[]>([namespace, 'common']);
  // The library cannot follow a generic namespace; the pair it was given is the pair it answers for.
  return t as unknown as TFunction<[N, 'common']>;
}

/** The active language: as stored and as the browser knows it, and the way to another. */
export function useLanguage(): {
  /** `th`, `la` or `en`. */
  language: Language;
  /** BCP-47, for Intl. */
  tag: LanguageTag;
  /** Resolves when the page speaks the new language; rejects, with nothing changed, when its words cannot be had. */
  changeLanguage: (language: Language) => Promise<void>;
} {
  const words = useWordsSource();
  useTranslation('common');
  return { language: words.language, tag: toTag(words.language), changeLanguage: words.changeLanguage };
}
