/** Line breaks of Thai and Lao: every text of the app in a box of one pixel, which breaks it wherever possible. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { WordTree } from '@wallet/locales';
import { asShown, asWritten, joinWords } from '@wallet/locales/joined';
import { joinedWords } from '@wallet/locales/joined-words';
import { expect, test } from '../fixtures/test.ts';
import { readTranslations } from '../fixtures/translations.ts';

const tags = ['th', 'lo'] as const;

const flatten = (words: WordTree): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : flatten(value)));

/** Returns every text of a language, with a digit for each placeholder. */
const textsOf = (tag: string): string[] =>
  readdirSync(new URL(`../../locales/${tag}/`, import.meta.url))
    .flatMap((file) => flatten(readTranslations(`${tag}/${file.replace('.json', '')}`)))
    .map((text) => text.replace(/\{\{[^}]*\}\}/g, '5'));

/** Returns the lines of each text, as the browser breaks them. */
const linesOf = (page: Page, lang: string, texts: readonly string[]): Promise<string[][]> =>
  page.evaluate(
    ({ lang, texts }) => {
      const room = document.createElement('div');
      room.lang = lang;
      room.style.width = '1px';
      document.body.replaceChildren(room);
      const range = document.createRange();
      return texts.map((text) => {
        const node = document.createTextNode(text);
        room.replaceChildren(node);
        const lines = [''];
        let above: number | undefined;
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          // A character without width, and a mark, belong to the letter before them.
          const { width, top } = range.getBoundingClientRect();
          if (width > 0 && above !== undefined && top > above) lines.push('');
          if (width > 0) above = top;
          lines[lines.length - 1] += text.charAt(at);
        }
        return lines;
      });
    },
    { lang, texts },
  );

/** Returns the line ends as offsets in the written text. */
const endsOf = (lines: readonly string[]): number[] => {
  let at = 0;
  return lines.slice(0, -1).map((line) => (at += asWritten(line).length));
};

joinWords(joinedWords);

const words = joinedWords.map((word) => word.replaceAll('·', ''));

/** A single consonant, or a vowel or mark without its letter. */
const noSyllable = /^[\u0e01-\u0e2e\u0e81-\u0eae]$|^[\u0e30-\u0e3a\u0e45-\u0e4e\u0eb0-\u0ebd\u0ec6-\u0ece]/;
const leadingVowelAtEnd = /[\u0e40-\u0e44\u0ec0-\u0ec4]$/;

/** Returns the wrong line ends of a text. */
function faultsIn(lines: readonly string[]): string[] {
  const written = asWritten(lines.join(''));
  const ends = endsOf(lines);
  const cut = words.filter((word) =>
    ends.some((end) => {
      const from = written.lastIndexOf(word, end - 1);
      return from >= 0 && from < end && end < from + word.length;
    }),
  );
  const begun = lines.flatMap((line) => /^[\u0e01-\u0e4e\u0e81-\u0edf]+/.exec(asWritten(line)) ?? []);
  return [
    ...cut.map((word) => `cut: ${word}`),
    ...begun.filter((piece) => noSyllable.test(piece)),
    ...lines.filter((line) => leadingVowelAtEnd.test(line)),
    ...ends
      .filter((end) => /\d $/.test(written.slice(0, end)) && /^[\u0e01-\u0edf]/.test(written.slice(end)))
      .map((end) => `no unit: ${written.slice(Math.max(0, end - 5), end + 5)}`),
  ];
}

for (const tag of tags) {
  test(`no line of ${tag} ends inside a word`, { tag: '@once' }, async ({ page }) => {
    const texts = textsOf(tag);
    expect(texts.length).toBeGreaterThan(1000);
    const faults = (await linesOf(page, tag, texts.map(asShown))).flatMap((lines) => {
      const found = faultsIn(lines);
      return found.length > 0 ? [`${lines.map(asWritten).join('|')} — ${found.join(', ')}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test(`the browser would cut words of ${tag} without help @nightly`, { tag: '@once' }, async ({ page }) => {
    const faulty = (await linesOf(page, tag, textsOf(tag))).filter((lines) => faultsIn(lines).length > 0);
    expect(faulty.length).toBeGreaterThan(100);
  });
}
