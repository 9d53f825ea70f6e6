import type { Schema } from '@wallet/contract/c';
import { encodeResponse } from '#api/encode-value.ts';
import { readResponse } from '#api/read-response.ts';

/**
 * Returns how a store keeps a response: in its wire form, read as leniently as the contract, so that every value on
 * screen can be stored.
 */
export const storedResponse = <T>(schema: Schema) => ({
  encode: (value: T | undefined) => encodeResponse(schema, value),
  parse(json: unknown): T | undefined {
    const read = readResponse<T>(schema, json);
    return read.isReadable ? read.value : undefined;
  },
});
