import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, type LanguageTag } from './languages.ts';
import { namespaces } from './namespaces.ts';
import type { WordTree } from './keys.ts';

const folder = (tag: LanguageTag) => new URL(`./${tag}/`, import.meta.url);

const read = (tag: LanguageTag, namespace: string): [key: string, text: string][] =>
  flatten(JSON.parse(readFileSync(new URL(`${namespace}.json`, folder(tag)), 'utf8')) as WordTree);

const flatten = (words: WordTree, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );

const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g) ?? [])].sort();

/** Product names, abbreviations and codes that every language writes in Latin letters. */
const latinWords =
  /\b(OTP|QR|PIN|ID|LINE|TrueMoney|True Wallet|Caps Lock|LAK|BAHT|KBANK|PromptPay|PNG|Chrome|Safari)\b/g;

/** What is left to translate in a text: no placeholders, tags, numbers and names. */
const prose = (text: string) => text.replace(/\{\{[^}]+\}\}|<[^>]+>/g, '').replace(latinWords, '');

/** How each language is set: what to look for, and what is wrong about it. */
const careless: Readonly<Record<LanguageTag, readonly RegExp[]>> = {
  en: [
    // Asks without begging.
    /\bplease\b/i,
    /\bsuccessfully\b/i,
  ],
  th: [
    // No full stop ends a sentence, but น. (o'clock).
    /(?<! น)\.$/,
    // The sign of repetition stands apart.
    /[^ ]ๆ|ๆ(?! |$)/,
    // Digits, placeholders and Latin words stand apart from letters.
    /\p{Script=Thai}[\da-z{]|[\da-z}]\p{Script=Thai}/iu,
    // The app is nobody: it has no particle of its own, and calls the player คุณ.
    /ครับ|ค่ะ|คะ(?!แนน)|ท่าน(?!ั)/,
    // A word of another language's grammar.
    /ทำการ|(?<!ไม่)มีการ|ไม่สามารถ|โปรด/,
  ],
  lo: [
    /\.$/,
    // The sign of repetition belongs to its word.
    / ໆ/,
    /\p{Script=Lao}[\da-z{]|[\da-z}]\p{Script=Lao}/iu,
    // “And” and “or” stand apart; ຫຼືບໍ່ (or not) is one word.
    /[^ ]ແລະ|ແລະ[^ ]|[^ ເ]ຫຼື(?!ອ|ບໍ່(?: |$))|(?<!ເ)ຫຼື(?! |ອ|ບໍ່(?: |$))|ຫຼື ບໍ່(?: |$)/,
    // Typed with an older keyboard: two signs where there is one letter.
    /ຫລ|ຫນ|ຫມ|ໍາ/,
    /ເຈົ້າ(?!ຂອງ|ໜ້າທີ່)/,
  ],
};

const pluralCategories = { th: ['other'], lo: ['other'], en: ['one', 'other'] } as const;

/** The keys a language must have for the plural forms of English; the rest as they are. */
const expectedKeys = (english: string[], tag: LanguageTag) =>
  english
    .filter((key) => !key.endsWith('_one') || (pluralCategories[tag] as readonly string[]).includes('one'))
    .sort();

describe.each(languages.map(({ tag }) => tag))('words in %s', (tag) => {
  it('has exactly one file per namespace', () => {
    expect(readdirSync(folder(tag)).sort()).toEqual(namespaces.map((name) => `${name}.json`).sort());
  });
});

describe.each(namespaces)('%s', (namespace) => {
  const english = read('en', namespace);
  const inEnglish = new Map(english);

  it('writes every plural of English in both forms', () => {
    const stems = (form: string) =>
      english.flatMap(([key]) => (key.endsWith(form) ? [key.slice(0, -form.length)] : []));
    expect(stems('_one')).toEqual(stems('_other'));
  });

  it.each(['th', 'lo', 'en'] as const)('is trimmed and typeset in %s', (tag) => {
    const wrong = read(tag, namespace).filter(
      ([, text]) =>
        text === '' ||
        text !== text.trim() ||
        text.includes('...') ||
        text.includes('  ') ||
        /["']/.test(text) ||
        careless[tag].some((mistake) => mistake.test(text)),
    );
    expect(wrong).toEqual([]);
  });

  describe.each(['th', 'lo'] as const)('in %s', (tag) => {
    const words = read(tag, namespace);

    it('has the keys of English', () => {
      expect(words.map(([key]) => key).sort()).toEqual(expectedKeys([...inEnglish.keys()], tag));
    });

    it('has the placeholders of English', () => {
      const differing = words.filter(
        ([key, text]) => placeholders(text).join() !== placeholders(inEnglish.get(key) ?? '').join(),
      );
      expect(differing).toEqual([]);
    });

    it('has the tags of English', () => {
      const tags = (text: string) => [...text.matchAll(/<\/?\w+/g)].map(([name]) => name).sort();
      const differing = words.filter(
        ([key, text]) => tags(text).join() !== tags(inEnglish.get(key) ?? '').join(),
      );
      expect(differing).toEqual([]);
    });

    it('repeats no English', () => {
      const leftovers = words.filter(
        ([key, text]) => /\p{Letter}/u.test(prose(text)) && text === inEnglish.get(key),
      );
      expect(leftovers).toEqual([]);
    });

    it('is written in its own script', () => {
      // The baht sign sits in the Thai block and belongs to every language.
      const foreign = tag === 'lo' ? /[\u0E01-\u0E3E\u0E40-\u0E5B]/ : /[\u0E80-\u0EFF]/;
      const own = tag === 'lo' ? /[\u0E80-\u0EFF]/ : /[\u0E01-\u0E3E\u0E40-\u0E5B]/;
      const wrong = words.filter(
        ([, text]) => foreign.test(text) || (/[A-Za-z]{4,}/.test(prose(text)) && !own.test(prose(text))),
      );
      expect(wrong).toEqual([]);
    });
  });
});
