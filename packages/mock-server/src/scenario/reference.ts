/**
 * References in scenarios. A string of `$` and a dotted path is replaced by the value at that path, of any type. Inside
 * a longer string the syntax is `${path}`. A leading `$$` escapes a literal `$`.
 */
import { isRecord } from '../world/plain.ts';
import { ControlError } from '../world/control-error.ts';

const path = String.raw`[A-Za-z_]\w*(?:\.\w+)*`;
const whole = new RegExp(`^\\$(${path})$`);
const within = new RegExp(`\\$\\{(${path})\\}`, 'g');

/** The values of references, by the first part of their path. */
export type Scope = Readonly<Record<string, unknown>>;

/** Returns a reference typed as its value: `ref<number>('$param.amount')`. */
export const ref = <Value>(reference: `$${string}`): Value => reference as Value;

/** Returns plain data with every reference replaced. Throws a ControlError for an unknown one. */
export const resolveReferences = <Value>(value: Value, scope: Scope): Value =>
  replace(value, (reference) => found(reference, scope) ?? refuse(reference, scope), '$') as Value;

/** Returns plain data with known references replaced, and unknown ones unchanged. */
export const resolveKnownReferences = <Value>(value: Value, scope: Scope): Value =>
  replace(value, (reference) => found(reference, scope), '$$') as Value;

export function referencesIn(value: unknown): string[] {
  const names: string[] = [];
  replace(value, (reference) => void names.push(reference), '$$');
  return names;
}

type Lookup = (reference: string) => unknown;

/** `escape` replaces a leading `$$`. */
function replace(value: unknown, lookup: Lookup, escape: '$' | '$$'): unknown {
  if (typeof value === 'string') return replaceText(value, lookup, escape);
  if (Array.isArray(value)) return value.map((item) => replace(item, lookup, escape));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, replace(field, lookup, escape)]),
  );
}

function replaceText(text: string, lookup: Lookup, escape: '$' | '$$'): unknown {
  if (text.startsWith('$$')) return escape + text.slice(2);
  const [, only] = whole.exec(text) ?? [];
  if (only !== undefined) return lookup(only) ?? text;
  return text.replace(within, (written, reference: string) => String(lookup(reference) ?? written));
}

const found = (reference: string, scope: Scope): unknown => valueAt(scope, reference.split('.'));

/** Returns the value at a path, undefined without one. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (place, key) =>
      typeof place === 'object' && place !== null && Object.hasOwn(place, key)
        ? Reflect.get(place, key)
        : undefined,
    value,
  );

function refuse(reference: string, scope: Scope): never {
  const names = Object.keys(scope).map((name) => `$${name}`);
  throw new ControlError(
    'invalid',
    `$${reference} stands for nothing here${names.length > 0 ? `; there is ${names.join(', ')}` : ''}.`,
  );
}
