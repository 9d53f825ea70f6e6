/** docs/languages.md: how sentences are written, and which Lao ones wait for a native reader. */
import { namespaces } from '@wallet/locales';
import { laoDoubts } from './lao-doubts.ts';
import { unconfirmed, type Reviewed } from './lao-review.ts';
import { tableLines } from './markdown.ts';
import { read } from './repository.ts';
import { sentencesIn } from './sentences.ts';

/** In words and not in figures, so that a new sentence of a namespace nobody has read does not change the page. */
function stateOf(namespace: string, left: readonly string[], all: readonly string[]): string {
  const isOf = (key: string) => key.startsWith(`${namespace}:`);
  const open = left.filter(isOf).length;
  if (open === 0) return 'confirmed';
  return open === all.filter(isOf).length ? 'nothing is confirmed' : 'confirmed in part';
}

const voice = `# Languages

The app speaks Thai, Lao and English: \`locales/th\`, \`locales/lo\`, \`locales/en\`. English is the source of the keys, Thai is the language it was first written for, and none translates another word by word: each sentence says the same, as a writer of that language would say it. To add one, see [how to add things](../CONTRIBUTING.md#a-word).

## How we write

- One word for one thing: the [money words](nouns.md#money-words-on-screen), held by \`checks/glossary.test.ts\`.
- A refusal says what happened and then what to do. Every code of the catalogue says both, in each language (\`checks/errors.test.ts\`).
- Buttons are verbs. A question that a button answers names the thing: “ถอนเงิน ฿500.00”, not “ตกลง”.
- Never promise what we do not know. Where an answer was lost we say that it was, and where to look.
- Money is ฿1,234.50 in every language and in both markets: the wallet counts in baht. Kip is the currency of a bank account and nothing else.
- **English**: sentence case, a full stop after sentences and none after labels, no “please”.
- **Thai**: คุณ for the player, no particles, กรุณา before what is asked after something went wrong, no full stop; a space around digits, Latin words and ๆ. No ทำการ, no มีการ, no ไม่สามารถ.
- **Lao**: ທ່ານ for the player, ກະລຸນາ as in Thai; a space around ແລະ and ຫຼື, none before ໆ; ຫຼ, ໜ and ໝ as one letter.

\`locales/parity.test.ts\` refuses what breaks these rules and can be told from the letters. A key that no screen uses is refused by \`checks/unused-words.test.ts\`.

The page’s \`lang\` and title follow the language, also in the first pages as they are built, and each name in the language list is marked as its own (\`packages/ui/src/words/words.test.tsx\`, \`packages/ui/src/base/LanguageSwitch/LanguageSwitch.test.tsx\`, \`packages/app/src/prerender.test.tsx\`).

## Lao waits for a native reader

The Lao sentences were written without one. Nothing on screen says so; this page does, until \`locales/lao-reviewed.json\` holds a fingerprint of every sentence. A sentence that is written anew is open again.

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
    ...tableLines(
      ['Namespace', 'Read by a native reader'],
      namespaces.map((namespace) => [`\`${namespace}\``, stateOf(namespace, open, [...lao.keys()])]),
    ),
    '',
    '### Where we are in doubt',
    '',
    ...laoDoubts.map(
      ({ said, at, instead, why }) => `- **${said}** (\`${at}\`) or ${instead.join(', ')}: ${why}`,
    ),
    '',
  ].join('\n');
}
