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
function stateOf(namespace: string, left: readonly string[], all: readonly string[]): string {
  const isOf = (key: string) => key.startsWith(`${namespace}:`);
  const open = left.filter(isOf).length;
  if (open === 0) return 'yes';
  return open === all.filter(isOf).length ? 'no' : 'partly';
}

const voice = `# Languages

The app has texts in Thai, Lao and English: \`locales/th\`, \`locales/lo\`, \`locales/en\`. English defines the keys. No language translates another word by word: each text is written as a native writer would write it. To add one, see [the recipe](../CONTRIBUTING.md#a-text).

The \`lang\` attribute and the title of the page follow the language, in pre-rendered pages too. Each name in the language list has its own \`lang\` (\`packages/ui/src/i18n/i18n.test.tsx\`, \`packages/ui/src/base/LanguageSelect/LanguageSelect.test.tsx\`, \`packages/app/src/prerender/prerender.test.tsx\`).
`;

const review = `## Lao needs a native reader

No native reader has reviewed the Lao texts. \`locales/lao-reviewed.json\` stores a fingerprint of each confirmed text. A changed text must be confirmed again.

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
    'One term for one concept, verified by `checks/glossary.test.ts`: a text whose English version has a term of this table uses the Thai and Lao terms. Brackets enclose an optional part, and the “never” columns list forbidden terms. Thai has two words for a transfer: โยก between the wallet and a game, โอน through a bank. Lao has one.',
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
      ['Namespace', 'Confirmed by a native reader'],
      namespaces.map((namespace) => [`\`${namespace}\``, stateOf(namespace, open, [...lao.keys()])]),
    ),
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
