/** Problems that schemas report, as sentences with the JSON path of each. */
import * as z from 'zod/mini';
import { suggestion } from './nearest.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const english = z.locales.en().localeError;

/** zod/mini has no default messages, and its global setting would affect the whole process. */
export const inEnglish = {
  error: (issue: RawIssue) => (issue.code === 'unrecognized_keys' ? unknownKeys(issue) : english(issue)),
};

/** Returns one line per key; `describeIssue` splits them. */
function unknownKeys({ keys, inst }: RawIssue & { readonly code: 'unrecognized_keys' }): string {
  const known = keysOf(inst);
  return keys.map((key) => `unknown key${suggestion(key, known)}`).join('\n');
}

const keysOf = (schema: unknown): readonly string[] =>
  schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : [];

/** Returns the paths and messages of all problems. `whole` names the root, `above` is the path of the value. */
export const problemsIn = (
  { issues }: Pick<z.core.$ZodError, 'issues'>,
  whole: string,
  above: readonly PropertyKey[] = [],
): string[] => issues.flatMap((issue) => describeIssue(issue, above, whole));

/** For a union, describes the option with the fewest problems. */
function describeIssue(issue: z.core.$ZodIssue, above: readonly PropertyKey[], whole: string): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const [nearest] = [...issue.errors].sort((a, b) => a.length - b.length);
    if (nearest) return nearest.flatMap((inner) => describeIssue(inner, path, whole));
  }
  if (issue.code === 'unrecognized_keys') {
    const messages = issue.message.split('\n');
    return issue.keys.map((key, index) => `${pathText([...path, key])}: ${messages[index] ?? ''}`);
  }
  return [`${pathText(path) || whole}: ${issue.message}`];
}

/** Returns a path as in `timeline[2].params.amount`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
