import { toTag, type Language, type LanguageTag, type Namespace } from '@wallet/locales';
import type { TFunction } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useWordsSource } from './WordsProvider.tsx';

/**
 * Returns `t` of a namespace and `common`: `t('confirm')`, `t('common:actions.cancel')`. Suspends while the
 * namespace loads and throws to the error boundary when that fails; a raw key never shows.
 */
export function useWords<N extends Namespace>(namespace: N): TFunction<[N, 'common']> {
  const words = useWordsSource();
  const awaited = words.awaited(namespace);
  if (awaited) use(awaited);
  const { t } = useTranslation<readonly Namespace[]>([namespace, 'common']);
  // i18next's types cannot follow a generic namespace.
  return t as unknown as TFunction<[N, 'common']>;
}

/** Returns the active language and a function to change it. */
export function useLanguage(): {
  /** `th`, `la` or `en`. */
  language: Language;
  /** BCP-47, for Intl. */
  tag: LanguageTag;
  /** Resolves after the switch; rejects without a change when loading fails. */
  changeLanguage: (language: Language) => Promise<void>;
} {
  const words = useWordsSource();
  useTranslation('common');
  return { language: words.language, tag: toTag(words.language), changeLanguage: words.changeLanguage };
}
