import { Buffer } from 'node:buffer';
import type { OperationId } from '@wallet/contract';
import { describe, expect, it } from 'vitest';
import { heads, rejectedHeads } from '../domains/chat/chat.fixture.ts';
import { minutes } from '../world/clock.ts';
import { openServer, send, tokenFor, newWorld } from './http.fixture.ts';

const server = await openServer();
const world = newWorld(server.worlds);
const token = tokenFor(world);

/** Malicious file names, written into the form byte by byte. */
const names: Readonly<Record<string, string>> = {
  'steps up': '../../../etc/passwd.png',
  'steps up, as Windows writes them': '..\\..\\boot.png',
  'encoded steps up': '%2e%2e%2fa.png',
  'an absolute path': '/etc/cron.d/a.png',
  'a drive': 'C:\\a.png',
  'a NUL': 'a.html\0.png',
  'a right-to-left override': 'a\u202egnp.html.png',
  'three hundred letters': `${'x'.repeat(300)}.png`,
  'two endings': 'a.html.png',
  'the wrong ending': 'a.png.html',
  'only an ending': '.png',
  'no ending': 'picture',
  nothing: '',
  markup: '<img src=x onerror=alert(1)>.png',
  'an injected header': 'a.png%0d%0aset-cookie: a=b',
  Thai: 'สลิป.png',
  'a device': 'con.png',
  'a prototype': '__proto__.png',
};

const claims = [
  'image/png',
  'text/html',
  'image/svg+xml',
  'application/octet-stream',
  'text/html; charset=utf-7',
];

/** Files with the first bytes of a picture and other content behind them. */
const polyglots: Readonly<Record<string, Uint8Array>> = {
  'a GIF that is a script': Buffer.from('GIF89a/*\x01\x00*/=1;alert(document.domain)', 'latin1'),
  'a PNG with a page behind it': Buffer.concat([
    heads['image/png'],
    Buffer.from('<!doctype html><script>alert(1)</script>'),
  ]),
  'a JPEG with a program behind it': Buffer.concat([
    heads['image/jpeg'],
    Buffer.from('<?php system($_GET[0]);'),
  ]),
};

/** Files with the name of a picture and other content. */
const noPictures: Readonly<Record<string, Uint8Array>> = {
  ...rejectedHeads,
  'a drawing with a script': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ),
  'a drawing with a prologue': Buffer.from('<?xml version="1.0"?><!DOCTYPE svg><svg onload="alert(1)"/>'),
  'a PDF': Buffer.from('%PDF-1.7\n<script>'),
  'a ZIP': Buffer.from('PK\x03\x04', 'latin1'),
};

/** Sends a handwritten multipart form, because a browser would sanitize the file name. */
async function upload(
  id: OperationId,
  { name, type, bytes }: { name: string; type: string; bytes: Uint8Array },
) {
  // Avoids the rate limit between two uploads.
  world.advance(minutes(1));
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const { status, body } = await send(server, id, {
    world,
    token,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  });
  return { status, body: body as { message?: string; path?: string } };
}

const refusals = ['SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'SLIP_UPLOAD_FAIL'];

/** Expects that an accepted file has a generated name and its real type, and cannot run scripts. */
async function expectHarmless(path: string | undefined, type: string, bytes: Uint8Array): Promise<void> {
  expect(path).toMatch(new RegExp(`^/_mock/upload/${world.id}/[0-9a-f]{24}\\.[a-z0-9]{3}$`));
  const { statusCode, headers, rawPayload } = await server.app.inject({ url: path ?? '' });
  expect([statusCode, Buffer.compare(rawPayload, bytes)]).toEqual([200, 0]);
  expect(headers).toMatchObject({
    'content-type': type,
    'content-disposition': 'inline',
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['set-cookie']).toBeUndefined();
}

const picture = Buffer.concat([heads['image/png'], Buffer.from('pixels')]);

describe('a picture sent in a chat', () => {
  it.each(Object.entries(names))(
    'accepts any file name and stores a generated one: %s',
    async (_what, name) => {
      const sent = { name, type: 'text/html', bytes: picture };
      const { status, body } = await upload('chat.uploadImage', sent);
      if (status === 200) await expectHarmless(body.path, 'image/png', picture);
      else expect([status < 500, refusals]).toEqual([true, expect.arrayContaining([body.message])]);
    },
  );

  it.each(Object.entries(polyglots))('is served as a picture only: %s', async (_what, bytes) => {
    for (const type of claims) {
      const { status, body } = await upload('chat.uploadImage', { name: 'a.html.png', type, bytes });
      expect(status).toBe(200);
      await expectHarmless(body.path, expect.stringMatching(/^image\/(?:png|gif|jpeg)$/) as string, bytes);
    }
  });

  it.each(Object.entries(noPictures))('is rejected when it is no picture: %s', async (_what, bytes) => {
    for (const id of ['chat.uploadImage', 'chat.uploadVideo', 'deposit.sendSlip'] as const) {
      const { status, body } = await upload(id, { name: 'a.png', type: 'image/png', bytes });
      expect([id, status, body.message]).toEqual([id, 415, 'SLIP_INVALID_FILE']);
    }
  });
});
