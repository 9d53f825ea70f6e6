/** `pnpm lao`: prints the Lao texts without a confirmation by a native reader. `--confirm` stores one (docs/languages.md). */
import { readFileSync, writeFileSync } from 'node:fs';
import { print } from '@wallet/mock-server/cli/print';
import { confirm, unconfirmed, type Reviewed } from '../checks/lao-review.ts';
import { textsIn } from '../checks/locale-texts.ts';

const file = new URL('../locales/lao-reviewed.json', import.meta.url);
const reviewed = JSON.parse(readFileSync(file, 'utf8')) as Reviewed;
const lao = textsIn('lo');

const [first, ...rest] = process.argv.slice(2);
if (first === '--confirm') {
  writeFileSync(file, `${JSON.stringify(confirm(lao, reviewed, rest), null, 2)}\n`);
} else {
  const namespaces = first === undefined ? [] : [first, ...rest];
  const [english, thai] = [textsIn('en'), textsIn('th')];
  for (const [key, text] of unconfirmed(lao, reviewed)) {
    const isSelected = namespaces.length === 0 || namespaces.includes(key.split(':')[0] ?? '');
    if (isSelected) print([key, english.get(key), thai.get(key), text].join('\t'));
  }
}
