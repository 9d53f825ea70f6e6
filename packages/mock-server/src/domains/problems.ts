/** Problems that schemas report, as sentences with the JSON path of each. */
import * as z from 'zod/mini';
import { suggestion } from '@wallet/deploy/nearest';
import { isRecord } from '../world/plain.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const english = z.locales.en().localeError;

/** zod/mini has no default messages, and its global setting would affect the whole process. */
export const inEnglish = {
  error(issue: RawIssue) {
    if (issue.code === 'unrecognized_keys') return unknownKeys(issue);
    if (issue.code === 'invalid_value') return wrongValue(issue.input, issue.values);
    if (issue.code === 'invalid_union' && issue.discriminator !== undefined)
      return wrongValue(valueOf(issue.input, issue.discriminator), issue.options as readonly string[]);
    if (issue.code !== 'invalid_format') return english(issue);
    if (issue.format === 'datetime')
      return `${JSON.stringify(issue.input)} is no moment: write it as 2026-01-15T12:00:00+07:00`;
    return issue.format === 'regex' && issue.pattern === '/\\S/' ? 'must not be blank' : english(issue);
  },
};

/** Returns one line per key; `describeIssue` splits them. */
function unknownKeys({ keys, inst }: RawIssue & { readonly code: 'unrecognized_keys' }): string {
  const known = keysOf(inst);
  const names = known.length > 0 ? `; there is ${known.join(', ')}` : '';
  return keys
    .map((key) => `unknown key${suggestion(key, known) || (isDuration(key, known) ? untilOrFor : names)}`)
    .join('\n');
}

/** Whether a fault rule has the duration that belongs to the rule of a timeline. */
const isDuration = (key: string, known: readonly string[]): boolean =>
  key === 'for' && known.includes('until');
const untilOrFor = '; write until with a moment; in a timeline, for stands beside fault';

/** Names the values that a field can have, and the one that was probably meant. */
function wrongValue(value: unknown, options: readonly z.core.util.Primitive[]): string {
  const meant = typeof value === 'string' ? suggestion(value, options.map(String)) : '';
  return `${english({ code: 'invalid_value', values: [...options], input: value })}${meant}`;
}

const valueOf = (input: unknown, key: string): unknown => (isRecord(input) ? input[key] : undefined);

const keysOf = (schema: unknown): readonly string[] =>
  schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : [];

/** Returns the paths and messages of all problems. `whole` names the root, `above` is the path of the value. */
export const problemsIn = (
  { issues }: Pick<z.core.$ZodError, 'issues'>,
  whole: string,
  above: readonly PropertyKey[] = [],
): string[] => issues.flatMap((issue) => describeIssue(issue, above, whole));

/** Returns how far a value is from an option of a union. A misspelt key counts half as much as a foreign one. */
const weightOf = (issues: readonly z.core.$ZodIssue[]): number =>
  issues
    .flatMap(({ message }) => message.split('\n'))
    .reduce((sum, line) => sum + (line.startsWith('unknown key,') ? 1 : 2), 0);

/** Returns the number of keys of the value that an option of a union lacks. A misspelt key does not count. */
const foreignKeys = (issues: readonly z.core.$ZodIssue[]): number =>
  issues
    .filter(({ code, path }) => code === 'unrecognized_keys' && path.length === 0)
    .flatMap(({ message }) => message.split('\n'))
    .filter((line) => !line.startsWith('unknown key,')).length;

/** For a union, describes the option that is nearest to the value. */
function describeIssue(issue: z.core.$ZodIssue, above: readonly PropertyKey[], whole: string): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const [nearest] = [...issue.errors].sort(
      (a, b) => foreignKeys(a) - foreignKeys(b) || weightOf(a) - weightOf(b),
    );
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
