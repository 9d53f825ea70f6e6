/** Compares requests and responses with the contract. */
import type { Operation } from '@wallet/contract';
import { markerHeader } from '@wallet/contract/c';
import type { ZodMiniType } from 'zod/mini';
import { evaluate, placeOf } from '../client/evaluate.ts';
import type { HttpResponse } from '../client/http.ts';
import { Mismatch } from '../client/mismatch.ts';

export interface ReadRequest {
  readonly params: unknown;
  /** The parsed JSON, or the fields of a form. */
  readonly body: unknown;
}

/** Returns every mismatch of a request with a marker, an empty list for a valid one. */
export const requestMismatches = (
  { id, pathParams, body: schema }: Operation,
  { params, body }: ReadRequest,
) => [
  ...mismatchOf(`the path of ${id}`, pathParams, params),
  ...mismatchOf(`the body of ${id}`, schema, body),
];

/** Returns the mismatch of a missing or wrong marker. */
export function markerMismatch({ id }: Operation, marker: string | undefined): Mismatch | undefined {
  const { name, value } = markerHeader;
  if (marker === value) return undefined;
  return new Mismatch(`the marker header of ${id}`, value, marker ?? 'none', [name]);
}

function mismatchOf(what: string, schema: ZodMiniType | undefined, value: unknown): Mismatch[] {
  const error = schema?.safeParse(value).error;
  if (!error) return [];
  const places = error.issues.map(({ path }) => placeOf(path));
  const problems = error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`).join('; ');
  return [new Mismatch(what, 'what the contract declares', problems, places)];
}

/** Returns the mismatch of a response, an empty list for a valid one. */
export function responseMismatches(operation: Operation, response: HttpResponse): readonly Mismatch[] {
  try {
    evaluate(operation, response);
    return [];
  } catch (error) {
    if (error instanceof Mismatch) return [error];
    throw error;
  }
}

/** Reads a body for comparison: JSON, or the fields of a form; undefined for any other. */
export async function parseAnyBody(bytes: Buffer, contentType: string | undefined): Promise<unknown> {
  try {
    if (bytes.length === 0) return undefined;
    if (!contentType?.startsWith('multipart/')) return JSON.parse(bytes.toString()) as unknown;
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': contentType },
    }).formData();
    return Object.fromEntries(form.entries());
  } catch {
    return undefined;
  }
}
