/**
 * The three languages. Storage, requests and the cookie use `la` for Lao (spec 9); browser, Intl and i18next use the
 * BCP-47 tag `lo` (decisions 19). Only this table converts between them.
 */
export const languages = [
  { language: 'th', tag: 'th', endonym: 'ไทย', short: 'ไทย' },
  { language: 'la', tag: 'lo', endonym: 'ລາວ', short: 'ລາວ' },
  { language: 'en', tag: 'en', endonym: 'English', short: 'EN' },
] as const;

type Entry = (typeof languages)[number];

/** The code in storage, requests and the language cookie. */
export type Language = Entry['language'];

/** The BCP-47 tag in `<html lang>`, Intl, i18next and folder names. */
export type LanguageTag = Entry['tag'];

const entry = (language: Language): Entry =>
  languages.find((one) => one.language === language) ?? languages[0];

/** Returns the BCP-47 tag: `la` becomes `lo`. */
export const toTag = (language: Language): LanguageTag => entry(language).tag;

/** Returns the language of a stored code or a BCP-47 tag, or undefined. */
export const fromStored = (value: string | null | undefined): Language | undefined =>
  languages.find((one) => one.language === value || one.tag === value)?.language;
