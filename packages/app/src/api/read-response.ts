/**
 * Reads responses: strict for values that a screen needs, tolerant elsewhere. An invalid value is replaced by its
 * alternative or its default, or left out; lists lose single rows only.
 */
import type { Schema } from '@wallet/contract/c';
import { leniencyOf } from '@wallet/contract/wire/lenient';
import { definitionOf } from './definition-of.ts';
import type { Mismatch } from './mismatch.ts';

export type ReadResult<T> =
  | {
      readonly isReadable: true;
      readonly value: T & WithUnreadable;
      readonly mismatches: readonly Mismatch[];
    }
  | { readonly isReadable: false; readonly mismatches: readonly Mismatch[] };

/** Number of rows left out of a response's lists because they were unreadable; missing for none. */
export interface WithUnreadable {
  readonly unreadable?: number;
}

/**
 * Returns a response in the contract's form, with all differences. A response to a read without any of its fields is
 * unreadable: defaults in its place would be false, such as no bank account.
 */
export function readResponse<T>(schema: Schema, body: unknown, isOfRead = true): ReadResult<T> {
  const strict = schema.safeParse(body);
  if (strict.success) return { isReadable: true, value: strict.data as T & WithUnreadable, mismatches: [] };
  if (isOfRead && isForeign(schema, body))
    return { isReadable: false, mismatches: [{ path: '', found: 'unexpected' }] };
  const reader = new Reader();
  const read = reader.read(schema, body, '');
  const value = read === unreadable ? (leniencyOf(schema)?.fallback?.value ?? unreadable) : read;
  if (value === unreadable) return { isReadable: false, mismatches: reader.mismatches };
  if (reader.lostRows > 0 && typeof value === 'object' && value !== null)
    Object.assign(value, { unreadable: reader.lostRows });
  return { isReadable: true, value: value as T & WithUnreadable, mismatches: reader.mismatches };
}

const unreadable = Symbol('unreadable');

class Reader {
  readonly mismatches: Mismatch[] = [];
  lostRows = 0;

  /** Returns the value as the schema or its alternative allows it, or `unreadable`. */
  read(schema: Schema, value: unknown, path: string): unknown {
    const strict = schema.safeParse(value);
    if (strict.success) return strict.data;
    const part = this.readPart(schema, value, path);
    if (part !== unreadable) return part;
    const other = value === undefined || value === null ? undefined : leniencyOf(schema)?.read?.(value);
    this.note(path, value);
    return other === undefined ? unreadable : other;
  }

  private readPart(schema: Schema, value: unknown, path: string): unknown {
    const { type, innerType, element, shape, options, discriminator } = definitionOf(schema);
    switch (type) {
      case 'optional':
      case 'nullable':
        return innerType ? this.readOptional(innerType, value, path) : unreadable;
      case 'array':
        return element && Array.isArray(value) ? this.readRows(element, value, path) : unreadable;
      case 'object':
        return shape ? this.readObject(shape, value, path) : unreadable;
      case 'union': {
        const chosen = options?.find((option) => fits(option, discriminator, value));
        return chosen ? this.read(chosen, value, path) : unreadable;
      }
      default:
        return unreadable;
    }
  }

  /** Null means absent; an unreadable value counts as absent. */
  private readOptional(inner: Schema, value: unknown, path: string): unknown {
    if (value === undefined || value === null) {
      this.note(path, value);
      return undefined;
    }
    const read = this.read(inner, value, path);
    return read === unreadable ? undefined : read;
  }

  private readRows(element: Schema, rows: readonly unknown[], path: string): unknown[] {
    const read = rows.map((row) => this.read(element, row, `${path}[]`)).filter((row) => row !== unreadable);
    this.lostRows += rows.length - read.length;
    return read;
  }

  private readObject(shape: Readonly<Record<string, Schema>>, value: unknown, path: string): unknown {
    const isPart = path !== '' && !path.endsWith('[]');
    const isMissing = value === undefined || value === null;
    // A missing nested object is filled with the defaults of its fields; a row or a whole response is not.
    if (isMissing ? !isPart : typeof value !== 'object' || Array.isArray(value)) return unreadable;
    const fields = (value ?? {}) as Record<string, unknown>;
    const object: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(shape)) {
      const read = this.read(
        field,
        Object.hasOwn(fields, name) ? fields[name] : undefined,
        `${path}.${name}`,
      );
      const fallback = leniencyOf(field)?.fallback;
      if (read === unreadable && !fallback) return unreadable;
      const kept = read === unreadable ? fallback?.value : read;
      if (kept !== undefined) object[name] = kept;
    }
    return object;
  }

  private note(path: string, value: unknown): void {
    const found = value === undefined ? 'missing' : value === null ? 'null' : 'unexpected';
    if (!this.mismatches.some((known) => known.path === path && known.found === found))
      this.mismatches.push({ path, found });
  }
}

/** Returns whether an object has none of the schema's fields. A single field has its own default. */
function isForeign(schema: Schema, body: unknown): boolean {
  const names = Object.keys(definitionOf(schema).shape ?? {});
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>;
  return names.length > 1 && names.every((name) => (fields[name] ?? null) === null);
}

/** Returns whether the value names this option of a union. */
function fits(option: Schema, discriminator: string | undefined, value: unknown): boolean {
  if (discriminator === undefined || typeof value !== 'object' || value === null) return false;
  const named = definitionOf(option).shape?.[discriminator];
  return named?.safeParse((value as Record<string, unknown>)[discriminator]).success === true;
}
