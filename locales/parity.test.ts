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

/** Returns a text without placeholders, tags and names. */
const prose = (text: string) => text.replace(/\{\{[^}]+\}\}|<[^>]+>/g, '').replace(latinWords, '');

/** Patterns that violate the style guide (docs/languages.md). */
const careless: Readonly<Record<LanguageTag, readonly RegExp[]>> = {
  en: [
    // Direct style.
    /\bplease\b/i,
    /\bsuccessfully\b/i,
  ],
  th: [
    // No full stop at the end, except น. (o'clock).
    /(?<! น)\.$/,
    // A space before the repetition sign.
    /[^ ]ๆ|ๆ(?! |$)/,
    // Spaces around digits, placeholders and Latin words.
    /\p{Script=Thai}[\da-z{]|[\da-z}]\p{Script=Thai}/iu,
    // No polite particles; the player is คุณ.
    /ครับ|ค่ะ|คะ(?!แนน)|ท่าน(?!ั)/,
    // Calques.
    /ทำการ|(?<!ไม่)มีการ|ไม่สามารถ|โปรด/,
  ],
  lo: [
    /\.$/,
    // No space before the repetition sign.
    / ໆ/,
    /\p{Script=Lao}[\da-z{]|[\da-z}]\p{Script=Lao}/iu,
    // Spaces around “and” and “or”; ຫຼືບໍ່ (or not) is one word.
    /[^ ]ແລະ|ແລະ[^ ]|[^ ເ]ຫຼື(?!ອ|ບໍ່(?: |$))|(?<!ເ)ຫຼື(?! |ອ|ບໍ່(?: |$))|ຫຼື ບໍ່(?: |$)/,
    // Two characters in place of one letter.
    /ຫລ|ຫນ|ຫມ|ໍາ/,
    /ເຈົ້າ(?!ຂອງ|ໜ້າທີ່)/,
  ],
};

const pluralCategories = { th: ['other'], lo: ['other'], en: ['one', 'other'] } as const;

/** Returns the keys of a language, with its own plural forms. */
const expectedKeys = (english: string[], tag: LanguageTag) =>
  english
    .filter((key) => !key.endsWith('_one') || (pluralCategories[tag] as readonly string[]).includes('one'))
    .sort();

describe.each(languages.map(({ tag }) => tag))('texts in %s', (tag) => {
  it('has exactly one file per namespace', () => {
    expect(readdirSync(folder(tag)).sort()).toEqual(namespaces.map((name) => `${name}.json`).sort());
  });

  it('repeats no word where an age follows', () => {
    const text = (namespace: string, key: string) => new Map(read(tag, namespace)).get(key);
    const now = text('common', 'timeAgo.now');
    const sentences = [
      `${text('deposit', 'copied.since')} ${now}`,
      `${text('wallet', 'balance.updated')} ${now}`,
    ];
    expect(sentences.filter((sentence) => /(\S{3,}) \1/.test(sentence))).toEqual([]);
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
      // The baht sign is in the Thai block, but common to all languages.
      const foreign = tag === 'lo' ? /[\u0E01-\u0E3E\u0E40-\u0E5B]/ : /[\u0E80-\u0EFF]/;
      const own = tag === 'lo' ? /[\u0E80-\u0EFF]/ : /[\u0E01-\u0E3E\u0E40-\u0E5B]/;
      const wrong = words.filter(
        ([, text]) => foreign.test(text) || (/[A-Za-z]{4,}/.test(prose(text)) && !own.test(prose(text))),
      );
      expect(wrong).toEqual([]);
    });
  });
});
