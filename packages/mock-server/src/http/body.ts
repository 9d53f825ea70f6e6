/** The body of a request, parsed but not validated. The pipeline validates it. */
import type { IncomingMessage } from 'node:http';
import type { HttpError } from './http-error.ts';
import type { UploadedFile } from './upload.ts';

export type ReceivedBody =
  | { readonly kind: 'absent' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string | UploadedFile>> }
  /** Malformed, or rejected with a specific error. */
  | { readonly kind: 'broken'; readonly error?: HttpError | undefined };

/** Maximum bytes of a JSON body. */
export const jsonLimit = 256 * 1024;

/** Maximum nesting depth of a body; real ones need less than ten. */
export const deepest = 64;

const broken: ReceivedBody = { kind: 'broken' };

/** Resolves to the bytes of a body, undefined for more than the limit. Reads to the end and buffers at most the limit. */
export async function collectBytes(payload: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.length;
    // An oversized body is drained, so that the client gets a response instead of a reset.
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

/** Reads a body as JSON, for any content type. */
export async function readBody(
  payload: IncomingMessage,
  contentType: string | undefined,
): Promise<ReceivedBody> {
  const bytes = await collectBytes(payload, jsonLimit);
  return bytes ? parseBody(bytes, contentType) : broken;
}

/** Parses the bytes of a body as JSON. */
export function parseBody(bytes: Uint8Array, contentType: string | undefined): ReceivedBody {
  if (bytes.length === 0) return { kind: 'absent' };
  return bytes.length > jsonLimit || !isJson(contentType) ? broken : parseJson(bytes);
}

const isJson = (contentType: string | undefined): boolean =>
  contentType !== undefined && /^application\/json\s*(;|$)/i.test(contentType);

function parseJson(bytes: Uint8Array): ReceivedBody {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isTooDeep(text)) return broken;
    return { kind: 'json', value: JSON.parse(text, mayHidePrototype(text) ? refusePrototype : undefined) };
  } catch {
    return broken;
  }
}

// A reviver is slow, so it runs only when the text could contain the key.
const mayHidePrototype = (text: string): boolean => text.includes('__proto__') || text.includes('\\u');

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('A body has no __proto__.');
  return value;
}

/** Whether a JSON text is nested too deep. V8 takes seconds for megabytes of brackets. */
export function isTooDeep(text: string): boolean {
  if (text.length <= deepest) return false;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') {
      if (++depth > deepest) return true;
    } else if (character === '}' || character === ']') depth--;
  }
  return false;
}
