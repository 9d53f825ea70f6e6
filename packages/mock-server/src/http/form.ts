/** Uploads: every part of a form is read to its end, within limits, before validation. */
import type { OperationId } from '@wallet/contract';
import { chatLimits } from '@wallet/contract/chat';
import { slipMaxBytes } from '@wallet/contract/deposit';
import type { FastifyRequest } from 'fastify';
import type { ReceivedBody } from './body.ts';
import { HttpError, formError } from './http-error.ts';
import { UploadedFile } from './upload.ts';

/** The largest file of a call, in bytes (spec 5). */
export const largestFile: { readonly [Id in OperationId]?: number } = {
  'deposit.sendSlip': slipMaxBytes,
  'chat.uploadImage': chatLimits.imageBytes,
  'chat.uploadVideo': chatLimits.videoBytes,
};

const limits = {
  files: 1,
  fields: 8,
  parts: 9,
  fieldNameSize: 64,
  fieldSize: 4_096,
  headerPairs: 32,
} as const;

/** Reads a multipart form. Exceeded limits and malformed forms are returned, never thrown. */
export async function readForm(request: FastifyRequest, operation: OperationId): Promise<ReceivedBody> {
  if (!request.isMultipart()) return { kind: 'absent' };
  const fields = new Map<string, string | UploadedFile>();
  let isTooLarge = false;
  try {
    const fileSize = largestFile[operation] ?? 0;
    for await (const part of request.parts({ limits: { ...limits, fileSize } })) {
      if (part.type === 'field') {
        fields.set(part.fieldname, String(part.value));
        continue;
      }
      // No file exceeds the declared length of the request.
      const length = Number(request.headers['content-length'] ?? Infinity);
      const bytes = await bytesOf(part.file, Math.min(fileSize, length));
      isTooLarge ||= part.file.truncated;
      fields.set(part.fieldname, new UploadedFile(bytes, part.filename ?? '', part.mimetype));
    }
  } catch (error) {
    request.raw.resume();
    return { kind: 'broken', error: formError(error) };
  }
  if (isTooLarge) return { kind: 'broken', error: new HttpError('SLIP_INVALID_FILE', 413) };
  return { kind: 'form', fields: Object.fromEntries(fields) };
}

/** Reads a file of at most `most` bytes into one buffer, so that its chunks are released while it arrives. */
async function bytesOf(file: AsyncIterable<Buffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(most);
  let length = 0;
  for await (const chunk of file) {
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}
