import { toTag, type Language, type LanguageTag, type Namespace } from '@wallet/locales';
import type { TFunction } from 'i18next';
import { use } from 'react';
import { useTranslation as useI18next } from 'react-i18next';
import { useI18n } from './I18nProvider.tsx';

/**
 * Returns `t` of a namespace and `common`: `t('confirm')`, `t('common:actions.cancel')`. Suspends while the
 * namespace loads and throws to the error boundary when that fails; a raw key never shows.
 */
export function useTranslation<N extends Namespace>(namespace: N): TFunction<[N, 'common']> {
  const i18n = useI18n();
  const loading = i18n.suspending(namespace);
  if (loading) use(loading);
  const { t } = useI18next<readonly Namespace[]>([namespace, 'common']);
  // i18next's types cannot follow a generic namespace.
  return t as unknown as TFunction<[N, 'common']>;
}

export function useLanguage(): {
  /** `th`, `la` or `en`. */
  language: Language;
  /** BCP-47, for Intl. */
  tag: LanguageTag;
  /** Resolves after the switch; rejects without a change when loading fails. */
  changeLanguage: (language: Language) => Promise<void>;
} {
  const i18n = useI18n();
  useI18next('common');
  return { language: i18n.language, tag: toTag(i18n.language), changeLanguage: i18n.changeLanguage };
}
