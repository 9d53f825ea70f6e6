import { encode, type Schema } from '@wallet/contract/c';
import { mapValues } from './map-values.ts';

/** Returns the wire form of a value: amounts in baht. Throws for an invalid amount; other fields stay unchanged. */
export const encodeValue = (schema: Schema, value: unknown): unknown =>
  mapValues(schema, value, (leaf) =>
    leaf._zod.def.type === 'pipe' ? (own) => encode(leaf, own) : undefined,
  );
