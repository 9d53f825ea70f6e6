import { asWritten } from '@wallet/locales/joined';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation as useI18next } from 'react-i18next';
import type { I18n } from './create-i18n.ts';
import { setDocumentLanguage } from './document-language.ts';

const I18nContext = createContext<I18n | undefined>(undefined);

export interface I18nProviderProps {
  /** Result of `createI18n`. */
  i18n: I18n;
  children: ReactNode;
}

/** Provides the translations to all components below and sets the language of the document. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  return (
    <I18nContext value={i18n}>
      <I18nextProvider i18n={i18n.i18next}>
        <PageLanguage i18n={i18n} />
        {children}
      </I18nextProvider>
    </I18nContext>
  );
}

/** Separate component, so a language switch does not render the whole page. */
function PageLanguage({ i18n }: { i18n: I18n }) {
  useI18next('common');
  const { language } = i18n;
  useEffect(() => setDocumentLanguage(language), [language]);
  useEffect(() => {
    document.addEventListener('copy', copyAsWritten);
    return () => document.removeEventListener('copy', copyAsWritten);
  }, []);
  return null;
}

/** Copies the selection without the joiners that keep words together. */
function copyAsWritten(event: ClipboardEvent): void {
  const selected = String(document.getSelection() ?? '');
  const written = asWritten(selected);
  if (written === selected) return;
  event.clipboardData?.setData('text/plain', written);
  event.preventDefault();
}

/** Returns the nearest instance. Throws without a provider. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('There is no I18nProvider above this component');
  return i18n;
}
