/**
 * References in scenarios: a text that is `$` and a dotted path stands for what is found there, of whatever type it is;
 * within a longer text it is written `${path}`. A text that begins with `$$` begins with one `$`.
 */
import type { Plain, PlainRecord } from '../world/plain.ts';
import { isRecord } from '../world/plain.ts';
import { Refused } from '../world/refused.ts';

const path = String.raw`[A-Za-z_]\w*(?:\.\w+)*`;
const whole = new RegExp(`^\\$(${path})$`);
const within = new RegExp(`\\$\\{(${path})\\}`, 'g');

/** What references may name: the first word of their path. */
export type Scope = Readonly<Record<string, unknown>>;

/** Plain data with every reference replaced. Throws a Refused for one that names nothing. */
export function fill<Value>(value: Value, scope: Scope): Value {
  return filled(value as Plain, scope) as Value;
}

function filled(value: Plain, scope: Scope): Plain {
  if (typeof value === 'string') return filledText(value, scope);
  if (Array.isArray(value)) return value.map((item: Plain) => filled(item, scope));
  return isRecord(value) ? filledRecord(value as PlainRecord, scope) : value;
}

const filledRecord = (value: PlainRecord, scope: Scope): PlainRecord =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) =>
      field === undefined ? [] : [[key, filled(field, scope)]],
    ),
  );

function filledText(text: string, scope: Scope): Plain {
  if (text.startsWith('$$')) return text.slice(1);
  const [, only] = whole.exec(text) ?? [];
  if (only !== undefined) return found(only, scope);
  return text.replace(within, (_, one: string) => String(found(one, scope)));
}

function found(reference: string, scope: Scope): Plain {
  let place: unknown = scope;
  for (const key of reference.split('.'))
    place =
      typeof place === 'object' && place !== null && Object.hasOwn(place, key)
        ? (place as Scope)[key]
        : undefined;
  if (place !== undefined) return place as Plain;
  const names = Object.keys(scope).map((name) => `$${name}`);
  throw new Refused(
    'senseless',
    `$${reference} stands for nothing here${names.length > 0 ? `; there is ${names.join(', ')}` : ''}.`,
  );
}

/** The paths of all references in a value. */
export function namesIn(value: Plain | undefined): string[] {
  if (typeof value === 'string') {
    if (value.startsWith('$$')) return [];
    const [, only] = whole.exec(value) ?? [];
    const all = only === undefined ? [...value.matchAll(within)].map(([, one = '']) => one) : [only];
    return all;
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value as Readonly<Record<string, Plain | undefined>>).flatMap(namesIn);
}
