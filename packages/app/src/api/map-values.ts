/** Maps the leaves of a value by its schema; leniently read values too. */
import type { Schema } from '@wallet/contract/c';
import { definitionOf } from './definition-of.ts';

/** Returns the mapping of a leaf schema, else undefined. */
export type LeafChange = (schema: Schema) => ((value: unknown) => unknown) | undefined;

/** Returns a copy with mapped leaves. Undeclared fields stay unchanged. */
export function mapValues(schema: Schema, value: unknown, changeOf: LeafChange): unknown {
  if (value === undefined || value === null) return value;
  const change = changeOf(schema);
  if (change) return change(value);
  const { innerType, element, shape, options } = definitionOf(schema);
  if (innerType) return mapValues(innerType, value, changeOf);
  if (options) {
    const option = options.find((one) => one.safeParse(value).success);
    return option ? mapValues(option, value, changeOf) : value;
  }
  if (element) return Array.isArray(value) ? value.map((row) => mapValues(element, row, changeOf)) : value;
  if (!shape || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const inner = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, inner ? mapValues(inner, field, changeOf) : field] as const;
  });
  return Object.fromEntries(fields);
}
