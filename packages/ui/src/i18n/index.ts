export { createI18n, type LoadNamespace, type I18n, type I18nOptions } from './create-i18n.ts';
export { I18nProvider, useI18n, type I18nProviderProps } from './I18nProvider.tsx';
export { useErrorAdvice, useErrorSentences, useErrorText, type FailureOrCode } from './error-text.ts';
export { useLanguage, useTranslation } from './use-translation.ts';
