/** Generates docs/glossary.md. */
import { glossary } from './glossary-terms.ts';
import { tableLines } from './markdown.ts';

/** Returns the page of the glossary. */
export const glossaryPage = (): string =>
  [
    '# Glossary',
    '',
    'A text whose English version has a term of this table uses the Thai and Lao terms, and no term of “Never” (`checks/glossary.test.ts`). Brackets enclose an optional part. Thai has two words for a transfer: โยก between the wallet and a game, โอน through a bank. Lao has one.',
    '',
    ...tableLines(
      ['English', 'Thai', 'Lao', 'Never'],
      glossary.map(({ en, th, lo, never }) => [
        en,
        th,
        lo,
        [never?.en, never?.th, never?.lo].filter(Boolean).join(', '),
      ]),
    ),
    '',
  ].join('\n');
