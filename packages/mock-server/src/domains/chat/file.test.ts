import { describe, expect, test } from 'vitest';
import { minutes } from '../../world/clock.ts';
import { call, codeOf, openWorld } from '../demo.fixture.ts';
import { arrivedFile, heads } from './chat.fixture.ts';
import { fileKindOf, findFile, storeFile, maxStoredBytes, mediaTypeOf } from './file.ts';

const sent = (content: Uint8Array<ArrayBuffer>, name = 'a.png', as = 'new') => ({
  as,
  body: { file: arrivedFile(content, name) },
});
const pathOf = (answer: unknown): string => (answer as { path: string }).path;

describe('the type of a file', () => {
  test.each(Object.entries(heads))('is %s by its first bytes', (type, head) => {
    expect(mediaTypeOf(head)).toBe(type);
    expect(mediaTypeOf(head.subarray(0, -1))).toBe(type === 'image/jpeg' ? type : undefined);
  });

  test('is undefined for WebP, which only slips accept', () => {
    expect(mediaTypeOf(Buffer.from('RIFF\0\0\0\0WEBP'))).toBeUndefined();
  });

  test('is undefined for a small file of 60,000 × 60,000 pixels', () => {
    const claims = Buffer.alloc(33);
    claims.set(heads['image/png']);
    claims.write('IHDR', 12);
    claims.writeUInt32BE(60_000, 16);
    claims.writeUInt32BE(60_000, 20);
    expect(mediaTypeOf(claims)).toBeUndefined();
    claims.writeUInt32BE(600, 20);
    expect(mediaTypeOf(claims)).toBe('image/png');
  });
});

describe('an upload', () => {
  test('is stored under a generated name, with the extension of its type', () => {
    const world = openWorld();
    const path = pathOf(call(world, 'chat.uploadImage', sent(heads['image/jpeg'], '../../evil.html')));
    const file = findFile(world, path.split('/').at(-1) ?? '');
    expect(file).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}\.jpg$/),
      type: 'image/jpeg',
      size: 4,
    });
    expect(file && atob(file.content)).toBe('\xff\xd8\xff\xe0');
    expect(fileKindOf(file)).toBe('image');
  });

  test('requires a name with an extension, and bytes', () => {
    const world = openWorld();
    for (const name of ['noending', 'dot.', '.png', 'a.b/c', ''])
      expect([name, codeOf(world, 'chat.uploadImage', sent(heads['image/png'], name))]).toEqual([
        name,
        'SLIP_INVALID_FILE',
      ]);
    expect(codeOf(world, 'chat.uploadImage', sent(new Uint8Array()))).toBe('SLIP_NO_FILE');
    expect(codeOf(world, 'chat.uploadImage', sent(heads['image/png'], 'รูป.jpeg'))).toBeUndefined();
  });

  test('is limited to ten per minute for a member, and for the guests of an address', () => {
    const world = openWorld();
    const turn = (as?: string, ip = '10.0.0.1') =>
      codeOf(world, 'chat.uploadImage', { ...(as && { as }), ip, body: sent(heads['image/png']).body });
    for (let n = 0; n < 10; n++) expect([turn('new'), turn()]).toEqual([undefined, undefined]);
    expect([turn('new'), turn()]).toEqual(['REQUEST_LIMIT_1MIN', 'REQUEST_LIMIT_1MIN']);
    expect([turn('spin'), turn(undefined, '10.0.0.2')]).toEqual([undefined, undefined]);
    world.advance(minutes(1));
    expect([turn('new'), turn()]).toEqual([undefined, undefined]);
  });

  test('removes the oldest files above the storage limit', () => {
    const world = openWorld();
    const keep = (size: number) =>
      world.command({ name: 'test.keep' }, () => storeFile(world, { type: 'image/png', size, content: '' }))
        .id;
    const isCommitted = (id: string) => findFile(world, id) !== undefined;
    const first = keep(maxStoredBytes - 1);
    const second = keep(1);
    expect([first, second].map(isCommitted)).toEqual([true, true]);
    const third = keep(1);
    expect([first, second, third].map(isCommitted)).toEqual([false, true, true]);
    const fourth = keep(maxStoredBytes - 1);
    expect([second, third, fourth].map(isCommitted)).toEqual([false, true, true]);
  });
});
