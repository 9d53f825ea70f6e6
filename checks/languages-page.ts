/** docs/languages.md: how sentences are written, and which Lao ones wait for a native reader. */
import { namespaces } from '@wallet/locales';
import { glossary } from './glossary-words.ts';
import { laoDoubts } from './lao-doubts.ts';
import { unconfirmed, type Reviewed } from './lao-review.ts';
import { tableLines } from './markdown.ts';
import { read } from './repository.ts';
import { sentencesIn } from './sentences.ts';
import { styleGuides } from './style-guides.ts';

/** In words and not in figures, so that a new sentence of a namespace nobody has read does not change the page. */
function stateOf(namespace: string, left: readonly string[], all: readonly string[]): string {
  const isOf = (key: string) => key.startsWith(`${namespace}:`);
  const open = left.filter(isOf).length;
  if (open === 0) return 'confirmed';
  return open === all.filter(isOf).length ? 'nothing is confirmed' : 'confirmed in part';
}

const voice = `# Languages

The app speaks Thai, Lao and English: \`locales/th\`, \`locales/lo\`, \`locales/en\`. English is the source of the keys, Thai is the language it was first written for, and none translates another word by word: each sentence says the same, as a writer of that language would say it. To add one, see [how to add things](../CONTRIBUTING.md#a-word).

The page’s \`lang\` and title follow the language, also in the first pages as they are built, and each name in the language list is marked as its own (\`packages/ui/src/words/words.test.tsx\`, \`packages/ui/src/base/LanguageSelect/LanguageSelect.test.tsx\`, \`packages/app/src/prerender.test.tsx\`).
`;

const review = `## Lao waits for a native reader

The Lao sentences were written without one. Nothing on screen says so; this page does, until \`locales/lao-reviewed.json\` holds a fingerprint of every sentence. A sentence that changes is open again.

\`\`\`sh
pnpm lao                          # prints what is open: key, English, Thai, Lao, one line each
pnpm lao deposit withdraw         # of these namespaces only
pnpm lao --confirm deposit        # a native reader has read all of deposit
pnpm lao --confirm deposit:qr     # or a part of it
\`\`\`
`;

/** The whole page. */
export function languagesPage(): string {
  const lao = sentencesIn('lo');
  const reviewed = JSON.parse(read('locales/lao-reviewed.json')) as Reviewed;
  const open = [...unconfirmed(lao, reviewed).keys()];
  return [
    voice,
    styleGuides,
    '## Glossary',
    '',
    'One word for one thing, held by `checks/glossary.test.ts`: where English says a word of this table, Thai and Lao say theirs. What is in brackets may be left out, and what stands under “never” is said nowhere. Thai tells two kinds of transfer apart, as players here do: โยก between the wallet and a game, โอน through a bank; Lao has one word for both.',
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
    ...tableLines(
      ['Namespace', 'Read by a native reader'],
      namespaces.map((namespace) => [`\`${namespace}\``, stateOf(namespace, open, [...lao.keys()])]),
    ),
    '',
    '### Lao in doubt',
    '',
    ...laoDoubts.map(
      ({ said, at, instead, why }) => `- **${said}** (\`${at}\`) or ${instead.join(', ')}: ${why}`,
    ),
    '',
    '### Thai in doubt',
    '',
    '- **ประวัติ** (`common:menu.statement`) or รายการ for the tab at the bottom.',
    '- **ทรูวอลเล็ต** (`deposit:method.truewallet`) or the name of the brand, ทรูมันนี่ วอลเล็ท.',
    '- **หวย** (`game:category.lotto`): right for players, perhaps too plain.',
    '',
  ].join('\n');
}
