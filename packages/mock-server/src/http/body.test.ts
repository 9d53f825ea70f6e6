import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { jsonLimit, readBody } from './body.ts';

const read = (body: string | Buffer, contentType: string | undefined = 'application/json') =>
  readBody(
    Readable.from(body.length > 0 ? [Buffer.from(body as string)] : []) as IncomingMessage,
    contentType,
  );

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a body', () => {
  it.each([
    ['an object', '{"a":1}', { a: 1 }],
    ['with non-ASCII text', '{"a":"ก"}', { a: 'ก' }],
    ['64 deep', nested(64), JSON.parse(nested(64)) as unknown],
    ['with brackets in a text', `{"a":"${'['.repeat(200)}"}`, { a: '['.repeat(200) }],
    ['with brackets after a quote in a text', `{"a":"\\"${'{'.repeat(200)}"}`, { a: `"${'{'.repeat(200)}` }],
    ['with many lists beside each other', `[[]${',[]'.repeat(99)}]`, Array.from({ length: 100 }, () => [])],
    ['with an escaped letter', '{"\\u0061":1}', { a: 1 }],
  ])('%s is parsed', async (_name, text, value) => {
    expect(await read(text)).toEqual({ kind: 'json', value });
  });

  it.each([
    ['65 deep', nested(65)],
    ['65 deep after a text', `{"a":"","b":${nested(64)}}`],
    ['100,000 deep', nested(100_000)],
    ['with __proto__', '{"a":{"__proto__":{"b":1}}}'],
    ['with an escaped __proto__', '{"__pr\\u006fto__":{"b":1}}'],
    ['that is too long', `"${'x'.repeat(jsonLimit - 1)}"`],
    ['that is no JSON', '{a:1}'],
    ['that is no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s is malformed', async (_name, text) => {
    expect(await read(text)).toEqual({ kind: 'broken' });
  });

  it('has at most the bytes of the limit', async () => {
    expect((await read(`"${'x'.repeat(jsonLimit - 2)}"`)).kind).toBe('json');
  });

  it('is rejected beyond the limit, in any number of chunks', async () => {
    const parts = Readable.from([Buffer.from('{}'), Buffer.alloc(jsonLimit, ' ')]) as IncomingMessage;
    expect(await readBody(parts, 'application/json')).toEqual({ kind: 'broken' });
  });

  it.each([undefined, '', ';;;', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'as %s is malformed',
    async (contentType) => {
      expect(await readBody(Readable.from([Buffer.from('{}')]) as IncomingMessage, contentType)).toEqual({
        kind: 'broken',
      });
    },
  );

  it('that is empty is absent, with any content type', async () => {
    expect(await read('')).toEqual({ kind: 'absent' });
    expect(await read('', 'text/plain')).toEqual({ kind: 'absent' });
  });
});
