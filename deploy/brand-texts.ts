/** Texts of an operator that replace texts of the app: `texts/{th,lo,en}.json` in the folder of a brand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of a namespace, nested as in `locales`. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

const tags = ['th', 'lo', 'en'] as const;
type Tag = (typeof tags)[number];
export const textFiles = tags.map((tag) => `${tag}.json`);

/** By language, then by namespace. */
export type Texts = Readonly<Partial<Record<Tag, Readonly<Record<string, TextTree>>>>>;

const locales = join(import.meta.dirname, '../locales');

const isTextTree = (value: unknown): value is TextTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inserts = (text: string): string =>
  [...text.matchAll(/\{\{.*?\}\}|<\/?\d+>/g)].map(String).sort().join(' ');

function parse(file: string): TextTree {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (isTextTree(json)) return json;
  throw new Error('an object is expected, as in { "site": { "title": "…" } }');
}

/** Returns each changed namespace complete, and adds a sentence to `faults` for each text that the app does not have. */
export function readTexts(folder: string, faults: string[]): Texts {
  const read = tags.flatMap((tag) => {
    const file = join(folder, 'texts', `${tag}.json`);
    if (!existsSync(file)) return [];
    try {
      const texts = Object.entries(parse(file)).flatMap(([namespace, override]) => {
        const name = `${namespace}.json`;
        if (!readdirSync(join(locales, tag)).includes(name) || !isTextTree(override)) {
          faults.push(`${file}: there are no texts “${namespace}”, as in "site": { "title": "…" }`);
          return [];
        }
        const original = parse(join(locales, tag, name));
        compare(`${file}: ${namespace}:`, override, original, faults);
        return [[namespace, withTexts(original, override)] as const];
      });
      return [[tag, Object.fromEntries(texts)] as const];
    } catch (error) {
      faults.push(`${file} is no JSON of texts: ${(error as Error).message}`);
      return [];
    }
  });
  return Object.fromEntries(read);
}

function compare(path: string, override: unknown, original: unknown, faults: string[]): void {
  if (isTextTree(override) && isTextTree(original)) {
    for (const [key, text] of Object.entries(override))
      compare(path.endsWith(':') ? path + key : `${path}.${key}`, text, original[key], faults);
    return;
  }
  if (typeof override !== 'string' || typeof original !== 'string')
    faults.push(`${path} is no text of the app: its name is expected, as in locales/en`);
  else if (override.trim() === '')
    faults.push(`${path} is “${override}”: a text is expected, as in “${original}”`);
  else if (inserts(override) !== inserts(original))
    faults.push(`${path} is “${override}”: the same inserted values are expected, as in “${original}”`);
}

/** Returns the app's texts with those of the operator in their place. */
function withTexts(original: TextTree, override: TextTree): TextTree {
  const entries = Object.entries(override).map(([key, value]) => {
    const before = original[key];
    return [key, isTextTree(value) && isTextTree(before) ? withTexts(before, value) : value] as const;
  });
  return { ...original, ...Object.fromEntries(entries) };
}
