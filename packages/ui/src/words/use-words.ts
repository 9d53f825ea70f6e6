import { toTag, type Language, type LanguageTag, type Namespace } from '@wallet/locales';
import type { TFunction } from 'i18next';
import { use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useWordsSource } from './WordsProvider.tsx';

/**
 * The words of a noun: `const t = useWords('withdraw')`, then `t('confirm')`; what all nouns share is `t('common:actions.cancel')`.
 * Suspends while the namespace is on its way and throws to the error boundary when it cannot be had; a raw key never shows.
 */
export function useWords<N extends Namespace>(namespace: N): TFunction<[N, 'common']> {
  const words = useWordsSource();
  const { t } = useTranslation<readonly Namespace[]>([namespace, 'common']);
  if (!words.has(namespace)) use(words.load(namespace));
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

/** A failure as the contract reports it: a code of the catalogue, or the raw text of a foreign backend. */
export type FailureWords = string | { code: string; params?: Readonly<Record<string, string | number>> };

const rawTextLength = 200;

/** Turns a failure into words: a known code is translated, anything else is shown as it came, cut at 200 characters (spec 8). */
export function useErrorText(): (failure: FailureWords) => string {
  const { t, i18n } = useTranslation('error');
  return useCallback(
    (failure) => {
      const { code, params } = typeof failure === 'string' ? { code: failure, params: {} } : failure;
      const known: unknown = i18n.getResourceBundle(i18n.language, 'error');
      if (known instanceof Object && Object.hasOwn(known, code)) return t(code as 'unknown', { ...params });
      const letters = [...code.trim()];
      if (letters.length === 0) return t('unknown');
      return letters.length > rawTextLength
        ? `${letters.slice(0, rawTextLength - 1).join('')}…`
        : letters.join('');
    },
    [t, i18n],
  );
}
