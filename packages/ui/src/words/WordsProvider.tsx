import { toTag } from '@wallet/locales';
import { asWritten } from '@wallet/locales/joined';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Words } from './create-words.ts';

const WordsContext = createContext<Words | undefined>(undefined);

export interface WordsProviderProps {
  /** Result of `createWords`. */
  words: Words;
  children: ReactNode;
}

/** Provides the translations to all components below and sets the language of the document. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return (
    <WordsContext value={words}>
      <I18nextProvider i18n={words.i18n}>
        <PageLanguage words={words} />
        {children}
      </I18nextProvider>
    </WordsContext>
  );
}

/** Separate component, so a language switch does not render the whole page. */
function PageLanguage({ words }: { words: Words }) {
  useTranslation('common');
  const tag = toTag(words.language);
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
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
export function useWordsSource(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There is no WordsProvider above this component');
  return words;
}
