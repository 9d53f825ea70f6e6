/** Serves uploaded files. Their type is validated, and their policy allows no scripts. */
import { Buffer } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { notFound } from './http-error.ts';

/** A stored file: its validated type, and its bytes in base64. */
export interface StoredFile {
  readonly type: string;
  readonly content: string;
}

export interface UploadsOptions {
  readonly worlds: Worlds;
  readonly find: (world: World, name: string) => StoredFile | undefined;
}

interface Place {
  readonly Params: { readonly world: string; readonly file: string };
}

/** Serves `/_mock/upload/{world}/{file}`, with range requests, which iPhones need for videos. */
export async function serveUploads(app: FastifyInstance, { worlds, find }: UploadsOptions): Promise<void> {
  app.get<Place>('/_mock/upload/:world/:file', ({ params, headers }, reply) => {
    const world = worlds.get(params.world);
    const file = world && find(world, params.file);
    if (!file) throw notFound();
    const bytes = Buffer.from(file.content, 'base64');
    const isShown = /^(?:image|video)\//.test(file.type);
    void reply.headers({
      'content-type': file.type,
      'content-disposition': isShown ? 'inline' : 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=86400',
      'accept-ranges': 'bytes',
    });
    const part = headers.range === undefined ? undefined : readRange(headers.range, bytes.length);
    if (part === undefined) return reply.send(bytes);
    if (part === 'none') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
    const { start, end } = part;
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
      .send(bytes.subarray(start, end + 1));
  });
}

/** Returns one range of bytes, `none` for an unsatisfiable one; undefined means the whole file (RFC 9110, 14). */
function readRange(
  header: string,
  size: number,
): { readonly start: number; readonly end: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  const isSuffix = first === '';
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (!isSuffix && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'none' : { start, end };
}
