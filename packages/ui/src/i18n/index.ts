export { createI18n, type LoadNamespace, type I18n } from './create-i18n.ts';
export { setDocumentLanguage } from './document-language.ts';
export { I18nProvider, useI18n } from './I18nProvider.tsx';
export { useErrors, type FailureOrCode } from './error-text.ts';
export { useLanguage, useTranslation } from './use-translation.ts';
