import { toTag } from '@wallet/locales';
import { asWritten } from '@wallet/locales/joined';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Words } from './create-words.ts';

const WordsContext = createContext<Words | undefined>(undefined);

export interface WordsProviderProps {
  /** What `createWords` resolved to. */
  words: Words;
  children: ReactNode;
}

/** Gives the words to every component below and tells the browser which language the page is in. */
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

/** Apart from the provider, so that a switch of language does not render the whole page anew. */
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

/** Puts what was selected into the clipboard without the signs that keep words together. */
function copyAsWritten(event: ClipboardEvent): void {
  const selected = String(document.getSelection() ?? '');
  const written = asWritten(selected);
  if (written === selected) return;
  event.clipboardData?.setData('text/plain', written);
  event.preventDefault();
}

/** The words given by the nearest provider. Throws when there is none. */
export function useWordsSource(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There is no WordsProvider above this component');
  return words;
}
