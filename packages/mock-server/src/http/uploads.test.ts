import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { headersOf } from '../client/calls.ts';
import { heads } from '../domains/chat/chat.fixture.ts';
import { storeFile } from '../domains/chat/file.ts';
import { openServer, send, tokenFor, newWorld } from './http.fixture.ts';

const server = await openServer();
const world = newWorld(server.worlds);
const token = tokenFor(world);

const get = (url: string, range?: string) =>
  server.app.inject({ url, headers: { host: '127.0.0.1', ...(range !== undefined && { range }) } });

/** Uploads a picture. Returns its path. */
async function upload(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const file = new File([bytes], name, { type: 'text/html' });
  const { status, body } = await send(server, 'chat.uploadImage', { world, token, body: { file } });
  expect(status).toBe(200);
  return String(body['path']);
}

const picture = Uint8Array.from([...heads['image/png'], ...Array.from({ length: 92 }, (_, at) => at)]);
const path = await upload(picture, 'evil.html');

describe('an uploaded file', () => {
  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/100', 10],
    ['bytes=90-', 206, 'bytes 90-99/100', 10],
    ['bytes=90-500', 206, 'bytes 90-99/100', 10],
    ['bytes=-10', 206, 'bytes 90-99/100', 10],
    ['bytes=-500', 206, 'bytes 0-99/100', 100],
    ['bytes=99-99', 206, 'bytes 99-99/100', 1],
    ['bytes=100-', 416, 'bytes */100', 0],
    ['bytes=-0', 416, 'bytes */100', 0],
    ['bytes=9-0', 200, undefined, 100],
    ['bytes=-', 200, undefined, 100],
    ['bytes=0-1,5-6', 200, undefined, 100],
    ['lines=0-1', 200, undefined, 100],
  ])('is served in part: %s', async (range, status, contentRange, length) => {
    const { statusCode, headers, rawPayload } = await get(path, range);
    expect([statusCode, headers['content-range'], rawPayload.length]).toEqual([status, contentRange, length]);
  });

  it('is accepted without a declared length', async () => {
    const form = new FormData();
    form.set('file', new File([picture], 'picture.png'));
    const encoded = new Response(form);
    const { statusCode, json } = await server.app.inject({
      method: 'POST',
      url: '/api/chat/upload-image',
      headers: {
        ...headersOf({ token }),
        host: '127.0.0.1',
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Readable.from([Buffer.from(await encoded.arrayBuffer())]),
    });
    expect(statusCode).toBe(200);
    const { path: stored } = json<{ path: string }>();
    expect([...(await get(stored)).rawPayload]).toEqual([...picture]);
  });

  it('that is neither picture nor video is served as a download', async () => {
    const { id } = world.command({ name: 'test.keep' }, () =>
      storeFile(world, { type: 'text/plain', size: 2, content: btoa('hi') }),
    );
    const { headers, payload } = await get(`/_mock/upload/${world.id}/${id}`);
    expect([payload, headers['content-disposition']]).toEqual(['hi', 'attachment']);
  });

  it('is not found under another name, in another world, or at another path', async () => {
    const name = path.split('/').at(-1) ?? '';
    for (const url of [
      `/_mock/upload/${world.id}/none.png`,
      `/_mock/upload/default/${name}`,
      `/_mock/upload/nobody/${name}`,
      `/_mock/upload/${world.id}/..%2f${name}`,
      `/_mock/upload/${world.id}/__proto__`,
      `${path}/`,
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });
});
