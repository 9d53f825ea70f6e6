import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useMemo, type ReactNode } from 'react';
import { consoleLanguages, LanguageOfPage, translateTo, type ConsoleLanguage } from './texts.ts';

const isKnown = (tag: string): tag is ConsoleLanguage => Object.hasOwn(consoleLanguages, tag);

/** Returns the first browser language that the console supports. */
const ofBrowser = (): ConsoleLanguage =>
  navigator.languages.map((tag) => tag.split('-')[0] ?? '').find(isKnown) ?? 'en';

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useLocalStorage<ConsoleLanguage>({
    key: 'mock-console-language',
    defaultValue: ofBrowser(),
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (stored = '') => (isKnown(stored) ? stored : ofBrowser()),
  });
  const spoken = useMemo(
    () => ({ t: translateTo(language), language, setLanguage }),
    [language, setLanguage],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = spoken.t('shell.title');
  }, [language, spoken]);
  return <LanguageOfPage value={spoken}>{children}</LanguageOfPage>;
}
