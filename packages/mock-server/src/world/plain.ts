/**
 * Plain data: lossless JSON. All stored values are plain and deeply frozen, so that worlds can share them and snapshots
 * round-trip.
 */

export type Plain = null | boolean | number | string | readonly Plain[] | PlainRecord;
export interface PlainRecord {
  readonly [key: string]: Plain | undefined;
}

/**
 * Returns a deeply frozen copy without undefined fields. Throws a TypeError that names the path of a value JSON would
 * lose.
 */
export function plain<T>(value: T, place: string): T {
  return copy(value, place) as T;
}

function copy(value: unknown, place: string): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      if (Number.isFinite(value)) return value === 0 ? 0 : value;
      break;
    case 'object':
      if (value === null) return value;
      if (Array.isArray(value))
        return Object.freeze(value.map((item, index) => copy(item, `${place}[${index}]`)));
      if (isRecord(value)) return copyRecord(value, place);
      break;
  }
  throw new TypeError(`${place} is not plain data: ${String(value)}`);
}

function copyRecord(value: Readonly<Record<string, unknown>>, place: string): object {
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key === '__proto__') throw new TypeError(`${place} has a key that is not plain data: __proto__`);
    const field = value[key];
    if (field !== undefined) result[key] = copy(field, `${place}.${key}`);
  }
  return Object.freeze(result);
}

/** Returns false for arrays and for instances of classes such as Date and Map. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns the value of a JSON text, and `otherwise` for any other text. */
export function parsedJson(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Returns JSON with sorted keys: equal data gives equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** Returns whether `value` includes `part`: records field by field, other values by their canonical JSON. */
export function contains(value: unknown, part: unknown): boolean {
  if (isRecord(value) && isRecord(part))
    return Object.keys(part).every((key) => Object.hasOwn(value, key) && contains(value[key], part[key]));
  return canonical(value) === canonical(part);
}

/** Plain data for reading: all properties are readonly. */
export type Frozen<T> = Plain extends T
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;
