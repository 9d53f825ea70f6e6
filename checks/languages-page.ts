/** Generates docs/languages.md (the style guides and the state of the Lao review) and docs/glossary.md. */
import { namespaces } from '@wallet/locales';
import { glossary } from './glossary-terms.ts';
import { laoQuestions } from './lao-questions.ts';
import { unconfirmed, type Reviewed } from './lao-review.ts';
import { tableLines } from './markdown.ts';
import { read } from './repository.ts';
import { textsIn } from './locale-texts.ts';
import { styleGuides } from './style-guides.ts';

/** Without figures, so that new texts rarely change the page. */
function confirmedLine(left: readonly string[], all: readonly string[]): string {
  const confirmed = namespaces.filter((namespace) => {
    const isOf = (key: string) => key.startsWith(`${namespace}:`);
    return left.filter(isOf).length < all.filter(isOf).length;
  });
  return `Namespaces with confirmed texts: ${confirmed.map((name) => `\`${name}\``).join(', ') || 'none'}.`;
}

const voice = `# Languages

The app has texts in Thai, Lao and English. Each text reads as if a native writer wrote it. [The recipe](../CONTRIBUTING.md#a-text) adds one, the [glossary](glossary.md) has the terms.
`;

const review = `## Lao needs a native reader

\`locales/lao-reviewed.json\` stores a fingerprint of each confirmed text. A changed text must be confirmed again.

\`\`\`sh
pnpm lao                          # prints unconfirmed texts: key, English, Thai, Lao, one line each
pnpm lao deposit withdraw         # these namespaces only
pnpm lao --confirm deposit        # confirms all texts of deposit
pnpm lao --confirm deposit:qr     # or a group of them
\`\`\`
`;

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

/** Returns the page of the languages. */
export function languagesPage(): string {
  const lao = textsIn('lo');
  const reviewed = JSON.parse(read('locales/lao-reviewed.json')) as Reviewed;
  const open = [...unconfirmed(lao, reviewed).keys()];
  return [
    voice,
    styleGuides,
    review,
    confirmedLine(open, [...lao.keys()]),
    '',
    '### Open questions: Lao',
    '',
    ...laoQuestions.map(
      ({ wording, at, instead, why }) => `- **${wording}** (\`${at}\`) or ${instead.join(', ')}: ${why}`,
    ),
    '',
    '### Open questions: Thai',
    '',
    '- **ประวัติ** (`common:menu.statement`) or รายการ for the tab at the bottom.',
    '- **ทรูวอลเล็ต** (`deposit:method.truewallet`) or the name of the brand, ทรูมันนี่ วอลเล็ท.',
    '- **หวย** (`game:category.lotto`): common among players, perhaps too informal.',
    '',
  ].join('\n');
}
