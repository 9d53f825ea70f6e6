/** Texts of an operator that replace texts of the app: `texts/{th,lo,en}.json` in the folder of a brand. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of a namespace, nested as in `locales`. */
export interface Words {
  readonly [key: string]: string | Words;
}

const tags = ['th', 'lo', 'en'] as const;
type Tag = (typeof tags)[number];

/** By language, then by namespace. */
export type Texts = Readonly<Partial<Record<Tag, Readonly<Record<string, Words>>>>>;

const locales = join(import.meta.dirname, '../locales');

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inserts = (text: string): string =>
  [...text.matchAll(/\{\{.*?\}\}|<\/?\d+>/g)].map(String).sort().join(' ');

const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns each changed namespace complete, and adds a sentence to `faults` for each text that the app does not have. */
export function readTexts(folder: string, faults: string[]): Texts {
  const read = tags.flatMap((tag) => {
    const file = join(folder, 'texts', `${tag}.json`);
    if (!existsSync(file)) return [];
    try {
      const texts = Object.entries(parse(file) as Words).flatMap(([namespace, given]) => {
        const path = join(locales, tag, `${namespace}.json`);
        if (!existsSync(path) || !isWords(given)) {
          faults.push(`${file}: there are no texts “${namespace}”, as in "site": { "title": "…" }`);
          return [];
        }
        const own = parse(path) as Words;
        compare(`${file}: ${namespace}:`, given, own, faults);
        return [[namespace, withTexts(own, given)] as const];
      });
      return [[tag, Object.fromEntries(texts)] as const];
    } catch (error) {
      faults.push(`${file} is no JSON: ${(error as Error).message}`);
      return [];
    }
  });
  return Object.fromEntries(read);
}

function compare(place: string, given: unknown, own: unknown, faults: string[]): void {
  if (isWords(given) && isWords(own)) {
    for (const [key, text] of Object.entries(given))
      compare(place.endsWith(':') ? place + key : `${place}.${key}`, text, own[key], faults);
    return;
  }
  if (typeof given !== 'string' || typeof own !== 'string')
    faults.push(`${place} is no text of the app: its name is wanted, as in locales/en`);
  else if (inserts(given) !== inserts(own))
    faults.push(`${place} is “${given}”: the same inserted values are wanted, as in “${own}”`);
}

/** Returns the app's texts with those of the operator in their place. */
function withTexts(own: Words, given: Words): Words {
  const entries = Object.entries(given).map(([key, value]) => {
    const before = own[key];
    return [key, isWords(value) && isWords(before) ? withTexts(before, value) : value] as const;
  });
  return { ...own, ...Object.fromEntries(entries) };
}
