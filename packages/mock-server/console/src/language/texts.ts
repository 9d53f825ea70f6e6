import en from '../../locales/en.json' with { type: 'json' };
import lo from '../../locales/lo.json' with { type: 'json' };
import th from '../../locales/th.json' with { type: 'json' };
import { createSafeContext } from '@mantine/core';

type Leaves<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${Key}`
    : Leaves<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** Path of a text: `traffic.search`. */
export type TextKey = Leaves<typeof en>;
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

export const consoleLanguages = { th: 'ไทย', lo: 'ລາວ', en: 'English' } as const;
export type ConsoleLanguage = keyof typeof consoleLanguages;

const texts: Readonly<Record<ConsoleLanguage, unknown>> = { th, lo, en };

export function translateTo(language: ConsoleLanguage): Translate {
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<unknown>((tree, name) => (tree as Readonly<Record<string, unknown>>)[name], texts[language]);
    return String(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

interface LanguageState {
  readonly t: Translate;
  readonly language: ConsoleLanguage;
  setLanguage(language: ConsoleLanguage): void;
}

export const [LanguageOfPage, useLanguage] = createSafeContext<LanguageState>(
  'There is no LanguageOfPage above this component.',
);

export const useText = (): Translate => useLanguage().t;
