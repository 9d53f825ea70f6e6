/**
 * The three languages. What is stored, sent and kept in the cookie says `la` for Lao (spec 9); what the browser, Intl
 * and i18next understand is the BCP-47 tag `lo` (decisions 19). This table is the only bridge between the two.
 */
export const languages = [
  { language: 'th', tag: 'th', endonym: 'ไทย', short: 'ไทย', script: 'Thai' },
  { language: 'la', tag: 'lo', endonym: 'ລາວ', short: 'ລາວ', script: 'Lao' },
  { language: 'en', tag: 'en', endonym: 'English', short: 'EN', script: 'Latin' },
] as const;

type Entry = (typeof languages)[number];

/** As stored, sent and kept in the language cookie. */
export type Language = Entry['language'];

/** BCP-47: for `<html lang>`, Intl, i18next and the folder of the words. */
export type LanguageTag = Entry['tag'];

const entry = (language: Language): Entry =>
  languages.find((one) => one.language === language) ?? languages[0];

/** `la` → `lo`; the others stay as they are. */
export const toTag = (language: Language): LanguageTag => entry(language).tag;

/** The language's own name for itself, for the switcher. */
export const endonymOf = (language: Language): string => entry(language).endonym;

/** The language behind a stored value or a BCP-47 tag (a stored `lo` is read too); undefined for anything else. */
export const fromStored = (value: string | null | undefined): Language | undefined =>
  languages.find((one) => one.language === value || one.tag === value)?.language;
