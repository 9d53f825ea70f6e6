/** Generates docs/languages.md: the style guides, the glossary and the state of the Lao review. */
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

The app has texts in Thai, Lao and English: \`locales/th\`, \`locales/lo\`, \`locales/en\`. English defines the keys. No language translates another word by word: each text is written as a native writer would write it. To add one, see [the recipe](../CONTRIBUTING.md#a-text).
`;

const review = `## Lao needs a native reader

\`locales/lao-reviewed.json\` stores a fingerprint of each text that a native reader has confirmed. A changed text must be confirmed again.

\`\`\`sh
pnpm lao                          # prints unconfirmed texts: key, English, Thai, Lao, one line each
pnpm lao deposit withdraw         # these namespaces only
pnpm lao --confirm deposit        # confirms all texts of deposit
pnpm lao --confirm deposit:qr     # or a group of them
\`\`\`
`;

/** Returns the whole page. */
export function languagesPage(): string {
  const lao = textsIn('lo');
  const reviewed = JSON.parse(read('locales/lao-reviewed.json')) as Reviewed;
  const open = [...unconfirmed(lao, reviewed).keys()];
  return [
    voice,
    styleGuides,
    '## Glossary',
    '',
    '`checks/glossary.test.ts` verifies it: a text whose English version has a term of this table uses the Thai and Lao terms. Brackets enclose an optional part, and the “never” columns list forbidden terms. Thai has two words for a transfer: โยก between the wallet and a game, โอน through a bank. Lao has one.',
    '',
    ...tableLines(
      ['English', 'Thai', 'Lao', 'Never in English', 'Never in Thai', 'Never in Lao'],
      glossary.map(({ en, th, lo, never }) => [
        en,
        th,
        lo,
        never?.en ?? '',
        never?.th ?? '',
        never?.lo ?? '',
      ]),
    ),
    '',
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
