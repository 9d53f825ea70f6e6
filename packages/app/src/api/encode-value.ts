import { encode, type Schema } from '@wallet/contract/c';
import { mapValues } from './map-values.ts';

/** Returns the wire form of a body: amounts in baht. Throws for an invalid amount; other fields stay unchanged. */
export const encodeBody = (schema: Schema, value: unknown): unknown =>
  mapValues(schema, value, (leaf) =>
    leaf._zod.def.type === 'pipe' ? (own) => encode(leaf, own) : undefined,
  );

/** Returns the wire form of a response, to store it. Amounts that only a lenient reader accepts stay as they are. */
export const encodeResponse = (schema: Schema, value: unknown): unknown =>
  mapValues(schema, value, (leaf) => {
    const { type, reverseTransform } = leaf._zod.def as CodecDefinition;
    return type === 'pipe' ? (own) => reverseTransform(own, { value: own, issues: [] }) : undefined;
  });

/** The parts of a codec that this module uses. */
type CodecDefinition = Schema['_zod']['def'] & {
  readonly reverseTransform: (value: unknown, payload: { value: unknown; issues: never[] }) => unknown;
};
